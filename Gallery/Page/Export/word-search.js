import { catalog, chunk } from "./chunks.js";

/** Between words, letters and numbers end. */
const between = /[^\p{L}\p{N}]+/u;

/**
 * Finds photos that have every word, at its beginning, in any of name, folder, caption, author and date.
 * @param {string} words   as a person types them
 * @returns {Promise<Uint8Array>} by position in the catalog's own order: 1 for what is found
 */
export async function search(words) {
    const { count, words: chunks } = await catalog();
    const found = new Uint8Array(count);
    // A chunk's words are written like this: small letters without accents, each after a space.
    const wished = plain(words).split(between).filter(Boolean).map((word) => ` ${word}`);
    if (wished.length === 0) return found;
    // What is longest is found least often.
    wished.sort((a, b) => b.length - a.length);
    await Promise.all(chunks.map(async ([first, name]) => searchChunk(await chunk(name, "text"), first, wished, found)));
    return found;
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Looks for the first word in the whole text, and for the others only in lines that have it. */
function searchChunk(text, first, [rarest, ...others], found) {
    let place = first;
    let start = 0;
    for (let hit = text.indexOf(rarest); hit >= 0; hit = text.indexOf(rarest, start)) {
        for (let end = text.indexOf("\n", start); end < hit; end = text.indexOf("\n", start)) {
            place += 1;
            start = end + 1;
        }
        const end = text.indexOf("\n", hit);
        const line = text.slice(start, end);
        if (others.every((word) => line.includes(word))) found[place] = 1;
        place += 1;
        start = end + 1;
    }
}
