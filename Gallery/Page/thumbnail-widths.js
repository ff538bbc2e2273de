/** The available widths of thumbnails, in pixels. */
const widths = [320, 640, 1280];

/** @returns {number} the narrowest thumbnail that is sharp at `width` device pixels */
export const thumbnailWidth = (width) => widths.find((offered) => offered >= width) ?? widths.at(-1);
