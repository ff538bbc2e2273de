import { text } from "./language.js";

/** @type {Record<string, Parameters<typeof text>[0]>} */
const titles = {
    waterfall: "layoutWaterfall",
    justified: "layoutJustified",
    grid: "layoutGrid",
    list: "layoutList",
    staggered: "layoutStaggered",
    packed: "layoutPacked",
    carousel: "layoutCarousel",
};

/** Returns a layout's name in the language of the interface. A new layout without a text has its own title. */
export const layoutTitle = ({ name, title }) => (Object.hasOwn(titles, name) ? text(titles[name]) : title);
