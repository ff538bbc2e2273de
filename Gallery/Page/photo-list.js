import { PhotoCell } from "./photo-cell.js";
import { sectionHeader } from "./section-header.js";

/** How long a fast scroll must rest before what it passes is loaded, in milliseconds. */
const rest = 90;

/** A row that scrolls across, with photos as high as the layouts' small ones are wide. @returns {object} */
const shelf = () => ({
    layout: "waterfall", scrolls: "across", resting: "boundary", itemBreadth: narrow.matches ? 128 : 190,
});
const narrow = matchMedia("(max-width: 640px)");

/** Ids, negative on the shelf, whose photos are in the list twice. */
function distinctKeys(ids, start) {
    const keys = Float64Array.from(ids);
    for (let index = 0; index < start; index += 1) keys[index] = -ids[index];
    return keys;
}

/**
 * Fills the collection view with photos: draws cells, measures their text, and loads details and thumbnails of what is
 * near. Knows nothing about where cells are: that is the view's.
 */
export class PhotoList {
    /** Whether a photo is chosen, by id. @type {(id: number | string) => boolean} */
    isChosen = (id) => false;
    #view;
    /** @type {WeakMap<HTMLElement, PhotoCell>} */
    #cellOfNode = new WeakMap();
    /** There are as many as nodes on screen, recycled ones included. @type {PhotoCell[]} */
    #cells = [];
    /** @type {import("./photo-pages.js").PhotoPages | undefined} */
    #pages;
    /** @type {Float32Array} */
    #textHeights;
    /** @type {import("./api.js").Collection["sections"]} */
    #sections = [];
    /** Photos before this position lie on a shelf above the others. */
    #start = 0;
    /** By header node, the key of the section that it names: as many as there are nodes. @type {Map<HTMLElement, string>} */
    #sectionKeys = new Map();
    /** What the view knows each photo by. @type {ArrayLike<number> | undefined} */
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
        // Cells may have grown: they may need sharper thumbnails.
        view.addEventListener("collection-layout", () => {
            // While the view was hidden, the range of what is shown now was not known.
            this.#range = view.range;
            this.#loadSoon();
        });
    }

    /**
     * Shows other photos, or the same ones in another order.
     * @param {import("./shown-collection.js").ShownCollection} shown
     * @param {Float32Array} textHeights   estimates; those of photos that come near the view are replaced
     */
    show(shown, textHeights) {
        for (const cell of this.#cells) cell.thumbnail.clear();
        // Otherwise photos would keep their places one by one, which is for what comes and goes.
        this.#view.data = { sections: [] };
        this.#view.data = this.#take(shown, textHeights);
        // The same range of other photos is no new range to the view.
        this.#range = this.#view.range;
        this.#load();
    }

    /**
     * Shows what has become of the photos that are shown: they are seen moving to where they are now.
     * @param {import("./shown-collection.js").ShownCollection & { ids: Uint32Array }} shown
     * @param {Float32Array} textHeights
     */
    update(shown, textHeights) {
        this.#view.setItems({ ...this.#take(shown, textHeights), keys: this.#keys });
        this.#range = this.#view.range;
        // Photos that stay are not filled again by themselves, and the files of some have changed.
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
        const photo = this.#pages?.photo(index);
        cell.show(index, photo, photo !== undefined && this.isChosen(photo.id));
        cell.isOnShelf = index < this.#start;
        this.#loadSoon();
    }

    #measure(node) {
        // What a shortened text takes says nothing about what it takes in full.
        if (this.#view.classList.contains("uniform")) return undefined;
        const cell = this.#cellOfNode.get(node);
        if (cell?.isOnShelf) return 0;
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
