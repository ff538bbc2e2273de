import { dateText } from "./date-text.js";
import { language, text } from "./language.js";

/** Formats a duration in seconds, such as "1:05" or "1:00:05". @param {number} seconds */
export function durationText(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
    if (parts[0] === 0) parts.shift();
    return parts.map((part, index) => (index > 0 ? String(part).padStart(2, "0") : part)).join(":");
}

const list = new Intl.ListFormat(language, { style: "short", type: "unit" });

/**
 * Returns the name of a photo or video for screen readers. Without a caption, it is the date with the folder. Without a date, or
 * in no folder, the file's name takes its place.
 * @param {import("./api.js").Photo} photo
 */
export function photoName({ caption, name, taken, folder, video, motion }) {
    const date = taken ? dateText(taken) : "";
    const known = caption || (date ? list.format([date, folder || name]) : name);
    if (motion) return text("livePhoto", { name: known });
    if (!video) return known;
    if (!video.duration) return text("video", { name: known });
    return text("videoOf", { name: known, duration: durationText(video.duration) });
}
