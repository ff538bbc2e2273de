import { get } from "./requests.js";

/**
 * The contents of an export. Chunks are files whose names change with their contents.
 *
 * @typedef {object} Catalog
 * @property {string} title
 * @property {number} count
 * @property {string} shapes          two bytes per photo, as from the server; like all of these, in the catalog's order
 * @property {string} captionLengths  one byte per photo
 * @property {string} ids             four bytes per photo
 * @property {[number, string][]} photos  the photos' data: the position of each chunk's first photo, and the chunk
 * @property {[number, string][]} words   the words to search, in the same form: one line per photo
 * @property {string} favorites       the positions of favorites
 * @property {string} videos          the positions of videos
 * @property {Record<string, string>} days   the photos of each day, by month and day such as "06-01"
 * @property {Record<string, { order?: string, sections: string }>} arrangements  by grouping and sort order
 */

/** Reads the catalog. Its name never changes, so it must be revalidated at every visit. @param {RequestCache} [cache] */
const readCatalog = async (cache) => (await get("catalog.json", undefined, undefined, cache ?? "no-cache")).text();

/** @type {Promise<string> | undefined} */
let text;
/** @type {Promise<Catalog> | undefined} */
let parsed;

/** @returns {Promise<Catalog>} */
export function catalog() {
    text ??= readCatalog();
    parsed ??= text.then((json) => JSON.parse(json));
    // After a failure, the next call tries again.
    parsed.catch(() => (text = parsed = undefined));
    return parsed;
}

/** The requested chunks, by name. Chunks of photos are many, so photo-chunks.js limits them. @type {Map<string, Promise<any>>} */
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

/** Frees the memory of a chunk. @param {string} name */
export const forget = (name) => chunks.delete(name);

async function read(name, kind) {
    try {
        return await (await get(`catalog/${name}`))[kind]();
    } catch (error) {
        if (error.status === 404) await catchUp();
        throw error;
    }
}

/** Reloads the page, which returns to the same position, if a newer export has replaced this one. */
async function catchUp() {
    // Without asking whether the file has changed: servers that compare dates in seconds deny it for two exports in one second.
    if ((await text) === (await readCatalog("reload"))) return;
    location.reload();
    await new Promise(() => {});
}
