import { fetchPhotos } from "./api.js";

const pageLength = 150;
/** Beyond this many, the pages not asked for longest are forgotten. */
const pageLimit = 40;
/** How far around the photos on screen to look ahead, in photos. */
const margin = 75;
/** A request for a page this far away, in pages, is not worth waiting for. */
const farAway = 2;

/**
 * @typedef {object} PageEvents
 * @property {(first: number, last: number) => void} arrived   details are here
 * @property {(error: Error) => void} failed                   the server did not answer
 * @property {() => void} outdated                             the photos have changed since
 */

/**
 * Captions, names and colors of the photos near the viewport, fetched by the page and forgotten when far.
 * Not a list of all photos: at a million, nobody holds one.
 */
export class PhotoPages {
    /** Arrived pages by number, the least recently used first. @type {Map<number, import("./api.js").Photo[]>} */
    #pages = new Map();
    /** @type {Map<number, { promise: Promise<void>, controller: AbortController }>} */
    #requests = new Map();
    /** How many photos there are, once that is known: the first page may be asked for before. */
    count = Infinity;
    #query;
    #arrived;
    #failed;
    #outdated;
    /** Of the photos; undefined until all else that belongs to them is known. @type {number | undefined} */
    #revision;
    /** Of pages that arrived before. @type {Set<number>} */
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
     * From now on, pages of another revision are of no use.
     * @param {number} revision
     * @returns {boolean} whether all pages that are here are of this one
     */
    settleOn(revision) {
        this.#revision = revision;
        return [...this.#revisions].every((arrived) => arrived === revision);
    }

    /** The photo, if its page is here. Called for every node drawn. */
    photo(index) {
        return this.#pages.get(Math.floor(index / pageLength))?.[index % pageLength];
    }

    /** Asks for what is in and around a range, and gives up on what is far from it. */
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

    /** Resolves to a photo's details, wherever it is. */
    async load(index) {
        const known = this.photo(index);
        if (known) return known;
        const number = this.#pageOf(index);
        await this.#request(number).catch((error) => {
            // The list scrolled away and gave up on this page; whoever asks here still wants it.
            if (error.name === "AbortError") return this.#request(number);
            throw error;
        });
        return this.photo(index);
    }

    /** Resolves when the details of all photos around one are here. */
    async loadAround(index) {
        const from = this.#pageOf(index - margin);
        const to = this.#pageOf(index + margin);
        await Promise.all(Array.from({ length: to - from + 1 }, (_, distance) => this.#request(from + distance)));
    }

    /** Gives up on every request: another collection takes this one's place. */
    close() {
        for (const request of this.#requests.values()) request.controller.abort();
        this.#arrived = () => {};
        this.#outdated = () => {};
    }

    #pageOf(index) {
        return Math.floor(Math.min(Math.max(index, 0), this.count - 1) / pageLength);
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
            // A newer request for the same page may have taken the place of this aborted one.
            if (this.#requests.get(number)?.controller === controller) this.#requests.delete(number);
        }
        this.#arrived(first, Math.min(first + pageLength, this.count) - 1);
    }
}
