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

/** A layout's name in the interface's language; a layout that was added later has its own. */
export const layoutTitle = ({ name, title }) => (Object.hasOwn(titles, name) ? text(titles[name]) : title);
