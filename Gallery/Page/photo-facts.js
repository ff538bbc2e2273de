import { locale } from "./language.js";
import { durationText } from "./photo-name.js";

/**
 * Returns the facts about a photo besides its caption, the most interesting first.
 * @param {import("./api.js").Photo} photo
 * @returns {HTMLElement[]}
 */
export function photoFacts({ author, taken, width, height, name, video }) {
    const size = (!video || video.hasPoster) && `${width} × ${height}`;
    const duration = video?.duration && durationText(video.duration);
    return [author, taken && dateText(taken), size, duration, name].filter(Boolean).map((fact) => {
        // Each fact has its own direction. The dots between them have the page's.
        const text = document.createElement("bdi");
        text.textContent = fact;
        const element = document.createElement("span");
        element.append(text);
        return element;
    });
}

export function dateText(taken) {
    // Cameras record local time without a zone. It is shown as recorded, not converted to this zone.
    const wall = new Date(taken.slice(0, 19));
    if (Number.isNaN(wall.valueOf())) return "";
    const midnight = /T00:00:00/.test(taken);
    return wall.toLocaleString(locale, { dateStyle: "long", ...(midnight ? {} : { timeStyle: "short" }) });
}
