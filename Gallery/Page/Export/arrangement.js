import { catalog, chunk } from "./chunks.js";
import { search } from "./word-search.js";

/**
 * The photos of a query, by their positions in the catalog's order.
 *
 * @typedef {object} Arrangement
 * @property {Uint32Array} order
 * @property {number} anniversaries   the number of photos at the start that are of this day in earlier years
 * @property {import("../api.js").Collection["sections"]} sections
 * @property {import("../api.js").Collection["months"]} months
 */

/** The number of arrangements to keep. A person usually switches between no more than these. */
const limit = 8;

/** Arrangements by query, the latest last. @type {Map<string, Promise<Arrangement>>} */
const arrangements = new Map();

/** @param {import("../api.js").Query} query @returns {Promise<Arrangement>} */
export function arrangement(query) {
    const key = JSON.stringify([query.group, query.sort, query.words, query.shelf, query.folder, query.today]);
    let made = arrangements.get(key);
    if (!made) {
        made = arrange(query);
        made.catch(() => arrangements.delete(key));
        arrangements.set(key, made);
        if (arrangements.size > limit) arrangements.delete(arrangements.keys().next().value);
    }
    return made;
}

/** @param {import("../api.js").Query} query @returns {Promise<Arrangement>} */
async function arrange({ group, sort, words, shelf, folder, today }) {
    const { count, arrangements, favorites, videos } = await catalog();
    const { order: name, sections } = arrangements[`${group} ${sort ?? (group === "folder" ? "name" : "newest")}`];
    const [order, cut, found, marked, inside, isVideo, anniversaries] = await Promise.all([
        name ? chunk(name, "arrayBuffer").then((bytes) => new Uint32Array(bytes)) : identity(count),
        chunk(sections, "json"),
        words ? search(words) : undefined,
        shelf === "favorites" ? chunk(favorites, "json").then((places) => flags(count, places)) : undefined,
        folder ? placesInside(folder) : undefined,
        words || folder || shelf === "favorites" ? chunk(videos, "json").then((places) => flags(count, places)) : undefined,
        today && !words && !shelf && !folder ? placesOfDay(today) : [],
    ]);
    const kept = [found, marked, inside].filter(Boolean).reduce(
        (arrangement, flags) => only(arrangement, flags, isVideo), { order, sections: cut.sections, months: cut.months });
    return anniversaries.length > 0 ? withShelf(kept, anniversaries) : { ...kept, anniversaries: 0 };
}

/** Returns the catalog's order. */
function identity(count) {
    const order = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) order[place] = place;
    return order;
}

/** @param {number} count @param {number[]} places */
export function flags(count, places) {
    const flags = new Uint8Array(count);
    for (const place of places) flags[place] = 1;
    return flags;
}

/** Finds the photos of a folder and of all folders in it. In the catalog's order, the photos of a folder follow each other. */
async function placesInside(folder) {
    const { count, arrangements } = await catalog();
    /** @type {{ sections: { key: string, count: number }[] }} */
    const { sections } = await chunk(arrangements["folder name"].sections, "json");
    const flags = new Uint8Array(count);
    let place = 0;
    for (const { key, count } of sections) {
        if (key === folder || key.startsWith(`${folder}/`)) flags.fill(1, place, place + count);
        place += count;
    }
    return flags;
}

/** Removes photos without a flag, and sections that become empty. */
function only({ order, sections, months }, flags, isVideo) {
    const kept = order.filter((place) => flags[place]);
    // The numbers of kept photos and videos before each position.
    const before = new Uint32Array(order.length + 1);
    const videosBefore = new Uint32Array(order.length + 1);
    for (let index = 0; index < order.length; index += 1) {
        const place = order[index];
        before[index + 1] = before[index] + flags[place];
        videosBefore[index + 1] = videosBefore[index] + (flags[place] & isVideo[place]);
    }
    let start = 0;
    const cut = sections.map(({ videos: _, ...section }) => {
        const end = start + section.count;
        const videos = videosBefore[end] - videosBefore[start];
        const count = before[end] - before[start];
        start = end;
        return { ...section, count, ...(videos > 0 ? { videos } : {}) };
    });
    const marks = months.map((mark, number) => ({
        ...mark, index: before[mark.index], end: before[months[number + 1]?.index ?? order.length],
    }));
    return {
        order: kept,
        sections: cut.filter(({ count }) => count > 0),
        months: marks.filter(({ index, end }) => end > index),
    };
}

/** Returns the photos of this day in earlier years, in the order of their section. @param {string} today */
async function placesOfDay(today) {
    const { days } = await catalog();
    const name = days[today.slice(5)];
    if (!name) return [];
    /** @type {{ year: number, place: number }[]} */
    const photos = await chunk(name, "json");
    return photos.filter(({ year }) => year < Number(today.slice(0, 4))).map(({ place }) => place);
}

function withShelf({ order, sections, months }, anniversaries) {
    const all = new Uint32Array(anniversaries.length + order.length);
    all.set(anniversaries);
    all.set(order, anniversaries.length);
    return {
        order: all,
        anniversaries: anniversaries.length,
        sections: [{ key: "/anniversaries", title: "On this day", count: anniversaries.length }, ...sections],
        months: months.map((mark) => ({ ...mark, index: mark.index + anniversaries.length })),
    };
}
