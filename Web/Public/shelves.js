import { ElementKind } from "./contract-everything.js";
import { Shelf } from "./shelf.js";

/**
 * The scrollers of sections that scroll across, one for each section with shown items. They are between the slots of the other
 * elements, in the order of sections: screen readers and the Tab key follow the slots' order.
 */
export class Shelves {
    #parts;
    #core;
    /**
     * The scrollers by section.
     * @type {Map<number, Shelf>}
     */
    #shelves = new Map();
    /**
     * The slots of what is not in a scroller, by section.
     * @type {Map<number, HTMLSlotElement>}
     */
    #slots = new Map();
    /** Whether there has been a scroller. Without any, all nodes are in one slot. */
    #isDivided = false;

    /**
     * @param {import("./collection-everything.js").Parts} parts
     * @param {import("./everything-core.js").EverythingCore} core
     */
    constructor(parts, core) {
        this.#parts = parts;
        this.#core = core;
    }

    /** @param {import("./slot.js").Slot} slot   shows an element */
    put({ shelf }) {
        this.#isDivided ||= shelf >= 0;
    }

    /** Lets all scrollers scroll again to where the engine has them. */
    forget() {
        for (const shelf of this.#shelves.values()) shelf.position = NaN;
    }

    /** Reports new scroll positions and shows the results. */
    scrolled() {
        for (const shelf of this.#shelves.values()) if (shelf.scrolled()) this.#parts.show();
    }

    /** Places the scrollers and slots that hold nodes, and removes the others. */
    show() {
        if (!this.#isDivided) return;
        const { frame, viewport } = this.#parts;
        const [shelves, sections] = this.#assign();
        for (const [section, shelf] of this.#shelves) {
            if (shelves.has(section)) continue;
            shelf.remove();
            this.#shelves.delete(section);
        }
        for (const [section, slot] of this.#slots) {
            if (sections.has(section)) continue;
            slot.remove();
            this.#slots.delete(section);
        }
        /** @type {Element | null} */
        let next = null;
        // A scroller that moves in the document loses its position. All that are there are in order.
        const insert = (/** @type {Element} */ element) => {
            if (element.parentNode !== frame) frame.insertBefore(element, next);
            next = element;
        };
        for (const section of [...shelves, ...sections].sort((a, b) => b - a)) {
            const place = shelves.has(section) && this.#core.shelf(section);
            if (place) {
                const shelf = this.#shelves.get(section) ?? new Shelf(section, this.#parts, this.#core);
                this.#shelves.set(section, shelf);
                insert(shelf.node);
                shelf.put(place, viewport);
                // The section may have a header, too, which comes before its items.
                shelves.delete(section);
            } else {
                const slot = this.#slots.get(section) ?? document.createElement("slot");
                this.#slots.set(section, slot);
                slot.name = `section-${section}`;
                insert(slot);
            }
        }
    }

    /**
     * Assigns all nodes to slots.
     * @returns {Set<number>[]} the sections with scrollers, and those of the other nodes
     */
    #assign() {
        const shelves = new Set();
        const sections = new Set();
        for (const slot of this.#parts.stage.shown()) {
            const isInShelf = slot.shelf >= 0;
            const section = isInShelf ? slot.shelf : this.#sectionOf(slot);
            (isInShelf ? shelves : sections).add(section);
            const name = `${isInShelf ? "shelf" : "section"}-${section}`;
            if (slot.node.slot !== name) slot.node.slot = name;
        }
        return [shelves, sections];
    }

    /**
     * Returns the section in whose slot an element is. A footer comes after the section's scroller, so it is in the next one.
     * @param {import("./slot.js").Slot} slot
     */
    #sectionOf({ kind, index }) {
        const { data } = this.#parts.stage;
        switch (kind) {
            case ElementKind.globalHeader:
                return -1;
            case ElementKind.globalFooter:
                return data.sections.length + 1;
            case ElementKind.footer:
                return index + 1;
            case ElementKind.header:
            case ElementKind.background:
                return index;
            default:
                return data.sectionOf(index);
        }
    }
}
