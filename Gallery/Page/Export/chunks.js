import { get } from "./requests.js";

/**
 * What an export consists of. Chunks are files whose names change with their content.
 *
 * @typedef {object} Catalog
 * @property {string} title
 * @property {number} count
 * @property {string} shapes          two bytes a photo, as of the server; so are all of these in the catalog's own order
 * @property {string} captionLengths  one byte a photo
 * @property {string} ids             four bytes a photo
 * @property {[number, string][]} photos  what is told of photos: the position of each chunk's first one, and the chunk
 * @property {[number, string][]} words   what is searched, likewise: one line a photo
 * @property {string} favorites       the positions of favorites
 * @property {Record<string, string>} days   by month and day, "06-01": the photos of that day
 * @property {Record<string, { order?: string, sections: string }>} arrangements  by grouping and sort order
 */

/** The catalog itself keeps its name: it is looked at anew with every visit. */
const readCatalog = async () => (await get("catalog.json", undefined, undefined, "no-cache")).text();

/** @type {Promise<string> | undefined} */
let text;
/** @type {Promise<Catalog> | undefined} */
let parsed;

/** @returns {Promise<Catalog>} */
export function catalog() {
    text ??= readCatalog();
    parsed ??= text.then((json) => JSON.parse(json));
    // What failed may be there at the next attempt.
    parsed.catch(() => (text = parsed = undefined));
    return parsed;
}

/** Chunks that were asked for, by name. Those of photos are many and have a limit of their own. @type {Map<string, Promise<any>>} */
const chunks = new Map();

/**
 * @param {string} name
 * @param {"arrayBuffer" | "json" | "text"} kind
 * @returns {Promise<any>}
 */
export function chunk(name, kind) {
    let promise = chunks.get(name);
    if (!promise) {
        promise = read(name, kind);
        promise.catch(() => chunks.delete(name));
        chunks.set(name, promise);
    }
    return promise;
}

/** Gives the memory of a chunk back. @param {string} name */
export const forget = (name) => chunks.delete(name);

async function read(name, kind) {
    try {
        return await (await get(`catalog/${name}`))[kind]();
    } catch (error) {
        if (error.status === 404) await catchUp();
        throw error;
    }
}

/** Begins again, at the same place, if another export has taken this one's place. */
async function catchUp() {
    if ((await text) === (await readCatalog())) return;
    location.reload();
    await new Promise(() => {});
}
