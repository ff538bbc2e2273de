import { PhotoCell } from "./photo-cell.js";
import { sectionHeader } from "./section-header.js";

/** How long a fast scroll must rest before what it passes is loaded, in milliseconds. */
const rest = 90;

/**
 * Fills the collection view with photos: draws cells, measures their text, and loads details and thumbnails of what is
 * near. Knows nothing about where cells are: that is the view's.
 */
export class PhotoList {
    #view;
    /** @type {WeakMap<HTMLElement, PhotoCell>} */
    #cellOfNode = new WeakMap();
    /** There are as many as nodes on screen, recycled ones included. @type {PhotoCell[]} */
    #cells = [];
    /** @type {import("./photo-pages.js").PhotoPages | undefined} */
    #pages;
    /** @type {Float32Array} */
    #textHeights;
    #range = { first: 0, last: -1 };
    #frame = 0;
    #resting = 0;

    /** @param {import("./collection-view.js").CollectionView} view */
    constructor(view) {
        this.#view = view;
        view.renderItem = (node, index) => this.#render(node, index);
        view.measureItem = (node) => this.#measure(node);
        view.addEventListener("collection-range", (event) => this.#moved(event.detail));
        // Cells may have grown: they may need sharper thumbnails.
        view.addEventListener("collection-layout", () => this.#loadSoon());
    }

    /**
     * @param {import("./api.js").Collection} collection
     * @param {Float32Array} aspectRatios
     * @param {Float32Array} textHeights   estimates; those of photos that come near the view are replaced
     * @param {import("./photo-pages.js").PhotoPages} pages
     */
    show(collection, aspectRatios, textHeights, pages) {
        this.#pages = pages;
        this.#textHeights = textHeights;
        for (const cell of this.#cells) cell.thumbnail.clear();
        const header = Number.parseFloat(getComputedStyle(this.#view).getPropertyValue("--section-header"));
        this.#view.renderHeader = (node, section) => {
            const { title, count } = collection.sections[section];
            node.replaceChildren(sectionHeader(title, count));
        };
        this.#view.data = {
            sections: collection.sections.map(({ count }) => ({ count, header })),
            aspectRatios,
            extras: textHeights,
            measured: true,
        };
        // The same range of other photos is no new range to the view.
        this.#range = this.#view.range;
        this.#load();
    }

    /** Details of photos have arrived. */
    refresh(first, last) {
        this.#view.refresh(first, last);
    }

    /** The cell that shows a photo now, if it is on screen. */
    cell(index) {
        return this.#view.visible.includes(index) ? this.#cells.find((cell) => cell.index === index) : undefined;
    }

    /** The thumbnail that a photo near the view has already. */
    address(index) {
        return this.#cells.find((cell) => cell.index === index)?.thumbnail.address;
    }

    /** Loads again what is near, after the server was away. */
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
        cell.show(index, this.#pages?.photo(index));
        this.#loadSoon();
    }

    #measure(node) {
        // What a shortened text takes says nothing about what it takes in full.
        if (this.#view.classList.contains("uniform")) return undefined;
        const cell = this.#cellOfNode.get(node);
        const height = cell?.textHeight;
        if (height !== undefined) this.#textHeights[cell.index] = height;
        return height;
    }

    #moved({ first, last }) {
        // Nothing of what was on screen is left: a jump or a flight. What it passes is not worth a request each.
        const flying = (first > this.#range.last || last < this.#range.first) && this.#range.last >= 0;
        this.#range = { first, last };
        for (const cell of this.#cells) {
            // Parked nodes need no requests. Images that have arrived stay: the node may come back with the same photo.
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

    /** Once per frame, after all cells are placed: choosing a thumbnail reads their sizes. */
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
