import { language, locale, text } from "./language.js";

/** By how much of a date is known: "2018", "2018-06", "2018-06-03". @type {Record<number, Intl.DateTimeFormatOptions>} */
const parts = {
    4: { year: "numeric" },
    7: { year: "numeric", month: "long" },
    10: { year: "numeric", month: "long", day: "numeric" },
};

/**
 * A section's heading in the interface's language.
 * @param {import("./api.js").Collection["sections"][number]} section
 */
export function sectionTitle({ key, title, date }) {
    if (key === "/anniversaries") return text("onThisDay");
    if (date === undefined) return title;
    return date === "" ? text("undated") : dateTitle(date);
}

/** "3 June 2018". @param {string} date   "2018-06-03", or its beginning */
export function dateTitle(date) {
    // In English, as the gallery has always written dates, wherever it is spoken.
    const written = language === "en" ? "en-GB" : locale;
    const [year, month = 1, day = 1] = date.split("-").map(Number);
    const moment = new Date(Date.UTC(2000, month - 1, day));
    moment.setUTCFullYear(year);
    return new Intl.DateTimeFormat(written, { ...parts[date.length], timeZone: "UTC" }).format(moment);
}
