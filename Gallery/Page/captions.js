import { PhotoCell } from "./photo-cell.js";

/** As `-webkit-line-clamp` in photos.css. */
const lineLimit = 6;
/** Lines break before they are full. */
const fill = 0.94;
const sample = "The trail climbs to the pass; snow stays in the shade well into June.";

/**
 * Guesses the height of every photo's text from the number of its characters, so that photos whose captions nobody has
 * read yet already have about their final place. What comes near the viewport is measured.
 *
 * @param {Uint8Array} lengths    characters of each caption, 0 = none
 * @param {number} breadth        width of a cell in px
 * @param {boolean} withAuthors   whether most photos name their author
 * @param {HTMLElement} place     where cells live: their fonts are measured in it
 * @returns {Float32Array} px per photo
 */
export function estimateTextHeights(lengths, breadth, withAuthors, place) {
    const { padding, line, author, character } = measureText(place);
    const heights = new Float32Array(256);
    heights[0] = withAuthors ? padding + author : 0;
    for (let length = 1; length < 256; length += 1) {
        const lines = Math.min(lineLimit, Math.ceil((length * character) / (breadth * fill)));
        heights[length] = padding + lines * line + (withAuthors ? author : 0);
    }
    // Not Float32Array.from: its iterator takes a quarter of a second for a million.
    const estimates = new Float32Array(lengths.length);
    for (let index = 0; index < lengths.length; index += 1) estimates[index] = heights[lengths[index]];
    return estimates;
}

/** Fills one cell out of sight and reads, in px, what its text takes. */
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
    const character = /** @type {Element} */ (text.firstChild).getBoundingClientRect().width / sample.length;
    const withoutAuthor = cell.textHeight;
    show({ caption: sample, author: sample });
    const author = cell.textHeight - withoutAuthor;

    node.remove();
    return { padding: withoutAuthor - line, line, author, character };
}
