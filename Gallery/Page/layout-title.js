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

/** Returns whether a layout has a name in the language of the interface. */
export const hasLayoutTitle = ({ name }) => Object.hasOwn(titles, name);

/** Returns that name. */
export const layoutTitle = ({ name }) => text(titles[name]);
