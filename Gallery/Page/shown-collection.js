import { fetchAspectRatios, fetchCaptionLengths, fetchCollection, fetchPosition } from "./api.js";
import { estimateTextHeights } from "./captions.js";
import { PhotoPages } from "./photo-pages.js";

/** Everything the page holds about the photos in one order: by folder or by month. */
export class ShownCollection {
    group;
    /** @type {import("./api.js").Collection} */
    collection;
    /** @type {Float32Array} */
    aspectRatios;
    /** @type {Uint8Array} */
    captionLengths;
    /** @type {PhotoPages} */
    pages;

    /**
     * Fetches a collection, with the details of its first photos and of those around the one to start at, so that the
     * first picture on screen is complete.
     * @param {string} group
     * @param {number | string | undefined} startAt a photo's id
     * @param {{ arrived: (first: number, last: number) => void, failed: (error: Error) => void }} events
     * @returns {Promise<{ shown: ShownCollection, start: number | undefined }>}
     */
    static async open(group, startAt, events) {
        const shown = new ShownCollection();
        shown.group = group;
        shown.pages = new PhotoPages(group, events);
        let start;
        [shown.collection, shown.aspectRatios, shown.captionLengths, start] = await Promise.all([
            fetchCollection(group),
            fetchAspectRatios(group),
            fetchCaptionLengths(group),
            startAt === undefined ? undefined : fetchPosition(group, startAt),
            shown.pages.load(0),
        ]);
        shown.pages.count = shown.collection.count;
        if (start !== undefined) await shown.pages.loadAround(start);
        return { shown, start };
    }

    get count() {
        return this.collection.count;
    }

    /** What a section is. */
    get noun() {
        return this.group === "month" ? "month" : "folder";
    }

    load(index) {
        return this.pages.load(index);
    }

    /**
     * @param {number} breadth of a cell, in px
     * @param {HTMLElement} place
     */
    estimateTextHeights(breadth, place) {
        let known = 0;
        let named = 0;
        for (let index = 0; this.pages.photo(index); index += 1) {
            known += 1;
            if (this.pages.photo(index).author) named += 1;
        }
        return estimateTextHeights(this.captionLengths, breadth, named * 2 > known, place);
    }
}
