import { language, text } from "./language.js";

/**
 * Translates what the server says. It always speaks English: its sentences and reasons are the texts of en.js whose keys begin
 * with "server".
 * @param {string} said
 * @returns {Promise<string>} the text in the language of the page; the server's own if it has none
 */
export async function serverText(said) {
    if (language === "en") return said;
    patterns ??= import("./en.js").then(({ default: strings }) =>
        Object.entries(strings).filter(([key]) => key.startsWith("server")).map(([key, form]) => ({ key, pattern: pattern(form) })),
    );
    return translation(said, await patterns);
}

/** @type {Promise<{ key: string, pattern: RegExp }[]> | undefined} */
let patterns;

function pattern(form) {
    const escaped = form.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
    return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>.+?)")}$`, "s");
}

function translation(said, patterns) {
    for (const { key, pattern } of patterns) {
        const match = pattern.exec(said);
        if (!match) continue;
        // A value can be a number, a reason within a sentence, or a name, which remains as it is.
        const value = (part) => (/^\d+$/.test(part) ? Number(part) : isolated(translation(part, patterns)));
        const values = Object.entries(match.groups ?? {}).map(([name, part]) => [name, value(part)]);
        return text(key, Object.fromEntries(values));
    }
    return said;
}

/** Lets a path be read from left to right, also among words from right to left. Its first slash would be at its end. */
const isolated = (part) => (part.startsWith("/") ? `\u2066${part}\u2069` : part);
