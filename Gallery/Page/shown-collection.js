import { fetchAspectRatios, fetchCaptionLengths, fetchCollection, fetchIds, fetchPosition } from "./api.js";
import { estimateTextHeights } from "./captions.js";
import { countText } from "./count-text.js";
import { text } from "./language.js";
import { PhotoPages } from "./photo-pages.js";

/** The texts that count sections, by grouping. @type {Record<string, Parameters<typeof text>[0]>} */
const sectionCounts = { folder: "folderCount", day: "dayCount", month: "monthCount", year: "yearCount" };

/** Everything that the page holds about the photos of one query, at one revision. */
export class ShownCollection {
    /** @type {import("./api.js").Query} */
    query;
    /** @type {import("./api.js").Collection} */
    collection;
    /** @type {Float32Array} */
    aspectRatios;
    /** @type {Uint8Array} */
    captionLengths;
    /** The photos' ids; undefined for made-up photos, which never change. @type {Uint32Array | undefined} */
    ids;
    /** @type {PhotoPages} */
    pages;

    /**
     * Fetches a collection, with the data of its first photos and of those around the one to start at, so that the first screen
     * is complete.
     * @param {import("./api.js").Query} query
     * @param {number | string | undefined} startAt a photo's id
     * @param {import("./photo-pages.js").PageEvents} events
     * @returns {Promise<{ shown: ShownCollection, start: number | undefined }>}
     */
    static async open(query, startAt, events) {
        // The photos may change between two answers. Three times in a row is unlikely.
        for (let attempt = 1; ; attempt += 1) {
            const shown = new ShownCollection();
            shown.query = query;
            shown.pages = new PhotoPages(query, events);
            const collection = fetchCollection(query);
            const [described, ratios, lengths, ids, start] = await Promise.all([
                collection,
                fetchAspectRatios(query),
                fetchCaptionLengths(query),
                collection.then(({ synthetic }) => (synthetic ? undefined : fetchIds(query))),
                startAt === undefined ? undefined : fetchPosition(query, startAt),
                shown.pages.load(0),
            ]);
            shown.collection = described;
            shown.aspectRatios = ratios.values;
            shown.captionLengths = lengths.values;
            shown.ids = ids?.values;
            shown.pages.count = described.count;
            if (start !== undefined) await shown.pages.loadAround(start);
            const revisions = new Set([ratios, lengths, ids ?? ratios].map(({ revision }) => revision));
            const isOfOneMoment = revisions.size === 1 && revisions.has(described.revision)
                && shown.pages.settleOn(described.revision);
            if (isOfOneMoment || attempt === 3) return { shown, start };
            shown.pages.close();
        }
    }

    /** The number of photos in the list, with anniversaries, which are in it twice. */
    get count() {
        return this.collection.count;
    }

    /** The index of the first photo after the row of anniversaries. */
    get start() {
        return this.collection.anniversaries;
    }

    /** The ids of all photos, each once, in order. */
    get photoIds() {
        return this.ids?.subarray(this.start);
    }

    /** Returns a photo's index after the row of anniversaries. @returns {number | undefined} */
    index(id) {
        const index = this.ids?.indexOf(id, this.start) ?? -1;
        return index < 0 ? undefined : index;
    }

    /** Returns a photo's index in the row of anniversaries. @returns {number | undefined} */
    shelfIndex(id) {
        const index = this.ids?.subarray(0, this.start).indexOf(id) ?? -1;
        return index < 0 ? undefined : index;
    }

    /**
     * Returns the range of photos that the lightbox shows together with one photo.
     * @returns {{ first: number, end: number }}
     */
    neighborhood(index) {
        return index < this.start ? { first: 0, end: this.start } : { first: this.start, end: this.count };
    }

    /** A summary such as "26 photos and 2 videos in 3 folders". */
    get summary() {
        const sections = this.collection.sections.length - (this.start > 0 ? 1 : 0);
        const count = this.count - this.start;
        const { videos } = this.collection;
        const photos = countText(count, videos);
        if (this.query.words) return videos > 0 ? text("mediaFound", { media: photos }) : text("photosFound", { count });
        const counted = sectionCounts[this.collection.group ?? this.query.group];
        return count > 0 && counted ? text("inSections", { photos, sections: text(counted, { count: sections }) }) : photos;
    }

    load(index) {
        return this.pages.load(index);
    }

    /**
     * @param {number} breadth a cell's width, in px
     * @param {HTMLElement} place
     */
    estimateTextHeights(breadth, place) {
        let known = 0;
        let named = 0;
        for (let index = 0; this.pages.photo(index); index += 1) {
            known += 1;
            if (this.pages.photo(index).author) named += 1;
        }
        const heights = estimateTextHeights(this.captionLengths, breadth, named * 2 > known, place);
        // Photos in the row of anniversaries have no text.
        return heights.fill(0, 0, this.start);
    }
}
