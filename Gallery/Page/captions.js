import { PhotoCell } from "./photo-cell.js";

/** The same as `-webkit-line-clamp` in photos.css. */
const lineLimit = 6;
/** The average part of a line that is filled, because lines break between words. */
const fill = 0.94;
const sample = "The trail climbs to the pass; snow stays in the shade well into June.";

/**
 * Estimates the height of every photo's text from its number of characters, so that photos are near their final positions before
 * their captions are loaded. Texts near the viewport are measured.
 *
 * @param {Uint8Array} lengths    the numbers of characters of the captions; 0 for none
 * @param {number} breadth        the width of a cell, in px
 * @param {boolean} withAuthors   whether most photos have an author
 * @param {HTMLElement} place     the parent of cells, which determines their fonts
 * @returns {Float32Array} the heights, in px
 */
export function estimateTextHeights(lengths, breadth, withAuthors, place) {
    const { padding, line, author, character } = measureText(place);
    const heights = new Float32Array(256);
    heights[0] = withAuthors ? padding + author : 0;
    for (let length = 1; length < 256; length += 1) {
        const lines = Math.min(lineLimit, Math.ceil((length * character) / (breadth * fill)));
        heights[length] = padding + lines * line + (withAuthors ? author : 0);
    }
    // `Float32Array.from` is slow: its iterator takes a quarter of a second for a million values.
    const estimates = new Float32Array(lengths.length);
    for (let index = 0; index < lengths.length; index += 1) estimates[index] = heights[lengths[index]];
    return estimates;
}

/** Fills one hidden cell, and measures its text in px. */
function measureText(place) {
    const node = document.createElement("div");
    node.className = "photo-probe";
    const cell = new PhotoCell(node);
    place.append(node);

    /** @type {(texts: Partial<import("./api.js").Photo>) => void} */
    const show = (texts) => cell.show(0, /** @type {import("./api.js").Photo} */ (texts));
    show({ caption: sample });
    const text = node.querySelector(".photo-caption");
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    const range = document.createRange();
    range.selectNodeContents(text);
    const character = range.getBoundingClientRect().width / sample.length;
    const withoutAuthor = cell.textHeight;
    show({ caption: sample, author: sample });
    const author = cell.textHeight - withoutAuthor;

    node.remove();
    return { padding: withoutAuthor - line, line, author, character };
}
