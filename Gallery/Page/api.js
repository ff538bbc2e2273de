/** The gallery's server, as the page sees it. An exported gallery has another module in this one's place: Export/api.js. */

import { cellRatios } from "./photo-ratios.js";
import { ask, get as request } from "./requests.js";

export { thumbnailWidth } from "./thumbnail-widths.js";

/** Whether there is a server that notices changes, keeps marks and has the files themselves. */
export const isLive = true;

/**
 * @typedef {object} Photo
 * @property {number | string} id
 * @property {string} name      the file's name
 * @property {number} width     in pixels, upright
 * @property {number} height
 * @property {string} [caption]
 * @property {string} [author]
 * @property {string} [taken]   ISO 8601
 * @property {string} [color]   the average color, #rrggbb
 * @property {string | number} version  changes when the file does
 * @property {boolean} [favorite]
 * @property {boolean} [hidden]
 *
 * @typedef {object} Query      which photos, in which sections and order
 * @property {string} group
 * @property {string} [sort]   by default what suits the grouping
 * @property {string} [words]  that all have to be found
 * @property {"all" | "favorites" | "hidden"} [shelf]  default: all but the hidden ones
 * @property {string} [today]  "2024-06-01": photos of this day in earlier years come first, once more
 *
 * @typedef {object} Collection
 * @property {string} title
 * @property {number} revision  rises when photos come, go or become others
 * @property {number} count
 * @property {number} anniversaries  how many at the start are of this day in earlier years
 * @property {number} skipped
 * @property {{ key: string, title: string, count: number, date?: string }[]} sections  by date with as much of it as they
 *     have in common, empty for what has none
 * @property {{ index: number, year: number, month: number }[]} months  where each begins, in the order of dates
 * @property {boolean} synthetic
 *
 * @typedef {object} Changes
 * @property {number} revision
 * @property {number} added
 * @property {number} removed
 * @property {number} changed
 * @property {number} renamed
 * @property {number} [firstAdded]  the id of a new photo
 */

/** @type {typeof request} */
const get = (...parameters) => request(...parameters).catch((error) => {
    if (error.status !== 401) throw error;
    // The session has ended: what is at this address now asks for the password.
    location.reload();
    return new Promise(() => {});
});

/** @param {Query} query @returns {Record<string, string>} */
const parametersOf = ({ group, sort, words, shelf, today }) => ({
    group,
    ...(sort && { sort }),
    ...(words && { words }),
    ...(shelf && { shelf }),
    ...(today && { today }),
});

const revisionOf = (response) => Number(response.headers.get("Gallery-Revision") ?? 0);

/** @param {Query} query @returns {Promise<Collection>} */
export const fetchCollection = async (query) => (await get("/api/collection", parametersOf(query))).json();

/**
 * Width over height of every photo's cell.
 * @param {Query} query
 * @returns {Promise<{ revision: number, values: Float32Array }>}
 */
export async function fetchAspectRatios(query) {
    const response = await get("/api/shapes", parametersOf(query));
    // The bytes are little-endian, as is every machine browsers run on.
    const shares = new Uint16Array(await response.arrayBuffer());
    return { revision: revisionOf(response), values: cellRatios(shares) };
}

/**
 * The number of characters of each photo's caption, capped at 255.
 * @param {Query} query
 * @returns {Promise<{ revision: number, values: Uint8Array }>}
 */
export async function fetchCaptionLengths(query) {
    const response = await get("/api/caption-lengths", parametersOf(query));
    return { revision: revisionOf(response), values: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * Every photo's id.
 * @param {Query} query
 * @returns {Promise<{ revision: number, values: Uint32Array }>}
 */
export async function fetchIds(query) {
    const response = await get("/api/ids", parametersOf(query));
    return { revision: revisionOf(response), values: new Uint32Array(await response.arrayBuffer()) };
}

/**
 * @param {Query} query
 * @param {number} from
 * @param {number} count
 * @param {AbortSignal} signal
 * @returns {Promise<{ revision: number, values: Photo[] }>}
 */
export async function fetchPhotos(query, from, count, signal) {
    const response = await get("/api/photos", { ...parametersOf(query), from, count }, signal);
    return { revision: revisionOf(response), values: (await response.json()).photos };
}

/** @returns {Promise<number | undefined>} undefined: there is no such photo (any more) */
export async function fetchPosition(query, id) {
    try {
        return (await (await get("/api/position", { ...parametersOf(query), id })).json()).index;
    } catch (error) {
        if (error.status === 404 || error.status === 400) return undefined;
        throw error;
    }
}

/**
 * @typedef {{ name: string, reason: string }} UnshownFile
 * @returns {Promise<{ thumbnails: { done: number, total: number }, skipped: UnshownFile[], damaged: UnshownFile[], trouble?: string }>}
 */
export const fetchStatus = async () => (await get("/api/status")).json();

/**
 * Has the folder looked at for changes.
 * @returns {Promise<Changes>}
 */
export const rescan = async () => (await ask("/api/rescan", { method: "POST" })).json();

/**
 * Marks photos, or takes the mark from them.
 * @param {Iterable<number | string>} ids
 * @param {"favorite" | "hidden"} mark
 * @param {boolean} isSet
 */
export const markPhotos = async (ids, mark, isSet) =>
    void (await ask("/api/marks", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ids: [...ids], mark, isSet }),
    }));

/**
 * Saves photos as one archive, under their own names.
 * @param {Iterable<number | string>} ids
 */
export function downloadPhotos(ids) {
    // A form: the browser saves what comes while it comes, and needs no memory for it.
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/photos.zip", hidden: true });
    form.append(Object.assign(document.createElement("input"), { name: "ids", value: [...ids].join(",") }));
    document.body.append(form);
    form.submit();
    form.remove();
}

/**
 * Asks for a picture that an `<img>` failed to show: its error event gives no reason.
 * @throws {Unreachable} the server does not answer; any other error is its answer
 */
export const askForPicture = async (address) => void (await get(address)).body?.cancel();

/** @param {Photo} photo */
export const thumbnailAddress = (photo, width) =>
    `/thumbnails/${photo.id}/${width}?v=${encodeURIComponent(photo.version)}`;

/**
 * @typedef {object} Details
 * @property {string} path   within the folder
 * @property {number} [size]  in bytes
 * @property {{ camera?: string, lens?: string, exposure?: string, aperture?: string, sensitivity?: string,
 *     focalLength?: string, latitude?: number, longitude?: number }} capture
 *
 * @param {Photo} photo
 * @returns {Promise<Details>}
 */
export const fetchDetails = async (photo) => (await get(`/api/photos/${photo.id}`)).json();

/** The file itself, to be kept under its own name. @param {Photo} photo */
export const downloadAddress = (photo) => `/photos/${photo.id}?download&v=${encodeURIComponent(photo.version)}`;

/** @param {Photo} photo */
export const originalAddress = (photo) => `/photos/${photo.id}?v=${encodeURIComponent(photo.version)}`;
