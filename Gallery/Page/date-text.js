import { locale } from "./language.js";

// Making a format takes much longer than using it, and every cell uses one.
const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
const minute = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });

/** Formats the time of a photo, such as "16 June 2018 at 12:30". @param {string} taken   ISO 8601 */
export function dateText(taken) {
    // Cameras record local time without a zone. It is shown as recorded, not converted to this zone.
    const wall = new Date(taken.slice(0, 19));
    if (Number.isNaN(wall.valueOf())) return "";
    const isMidnight = /T00:00:00/.test(taken);
    return (isMidnight ? day : minute).format(wall);
}
