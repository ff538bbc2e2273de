import { dateText } from "./date-text.js";
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
