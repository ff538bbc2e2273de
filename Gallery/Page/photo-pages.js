import { fetchPhotos } from "./api.js";

const pageLength = 150;
/** The number of pages to keep. */
const pageLimit = 40;
/** The number of photos to load around those on screen. */
const margin = 75;
/** The distance in pages beyond which a request is canceled. */
const farAway = 2;

/**
 * @typedef {object} PageEvents
 * @property {(first: number, last: number) => void} arrived   called when data has arrived
 * @property {(error: Error) => void} failed                   called when the server does not answer
 * @property {() => void} outdated                             called when the photos have changed since
 */

/**
 * The data of the photos near the viewport, fetched in pages and dropped when they are far away. A list of all photos would be
 * too large: there may be millions.
 */
export class PhotoPages {
    /** The loaded pages by number, the least recently used first. @type {Map<number, import("./api.js").Photo[]>} */
    #pages = new Map();
    /** @type {Map<number, { promise: Promise<void>, controller: AbortController }>} */
    #requests = new Map();
    /** The number of photos. The first page may be requested before it is known. */
    count = Infinity;
    #query;
    #arrived;
    #failed;
    #outdated;
    /** The photos' revision; undefined until the rest of the collection has arrived. @type {number | undefined} */
    #revision;
    /** The revisions of the loaded pages. @type {Set<number>} */
    #revisions = new Set();

    /**
     * @param {import("./api.js").Query} query
     * @param {PageEvents} events
     */
    constructor(query, { arrived, failed, outdated }) {
        this.#query = query;
        this.#arrived = arrived;
        this.#failed = failed;
        this.#outdated = outdated;
    }

    /**
     * Sets the revision. From now on, pages of other revisions are rejected.
     * @param {number} revision
     * @returns {boolean} whether all loaded pages have this revision
     */
    settleOn(revision) {
        this.#revision = revision;
        return [...this.#revisions].every((arrived) => arrived === revision);
    }

    /** Returns a photo if its page is loaded. Called for every drawn node. */
    photo(index) {
        return this.#pages.get(Math.floor(index / pageLength))?.[index % pageLength];
    }

    /** Requests the pages in and around a range, and cancels requests that are far from it. */
    near(first, last) {
        const from = this.#pageOf(first - margin);
        const to = this.#pageOf(last + margin);
        for (const [number, request] of this.#requests) {
            if (number < from - farAway || number > to + farAway) request.controller.abort();
        }
        for (let number = from; number <= to; number += 1) {
            this.#request(number).catch((error) => {
                if (error.name !== "AbortError") this.#failed(error);
            });
        }
    }

    /** Resolves to a photo's data, loading its page if necessary. */
    async load(index) {
        const known = this.photo(index);
        if (known) return known;
        const number = this.#pageOf(index);
        await this.#request(number).catch((error) => {
            // The list has scrolled away and canceled the request. This caller still needs the page.
            if (error.name === "AbortError") return this.#request(number);
            throw error;
        });
        return this.photo(index);
    }

    /** Resolves when the data of all photos around an index is loaded. */
    async loadAround(index) {
        const from = this.#pageOf(index - margin);
        const to = this.#pageOf(index + margin);
        await Promise.all(Array.from({ length: to - from + 1 }, (_, distance) => this.#request(from + distance)));
    }

    /** Cancels all requests, because another collection replaces this one. */
    close() {
        for (const request of this.#requests.values()) request.controller.abort();
        this.#arrived = () => {};
        this.#outdated = () => {};
    }

    #pageOf(index) {
        return Math.floor(Math.max(0, Math.min(index, this.count - 1)) / pageLength);
    }

    #request(number) {
        const page = this.#pages.get(number);
        if (page) {
            this.#pages.delete(number);
            this.#pages.set(number, page);
            return Promise.resolve();
        }
        const running = this.#requests.get(number);
        if (running && !running.controller.signal.aborted) return running.promise;

        const controller = new AbortController();
        const promise = this.#fetch(number, controller);
        this.#requests.set(number, { promise, controller });
        return promise;
    }

    async #fetch(number, controller) {
        const first = number * pageLength;
        try {
            const { revision, values } = await fetchPhotos(this.#query, first, pageLength, controller.signal);
            if (this.#revision !== undefined && this.#revision !== revision) return this.#outdated();
            this.#revisions.add(revision);
            this.#pages.set(number, values);
            while (this.#pages.size > pageLimit) this.#pages.delete(this.#pages.keys().next().value);
        } finally {
            // A newer request for the same page may have replaced this aborted one.
            if (this.#requests.get(number)?.controller === controller) this.#requests.delete(number);
        }
        this.#arrived(first, Math.min(first + pageLength, this.count) - 1);
    }
}
