import { catalog, chunk } from "./chunks.js";

/** Anything but letters and digits separates words. */
const between = /[^\p{L}\p{M}\p{N}]+/u;

/** Chinese and Japanese characters. There are no spaces between words in these languages, so each character counts as a word. */
const wordCharacter =
    /[\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{3ffff}]/gu;

/** An emoji, which becomes a word of a rare letter and its number. */
const emoji = /(?![\0-\x7f])\p{Emoji}\ufe0f?/gu;
const emojiWord = (character) => ` ʘ${character.codePointAt(0).toString(16)} `;

/**
 * Finds the photos that contain every word, or a word that begins with it, in their name, folder, caption, author or date.
 * @param {string} words   as typed by a person
 * @returns {Promise<Uint8Array>} 1 for each photo found, by position in the catalog's order
 */
export async function search(words) {
    const { count, words: chunks } = await catalog();
    const found = new Uint8Array(count);
    // The words of a chunk have this form: lowercase without accents, each after a space.
    const requested = plain(words).replace(emoji, emojiWord).split(between).filter(Boolean)
        .map((word) => ` ${word.replace(wordCharacter, " $& ").trim().replace(/ +/g, " ")}`);
    if (requested.length === 0) return found;
    // Longer words are found less often, so the longest comes first.
    requested.sort((a, b) => b.length - a.length);
    await Promise.all(chunks.map(async ([first, name]) => searchChunk(await chunk(name, "text"), first, requested, found)));
    return found;
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC");

/** Searches the whole text for the first word, and only the lines that contain it for the others. */
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
