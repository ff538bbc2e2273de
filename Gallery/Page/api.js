/** The page's interface to the gallery's server. In an exported gallery, Export/api.js replaces this module. */

import { cellRatios } from "./photo-ratios.js";
import { ask, get as request } from "./requests.js";

export { thumbnailWidth } from "./thumbnail-widths.js";

/** Whether there is a server that reports changes, stores marks and has the original files. */
export const isLive = true;

/**
 * @typedef {object} Photo
 * @property {number | string} id
 * @property {string} name      the file's name
 * @property {string} folder    the path of its folder, within the photo folder; empty for the photo folder itself
 * @property {number} width     in pixels, upright
 * @property {number} height
 * @property {string} [caption]
 * @property {string} [author]
 * @property {string} [taken]   ISO 8601
 * @property {string} [color]   the average color, #rrggbb
 * @property {string | number} version  changes when the file does
 * @property {{ type: string, duration?: number, hasPoster?: boolean }} [video]  `type` is for playing; `duration` in seconds;
 *     without a poster, the size is not known either
 * @property {boolean} [tiles]  whether the photo is so large that it is shown in tiles
 * @property {string} [motion]  the version of the video that belongs to a live photo
 * @property {boolean} [favorite]
 * @property {boolean} [hidden]
 *
 * @typedef {object} Query      a selection of photos, with their sections and order
 * @property {string} group
 * @property {string} [sort]   default: the usual order of the grouping
 * @property {string} [words]  the words, all of which must be found
 * @property {"all" | "favorites" | "hidden"} [shelf]  default: all photos that are not hidden
 * @property {string} [folder]  the path of a folder, for its photos and those of all folders in it
 * @property {string} [today]  such as "2024-06-01": repeats the photos of this day in earlier years at the start
 *
 * @typedef {object} Collection
 * @property {string} title
 * @property {string} [group]  the grouping of the sections. It is that of the query, unless dates are not known yet
 * @property {number} revision  grows when photos are inserted, deleted or changed
 * @property {number} count
 * @property {number} videos  how many of them are videos; anniversaries count once
 * @property {number} anniversaries  the number of photos at the start that are of this day in earlier years
 * @property {number} skipped
 * @property {number} [hidden]  the number of hidden photos, if there are no others
 * @property {{ key: string, title: string, count: number, videos?: number, date?: string }[]} sections  `date` is the
 *     part of the date that a section's photos share, in sections by date; empty for photos without one
 * @property {{ index: number, year: number, month: number }[]} months  the first photo of each month, if sorted by date
 * @property {boolean} synthetic
 *
 * @typedef {object} Changes
 * @property {number} revision
 * @property {number} added
 * @property {number} removed
 * @property {number} changed
 * @property {number} renamed
 * @property {number} [firstAdded]  the id of the first new photo
 */

/** @param {Promise<Response>} answer @returns {Promise<Response>} */
const inSession = (answer) => answer.catch((error) => {
    if (error.status !== 401) throw error;
    // The session has ended. The page at this address now asks for the password.
    location.reload();
    return new Promise(() => {});
});

/** @type {typeof request} */
const get = (...parameters) => inSession(request(...parameters));

/** @param {string} address @param {RequestInit} [options] */
const post = (address, options) => inSession(ask(address, { method: "POST", ...options }));

/** @param {Query} query @returns {Record<string, string>} */
const parametersOf = ({ group, sort, words, shelf, folder, today }) => ({
    group,
    ...(sort && { sort }),
    ...(words && { words }),
    ...(shelf && { shelf }),
    ...(folder && { folder }),
    ...(today && { today }),
});

const revisionOf = (response) => Number(response.headers.get("Gallery-Revision") ?? 0);

/** @param {Query} query @returns {Promise<Collection>} */
export const fetchCollection = async (query) => (await get("/api/collection", parametersOf(query))).json();

/**
 * Fetches the aspect ratio of every photo's cell.
 * @param {Query} query
 * @returns {Promise<{ revision: number, values: Float32Array }>}
 */
