/** The gallery's server, as the page sees it. */

/** The server does not answer, as opposed to answering with an error. */
export class Unreachable extends Error {
    name = "Unreachable";
}

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
 *
 * @typedef {object} Collection
 * @property {string} title
 * @property {number} count
 * @property {number} skipped
 * @property {{ title: string, count: number }[]} sections
 */

async function get(path, parameters, signal) {
    const address = parameters ? `${path}?${new URLSearchParams(parameters)}` : path;
    let response;
    try {
        response = await fetch(address, { signal });
    } catch (error) {
        if (error.name === "AbortError") throw error;
        throw new Unreachable("The gallery's server does not answer.");
    }
    if (response.ok) return response;
    const reason = await response.json().then((body) => body.error, () => undefined);
    throw Object.assign(new Error(reason ?? `The server answered ${response.status} to ${address}.`), {
        status: response.status,
    });
}

/** @returns {Promise<Collection>} */
export const fetchCollection = async (group) => (await get("/api/collection", { group })).json();

/** Cells are at most this many times as wide as high, or as high as wide. Of longer photos they show the middle. */
const longest = 3;

/**
 * Width over height of every photo's cell. One pass and one array: a million photos are decoded in a few milliseconds.
 * @returns {Promise<Float32Array>}
 */
export async function fetchAspectRatios(group) {
    // The bytes are little-endian, as is every machine browsers run on.
    const shares = new Uint16Array(await (await get("/api/shapes", { group })).arrayBuffer());
    const ratios = new Float32Array(shares.length);
    for (let index = 0; index < shares.length; index += 1) {
        const share = shares[index];
        ratios[index] = Math.min(Math.max(share / (65535 - share), 1 / longest), longest);
    }
    return ratios;
}

/**
 * The number of characters of each photo's caption, capped at 255.
 * @returns {Promise<Uint8Array>}
 */
export const fetchCaptionLengths = async (group) =>
    new Uint8Array(await (await get("/api/caption-lengths", { group })).arrayBuffer());

/** @returns {Promise<Photo[]>} */
export async function fetchPhotos(group, from, count, signal) {
    const response = await get("/api/photos", { group, from, count }, signal);
    return (await response.json()).photos;
}

/** @returns {Promise<number | undefined>} undefined: there is no such photo (any more) */
export async function fetchPosition(group, id) {
    try {
        return (await (await get("/api/position", { group, id })).json()).index;
    } catch (error) {
        if (error.status === 404 || error.status === 400) return undefined;
        throw error;
    }
}

/**
 * @typedef {{ name: string, reason: string }} UnshownFile
 * @returns {Promise<{ thumbnails: { done: number, total: number }, skipped: UnshownFile[], damaged: UnshownFile[] }>}
 */
export const fetchStatus = async () => (await get("/api/status")).json();

/**
 * Asks for a picture that an `<img>` failed to show: its error event gives no reason.
 * @throws {Unreachable} the server does not answer; any other error is its answer
 */
export const askForPicture = async (address) => void (await get(address)).body?.cancel();

/** The thumbnail's widths on offer, in pixels. */
const widths = [320, 640, 1280];

/** The narrowest thumbnail that is sharp at `width` device pixels. */
export const thumbnailWidth = (width) => widths.find((offered) => offered >= width) ?? widths.at(-1);

/** @param {Photo} photo */
export const thumbnailAddress = (photo, width) =>
    `/thumbnails/${photo.id}/${width}?v=${encodeURIComponent(photo.version)}`;

/** @param {Photo} photo */
export const originalAddress = (photo) => `/photos/${photo.id}?v=${encodeURIComponent(photo.version)}`;
