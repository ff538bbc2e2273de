import { PhotoCell } from "./photo-cell.js";
import { sectionHeader } from "./section-header.js";

/** The pause after which a fast scroll loads what is in view, in milliseconds. */
const rest = 90;

/** The layout of the row of anniversaries, which scrolls across. Its photos are small. @returns {object} */
const shelf = () => ({
    layout: "waterfall", scrolls: "across", resting: "boundary", itemBreadth: narrow.matches ? 128 : 190,
});
const narrow = matchMedia("(max-width: 640px)");

/** Returns the photos' ids as keys. The photos of the row of anniversaries are in the list twice, so their keys are negative. */
function distinctKeys(ids, start) {
    const keys = Float64Array.from(ids);
    for (let index = 0; index < start; index += 1) keys[index] = -ids[index];
    return keys;
}

/**
 * Fills the collection view with photos: draws cells, measures their texts, and loads data and thumbnails near the viewport. The
 * view decides the positions of cells.
 */
export class PhotoList {
    /** Returns whether a photo is chosen, by id. @type {(id: number | string) => boolean} */
    isChosen = (id) => false;
    #view;
    /** @type {WeakMap<HTMLElement, PhotoCell>} */
    #cellOfNode = new WeakMap();
    /** All cells, including those of hidden nodes. @type {PhotoCell[]} */
    #cells = [];
    /** @type {import("./photo-pages.js").PhotoPages | undefined} */
    #pages;
    /** @type {Float32Array} */
    #textHeights;
    /** @type {import("./api.js").Collection["sections"]} */
    #sections = [];
    /** The index of the first photo after the row of anniversaries. */
    #start = 0;
    /** The key of each header node's section. There are as many as nodes. @type {Map<HTMLElement, string>} */
    #sectionKeys = new Map();
    /** The photos' keys in the view. @type {ArrayLike<number> | undefined} */
    #keys;
    #range = { first: 0, last: -1 };
    #frame = 0;
    #resting = 0;

    /** @param {import("./collection-view.js").CollectionView} view */
    constructor(view) {
        this.#view = view;
        view.renderItem = (node, index) => this.#render(node, index);
        view.renderHeader = (node, section) => this.#fillHeader(node, section);
        view.measureItem = (node) => this.#measure(node);
        view.addEventListener("collection-range", (event) => this.#moved(event.detail));
        // Larger cells may need sharper thumbnails.
        view.addEventListener("collection-layout", () => {
            // While the view was hidden, it reported no ranges.
            this.#range = view.range;
            this.#loadSoon();
        });
    }

    /**
     * Shows other photos, or the same ones in another order.
     * @param {import("./shown-collection.js").ShownCollection} shown
     * @param {Float32Array} textHeights   estimates; replaced by measurements near the viewport
     */
    show(shown, textHeights) {
        for (const cell of this.#cells) cell.thumbnail.clear();
        // Empty data in between makes the list start anew. Otherwise, photos with the same keys would move to their new
        // positions.
        this.#view.data = { sections: [] };
        this.#view.data = this.#take(shown, textHeights);
        // The view does not report a range that is the same as that of the previous photos.
        this.#range = this.#view.range;
        this.#load();
    }

    /**
     * Shows a new state of the same photos. They move to their new positions in view.
     * @param {import("./shown-collection.js").ShownCollection & { ids: Uint32Array }} shown
     * @param {Float32Array} textHeights
     */
    update(shown, textHeights) {
        this.#view.setItems({ ...this.#take(shown, textHeights), keys: this.#keys });
        this.#range = this.#view.range;
        // The view does not fill items again that stay, but some of their files have changed.
        this.#view.refresh(this.#range.first, this.#range.last);
        for (const [node, key] of this.#sectionKeys) {
            const section = shown.collection.sections.findIndex((section) => section.key === key);
            if (node.isConnected && section >= 0) this.#fillHeader(node, section);
        }
        this.#load();
    }

    /** @returns {import("./collection-view.js").CollectionData} */
    #take({ collection, aspectRatios, ids, pages, start }, textHeights) {
        this.#pages = pages;
        this.#textHeights = textHeights;
        this.#sections = collection.sections;
        this.#start = start;
        this.#keys = ids && start > 0 ? distinctKeys(ids, start) : ids;
        const header = Number.parseFloat(getComputedStyle(this.#view).getPropertyValue("--section-header"));
        return {
            sections: collection.sections.map(({ key, count, title }, section) => ({
                key, count, header: title ? header : 0, ...(section === 0 && start > 0 && shelf()),
            })),
            aspectRatios,
            extras: textHeights,
            measured: true,
            keys: this.#keys,
        };
    }

    #fillHeader(node, section) {
        this.#sectionKeys.set(node, this.#sections[section].key);
        node.replaceChildren(sectionHeader(this.#sections[section]));
    }

    /** Fills these photos again, because their data has arrived. */
    refresh(first, last) {
        this.#view.refresh(first, last);
    }

    /** Returns the cell that shows a photo, if it is on screen. */
    cell(index) {
        return this.#view.visible.includes(index) ? this.#cells.find((cell) => cell.index === index) : undefined;
    }

    /** Returns the loaded thumbnail of a photo near the viewport. */
    address(index) {
        return this.#cells.find((cell) => cell.index === index)?.thumbnail.address;
    }

    /** Loads again what is near the viewport, after the server was gone. */
    reload() {
        for (const cell of this.#cells) if (!cell.thumbnail.address) cell.thumbnail.clear();
        this.#load();
    }

    #render(node, index) {
        let cell = this.#cellOfNode.get(node);
        if (!cell) {
            cell = new PhotoCell(node);
            this.#cellOfNode.set(node, cell);
            this.#cells.push(cell);
        }
        const photo = this.#pages?.photo(index);
        cell.show(index, photo, photo !== undefined && this.isChosen(photo.id));
        cell.isOnShelf = index < this.#start;
        this.#loadSoon();
    }

    #measure(node) {
        // The height of a shortened text is not that of the full text.
        if (this.#view.classList.contains("uniform")) return undefined;
        const cell = this.#cellOfNode.get(node);
        if (cell?.isOnShelf) return 0;
        const height = cell?.textHeight;
        if (height !== undefined) this.#textHeights[cell.index] = height;
        return height;
    }

    #moved({ first, last }) {
        // If nothing that was on screen is left, this is a jump or a fast scroll. What it passes is not loaded.
        const flying = (first > this.#range.last || last < this.#range.first) && this.#range.last >= 0;
        this.#range = { first, last };
        for (const cell of this.#cells) {
            // Hidden nodes need no requests. Loaded images stay, because a node may be reused for the same photo.
            if ((cell.index < first || cell.index > last) && !cell.thumbnail.address) cell.thumbnail.clear();
        }
        if (flying || this.#resting) {
            clearTimeout(this.#resting);
            this.#resting = setTimeout(() => {
                this.#resting = 0;
                this.#load();
            }, rest);
        } else {
            this.#pages?.near(first, last);
        }
    }

    /** Loads thumbnails once per frame, when all cells are placed, because it reads their sizes. */
    #loadSoon() {
        this.#frame ||= requestAnimationFrame(() => {
            this.#frame = 0;
            if (!this.#resting) this.#loadThumbnails();
        });
    }

    #load() {
        const { first, last } = this.#range;
        if (last < first) return;
        this.#pages?.near(first, last);
        this.#loadThumbnails();
    }

    #loadThumbnails() {
        for (const cell of this.#cells) {
            if (cell.index >= this.#range.first && cell.index <= this.#range.last) cell.load();
        }
    }
}
