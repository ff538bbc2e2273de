import { language, locale, text } from "./language.js";

/** Formats by the length of the date: "2018", "2018-06", "2018-06-03". @type {Record<number, Intl.DateTimeFormatOptions>} */
const parts = {
    4: { year: "numeric" },
    7: { year: "numeric", month: "long" },
    10: { year: "numeric", month: "long", day: "numeric" },
};

/**
 * Returns a section's heading in the language of the interface.
 * @param {import("./api.js").Collection["sections"][number]} section
 */
export function sectionTitle({ key, title, date }) {
    if (key === "/anniversaries") return text("onThisDay");
    if (date === undefined) return title;
    return date === "" ? text("undated") : dateTitle(date);
}

/** Formats a date as "3 June 2018". @param {string} date   such as "2018-06-03", or the beginning of it */
export function dateTitle(date) {
    // In English, dates have one format for all regions, which is also that of the server.
    const written = language === "en" ? "en-GB" : locale;
    const [year, month = 1, day = 1] = date.split("-").map(Number);
    const moment = new Date(Date.UTC(2000, month - 1, day));
    moment.setUTCFullYear(year);
    return new Intl.DateTimeFormat(written, { ...parts[date.length], timeZone: "UTC" }).format(moment);
}
