import { catalog, chunk, forget } from "./chunks.js";

/** The number of chunks to keep. */
const limit = 60;

/** The chunks that are kept, the least recently used first. @type {Set<string>} */
const held = new Set();

/**
 * @param {number} place   the position in the catalog's order
 * @returns {Promise<import("../api.js").Photo>}
 */
export async function photoAt(place) {
    const { photos } = await catalog();
    const number = chunkAt(photos, place);
    const [first, name] = photos[number];
    held.delete(name);
    held.add(name);
    const values = await chunk(name, "json");
    while (held.size > limit) {
        const [oldest] = held;
        held.delete(oldest);
        forget(oldest);
    }
    return values[place - first];
}

/** Returns the index of the chunk with a photo, by binary search. @param {[number, string][]} chunks @param {number} place */
function chunkAt(chunks, place) {
    let [low, high] = [0, chunks.length];
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (chunks[middle][0] <= place) low = middle;
        else high = middle;
    }
    return low;
}