export async function fetchAspectRatios(query) {
    const response = await get("/api/shapes", parametersOf(query));
    // The bytes are little-endian, like every machine that browsers run on.
    const shares = new Uint16Array(await response.arrayBuffer());
    return { revision: revisionOf(response), values: cellRatios(shares) };
}

/**
 * Fetches the number of characters of each photo's caption, at most 255.
 * @param {Query} query
 * @returns {Promise<{ revision: number, values: Uint8Array }>}
 */
export async function fetchCaptionLengths(query) {
    const response = await get("/api/caption-lengths", parametersOf(query));
    return { revision: revisionOf(response), values: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * Fetches the ids of all photos.
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

/** @returns {Promise<number | undefined>} undefined if there is no such photo, or none any more */
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
 * @typedef {{ done: number, total: number }} Progress
 * @returns {Promise<{ reading?: Progress, thumbnails: Progress, thumbnailTrouble?: string, skipped: UnshownFile[],
 *     damaged: UnshownFile[], trouble?: string }>}
 */
export const fetchStatus = async () => (await get("/api/status")).json();

/**
 * Has the server look for changes in the folder.
 * @returns {Promise<Changes>}
 */
export const rescan = async () => (await post("/api/rescan")).json();

/**
 * Sets or removes a mark of photos.
 * @param {Iterable<number | string>} ids
 * @param {"favorite" | "hidden"} mark
 * @param {boolean} isSet
 */
export const markPhotos = async (ids, mark, isSet) =>
    void (await post("/api/marks", {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ids: [...ids], mark, isSet }),
    }));

/**
 * Downloads photos as one archive, under their own names.
 * @param {Iterable<number | string>} ids
 */
export async function downloadPhotos(ids) {
    const list = [...ids].join(",");
    // An error must not replace the page. So the archive is first requested without reading it.
    const answer = await post("/photos.zip", { body: new URLSearchParams({ ids: list }) });
    await answer.body?.cancel();
    // A form lets the browser save the archive while it arrives, instead of holding it in memory.
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/photos.zip", hidden: true });
    form.append(Object.assign(document.createElement("input"), { name: "ids", value: list }));
    document.body.append(form);
    form.submit();
    form.remove();
}

/**
 * Requests a picture that an `<img>` failed to show, because its error event gives no reason.
 * @throws {Unreachable} if the server does not answer; any other error is its answer
 */
export const askForPicture = async (address) => void (await get(address)).body?.cancel();

/** @param {Photo} photo */
export const thumbnailAddress = (photo, width) =>
    `/thumbnails/${photo.id}/${width}?v=${encodeURIComponent(photo.version)}`;

/**
 * @typedef {object} Details
 * @property {string} path   the path within the photo folder
 * @property {number} [size]  in bytes
 * @property {{ camera?: string, lens?: string, exposure?: string, aperture?: string, sensitivity?: string,
 *     focalLength?: string, latitude?: number, longitude?: number }} capture
 *
 * @param {Photo} photo
 * @returns {Promise<Details>}
 */
export const fetchDetails = async (photo) => (await get(`/api/photos/${photo.id}`)).json();

/** The original file, for saving under its own name. @param {Photo} photo */
export const downloadAddress = (photo) => `/photos/${photo.id}?download&v=${encodeURIComponent(photo.version)}`;

/** A tile of a large photo. @param {Photo} photo @param {number} level @param {number} x @param {number} y */
export const tileAddress = (photo, level, x, y) =>
    `/tiles/${photo.id}/${level}/${x}/${y}?v=${encodeURIComponent(photo.version)}`;

/** The video of a live photo. @param {Photo} photo */
export const motionAddress = (photo) => `/photos/${photo.id}/motion?v=${encodeURIComponent(photo.motion ?? "")}`;

/** @param {Photo} photo */
export const originalAddress = (photo) => `/photos/${photo.id}?v=${encodeURIComponent(photo.version)}`;
