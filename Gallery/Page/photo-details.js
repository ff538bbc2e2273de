import { fetchDetails } from "./api.js";
import { dateText } from "./date-text.js";
import { locale, text } from "./language.js";
import { durationText } from "./photo-name.js";

const bytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Formats a size in bytes, such as "3.4 MB". */
function sizeText(size) {
    const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
    const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
    const format = { style: /** @type {const} */ ("unit"), unit: units[power], maximumFractionDigits: 1 };
    return (size / 1000 ** power).toLocaleString(locale, format);
}

/**
 * Fills a panel with the details of a photo.
 * @param {HTMLElement} panel
 * @param {import("./api.js").Photo} photo
 * @param {() => boolean} isWanted   whether the photo is still the open one
 */
export async function showDetails(panel, photo, isWanted) {
    /** @type {import("./api.js").Details} */
    let details;
    try {
        details = await fetchDetails(photo);
    } catch (error) {
        if (!isWanted()) return;
        const sentence = document.createElement("p");
        sentence.textContent = error.message;
        panel.replaceChildren(sentence);
        return;
    }
    if (!isWanted()) return;
    const { capture, path, size } = details;
    const megapixels = (photo.width * photo.height) / 1e6;
    const list = document.createElement("dl");
    /** @param {Parameters<typeof text>[0]} name @param {any[]} values */
    const add = (name, ...values) => {
        const texts = values.filter(Boolean);
        if (texts.length === 0) return;
        const term = document.createElement("dt");
        term.textContent = text(name);
        const value = document.createElement("dd");
        value.dir = "auto";
        texts.forEach((part, index) => value.append(index > 0 ? " · " : "", part));
        list.append(term, value);
    };
    add("caption", photo.caption);
    add("author", photo.author);
    add("taken", photo.taken && dateText(photo.taken));
    add("camera", capture.camera);
    add("lens", capture.lens);
    add("exposure", capture.exposure, capture.aperture, capture.sensitivity, capture.focalLength);
    const isSizeKnown = !photo.video || photo.video.hasPoster;
    add("size", isSizeKnown && `${photo.width} × ${photo.height}`,
        !photo.video && megapixels >= 0.1 && text("megapixels", { number: bytes.format(megapixels) }),
        size !== undefined && sizeText(size));
    if (photo.video?.duration) add("duration", durationText(photo.video.duration));
    add("file", path);
    if (capture.latitude !== undefined) add("location", mapLink(capture.latitude, capture.longitude));
    // The same details stay, and with them the focus and what a person has selected.
    if (!panel.firstElementChild?.isEqualNode(list)) panel.replaceChildren(list);
}

function mapLink(latitude, longitude) {
    const [north, east] = [latitude, longitude].map((degrees) => degrees.toFixed(5));
    const link = document.createElement("a");
    // The map's server learns the location only if the person follows the link.
    link.href = `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=14/${north}/${east}`;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    const [n, s, e, w] = text("compass");
    const part = (degrees, positive, negative) => `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
    link.textContent = `${part(latitude, n, s)}, ${part(longitude, e, w)}`;
    link.title = text("showOnMap");
    return link;
}
