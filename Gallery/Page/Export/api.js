/** The page's interface to an exported gallery. It reads the catalog's chunks, where the gallery's own `api.js` asks a server. */

import { arrangement, flags } from "./arrangement.js";
import { catalog, chunk } from "./chunks.js";
import { photoAt } from "./photo-chunks.js";
import { cellRatios } from "./photo-ratios.js";
import { get } from "./requests.js";
import { thumbnailWidth } from "./thumbnail-widths.js";

export { thumbnailWidth };

/** There are only files: nothing changes, marks cannot be set, and the original files are not included. */
export const isLive = false;

/** Constant: a page shows the catalog that was current when it was opened. */
const revision = 1;

/** @param {import("../api.js").Query} query @returns {Promise<import("../api.js").Collection>} */
export async function fetchCollection(query) {
    const [{ title, count, videos: name }, { order, anniversaries, sections, months }] =
        await Promise.all([catalog(), arrangement(query)]);
    const isVideo = flags(count, await chunk(name, "json"));
    let videos = 0;
    for (let index = anniversaries; index < order.length; index += 1) videos += isVideo[order[index]];
    return {
        title, revision, anniversaries, videos, sections, months,
        count: order.length, skipped: 0, synthetic: false,
    };
}

/** Returns a column of the catalog for a query's photos, in their order. */
async function fetchColumn(query, name, Type) {
    const files = await catalog();
    const [{ order }, bytes] = await Promise.all([arrangement(query), chunk(files[name], "arrayBuffer")]);
    const column = new Type(bytes);
    // `Type.from` is slow: its iterator takes a quarter of a second for a million values.
    const values = new Type(order.length);
    for (let index = 0; index < order.length; index += 1) values[index] = column[order[index]];
    return { revision, values };
}

/** @param {import("../api.js").Query} query */
export async function fetchAspectRatios(query) {
    const { values } = await fetchColumn(query, "shapes", Uint16Array);
    return { revision, values: cellRatios(values) };
}

/** @param {import("../api.js").Query} query */
export const fetchCaptionLengths = (query) => fetchColumn(query, "captionLengths", Uint8Array);

/** @param {import("../api.js").Query} query */
export const fetchIds = (query) => fetchColumn(query, "ids", Uint32Array);

/**
 * @param {import("../api.js").Query} query
 * @param {number} from
 * @param {number} count
 * @param {AbortSignal} signal
 * @returns {Promise<{ revision: number, values: import("../api.js").Photo[] }>}
 */
export async function fetchPhotos(query, from, count, signal) {
    const { order } = await arrangement(query);
    const values = await Promise.all(Array.from(order.subarray(from, from + count), photoAt));
    // The chunk request is not aborted, because other callers may need the chunk, too.
    signal?.throwIfAborted();
    return { revision, values };
}

/** @returns {Promise<number | undefined>} undefined if there is no such photo */
export async function fetchPosition(query, id) {
    const [{ anniversaries }, { values }] = await Promise.all([arrangement(query), fetchIds(query)]);
    const index = values.indexOf(Number(id), anniversaries);
    return index < 0 ? undefined : index;
}

/** An export has no background work. The request finds out whether the web server answers again. */
export async function fetchStatus() {
    await get("export.json");
    return { thumbnails: { done: 0, total: 0 }, skipped: [], damaged: [] };
}

const nothing = () => {
    throw new Error("This gallery was exported: nothing can be changed in it.");
};

/** @returns {Promise<import("../api.js").Changes>} */
export const rescan = async () => nothing();
/** @type {typeof import("../api.js").markPhotos} */
export const markPhotos = async () => nothing();
/** @type {typeof import("../api.js").downloadPhotos} */
export const downloadPhotos = async () => nothing();

export const askForPicture = async (address) => void (await get(address)).body?.cancel();

/** @param {import("../api.js").Photo & { thumbnails?: string }} photo   `thumbnails` is the extension of their names */
export const thumbnailAddress = ({ version, thumbnails = "jpg" }, width) =>
    `thumbnails/${String(version).slice(0, 2)}/${version}-${width}.${thumbnails}`;

/** The extensions of videos, by media type. @type {Record<string, string>} */
const videoEndings = { "video/mp4": "mp4", "video/webm": "webm", "video/ogg": "ogv" };

/** The video, or the largest available picture. @param {import("../api.js").Photo} photo */
export function originalAddress(photo) {
    const { version, video } = photo;
    if (!video) return thumbnailAddress(photo, thumbnailWidth(Infinity));
    return `videos/${String(version).slice(0, 2)}/${version}.${videoEndings[video.type]}`;
}
/** An export has no tiles, because it has no original pictures. @returns {string} */
export const tileAddress = () => "";

/** The video of a live photo. @param {import("../api.js").Photo} photo */
export const motionAddress = ({ motion = "" }) => `videos/${motion.slice(0, 2)}/${motion}`;

export const downloadAddress = originalAddress;

/**
 * @param {import("../api.js").Photo & { folder?: string, size?: number }} photo
 * @returns {Promise<import("../api.js").Details>}
 */
export const fetchDetails = async ({ folder, name, size }) =>
    ({ path: folder ? `${folder}/${name}` : name, size, capture: {} });
