import { CollectionEdit, sectionOf, startsOf } from "./collection-edit.js";
import { checkSection, kinds, layoutOf, quoted, writeSection } from "./collection-section.js";
import { guarded } from "./page-callback.js";
import { EditKind, ItemSize, SectionRecord } from "./contract.js";

/** The valid values of the header before all sections and of the footer after them. */
const surroundings = { header: kinds.length, footer: kinds.length, pinsHeader: kinds.truth, pinsFooter: kinds.truth };

/** The kinds of steps that carry item sizes. */
const sized = [EditKind.insertItems, EditKind.changeItems, EditKind.compareItems];

/**
 * The page's data, validated, with the code that writes it for the layout engine. Keeps the page's own arrays: each item costs
 * nothing here but its key, if it has one, and a byte once any item is to be measured again.
 */
export class CollectionData {
    /** @type {import("./collection-view.js").CollectionSection[]} */
    sections;
    /**
     * The index of each section's first item, followed by the number of items.
     * @type {Float64Array}
     */
    starts;
    /** The most px that pinned headers cover, and pinned footers. Focusing and scrolling keep items clear of them. */
    headerLength = 0;
    footerLength = 0;
    /** The header before all sections and the footer after them, with the fields of `CollectionData`. */
    surroundings;
    /**
     * One key per item; undefined if the page gives none.
     * @type {unknown[] | undefined}
     */
    keys;
    /** @type {(item: number) => unknown} */
    #key;
    #ratio;
    #extra;
    /** @type {Uint8Array | undefined} */
    #forgotten;
    #isMeasured;
    #hasReportedRatio = false;

    /**
     * @param {import("./collection-view.js").CollectionData} data
     * @throws {TypeError} naming what is wrong
     */
    constructor({ sections, aspectRatio, aspectRatios, extras = 0, measured = false, keys, ...others }) {
        if (!Array.isArray(sections)) throw new TypeError(`data.sections is ${sections}; give an array of { count }`);
        this.sections = sections.map((section) => ({ ...section }));
        sections.forEach((section, index) => {
            checkSection(section, index);
            this.headerLength = Math.max(this.headerLength, section.header ?? 0);
        });
        const { header = 0, footer = 0, pinsHeader = false, pinsFooter = false } = others;
        this.surroundings = { header, footer, pinsHeader, pinsFooter };
        for (const [name, { isValid, description }] of Object.entries(surroundings)) {
            const value = this.surroundings[/** @type {keyof typeof surroundings} */ (name)];
            if (!isValid(value)) throw new TypeError(`data.${name} is ${quoted(value)}; give ${description}`);
        }
        if (pinsHeader) this.headerLength += header;
        if (pinsFooter) this.footerLength += footer;
        this.starts = startsOf(sections.map(({ count }) => count));
        const ratios = aspectRatios ?? aspectRatio ?? 1;
        this.#ratio = reader(ratios, this.count, "aspectRatios", 1);
        this.#extra = reader(extras, this.count, "extras", 0);
        this.#isMeasured = measured;
        requireDifferent(sections.map(({ key }) => key).filter((key) => key !== undefined), "a key in data.sections");
        if (keys === undefined) return;
        this.#key = reader(keys, this.count, "keys");
        this.keys = Array.from({ length: this.count }, (_, item) => this.#key(item));
        requireDifferent(this.keys, "data.keys");
    }

    /** The number of items in all sections. */
    get count() {
        return this.starts[this.sections.length];
    }

    /** Whether extra lengths are estimates until the items are measured. */
    get isMeasured() {
        return this.#isMeasured;
    }

    /**
     * Marks these items' measured lengths as outdated.
     * @param {number} first
     * @param {number} last
     */
    forget(first, last) {
        this.#forgotten ??= new Uint8Array(this.count);
        this.#forgotten.fill(1, Math.max(0, first), last + 1);
    }

    /**
     * Returns whether an item must be measured again although the engine has its length. Clears the mark.
     * @param {number} item
     */
    takeForgotten(item) {
        const isForgotten = this.#forgotten?.[item] === 1;
        if (this.#forgotten && isForgotten) this.#forgotten[item] = 0;
        return isForgotten;
    }

    /**
     * Returns the section of an item.
     * @param {number} item
     */
    sectionOf(item) {
        return sectionOf(this.starts, item);
    }

    /**
     * Returns the item with a key, or undefined if there is none. O(items).
     * @param {unknown} key
     */
    itemOf(key) {
        const item = this.keys?.indexOf(key) ?? -1;
        return item < 0 ? undefined : item;
    }

    /**
     * Returns the layout that an item's section asks for; undefined if it uses the element's layout.
     * @param {number} item
     */
    layoutAt(item) {
        return layoutOf(this.sections[this.sectionOf(item)]);
    }

    /**
     * Applies an edit to data that the engine does not have yet.
     * @param {(edit: CollectionEdit) => void} change
     */
    change(change) {
        const edit = new CollectionEdit(this.starts);
        change(edit);
        this.follow(edit);
    }

    /**
     * Updates counts, keys and marks after an edit. The page's arrays already reflect it.
     * @param {CollectionEdit} edit
     */
    follow(edit) {
        this.starts = edit.starts;
        this.sections.forEach((section, index) => (section.count = this.starts[index + 1] - this.starts[index]));
        if (this.keys) this.keys = edit.rearranged(this.keys, this.#key);
        if (this.#forgotten) this.#forgotten = Uint8Array.from(edit.rearranged(this.#forgotten, () => 0));
    }

    /**
     * Passes everything to the layout engine. O(items).
     * @param {import("./core.js").Core} core
     * @param {boolean} isVertical
     */
    write(core, isVertical) {
        this.#writeSections(core, isVertical);
        this.#writeSizes(core, [{ sized: 0, count: this.count }], isVertical);
        core.setContent();
        this.#forgotten = undefined;
    }

    /**
     * Passes an edit to the layout engine. O(sections + inserted, changed and compared items).
     * @param {import("./core.js").Core} core
     * @param {import("./collection-edit.js").EditStep[]} steps
     * @param {boolean} isVertical
     * @param {boolean} isAnimated
     */
    writeEdit(core, steps, isVertical, isAnimated) {
        this.#writeSections(core, isVertical);
        this.#writeSizes(core, steps.filter(({ kind }) => sized.includes(kind)), isVertical);
        core.edit(steps, isAnimated);
    }

    /** @param {import("./core.js").Core} core @param {boolean} isVertical */
    #writeSections(core, isVertical) {
        core.setHeaderAndFooter(this.surroundings);
        core.writeTemplates(/** @type {import("./core.js").TemplateOwner[]} */ (this.sections), isVertical);
        const sections = core.sections(this.sections.length);
        this.sections.forEach((section, index) => {
            writeSection(section, sections, SectionRecord.stride * index, isVertical);
        });
    }

    /**
     * Warns the page's author about the first invalid ratio.
     * @param {number} item
     * @param {number} ratio
     */
    #reportRatio(item, ratio) {
        if (this.#hasReportedRatio) return;
        this.#hasReportedRatio = true;
        console.warn(`the aspect ratio of item ${item} is ${ratio}; give width divided by height. Using a square instead`);
    }

    /**
     * @param {import("./core.js").Core} core
     * @param {boolean} isVertical
     * @param {{ sized?: number, count?: number }[]} runs   of items
     */
    #writeSizes(core, runs, isVertical) {
        const items = core.items(runs.reduce((sum, { count = 0 }) => sum + count, 0));
        const { stride, slope, constant } = ItemSize;
        const sign = this.isMeasured ? -1 : 1;
        let record = 0;
        for (const { sized = 0, count = 0 } of runs) {
            let section = this.sectionOf(sized);
            for (let item = sized; item < sized + count; item += 1) {
                while (item >= this.starts[section + 1]) section += 1;
                // The items of a section that scrolls across have their length along the other axis.
                const isUpright = isVertical !== !!(/** @type {{ scrolls?: string }} */ (this.sections[section]).scrolls);
                const given = this.#ratio(item);
                if (!(given > 0)) this.#reportRatio(item, given);
                const ratio = given > 0 ? given : 1;
                // An infinite ratio means that there is no picture: the item's length is its extra, along either axis.
                const perBreadth = ratio === Infinity ? 0 : isUpright ? 1 / ratio : ratio;
                items[record + slope] = sign * perBreadth;
                items[record + constant] = this.#extra(item);
                record += stride;
            }
        }
    }
}

/** @param {unknown[]} keys @param {string} name */
function requireDifferent(keys, name) {
    const places = new Map();
    keys.forEach((key, place) => {
        if (places.has(key)) {
            throw new TypeError(`${name} is ${JSON.stringify(key)} twice: for ${places.get(key)} and ${place}`);
        }
        places.set(key, place);
    });
}

/**
 * Returns a function that reads one value per item, from any form in which the page gives them.
 * @template T
 * @param {number | ArrayLike<T> | ((item: number) => T)} source
 * @param {number} count
 * @param {string} name
 * @param {T} [otherwise]   the value to use if the page's function throws; without it, the error is not caught
 * @returns {(item: number) => T}
 */
function reader(source, count, name, otherwise) {
    if (typeof source === "function") {
        return otherwise === undefined ? source : guarded(`data.${name}`, source, otherwise);
    }
    if (typeof source === "number") return () => /** @type {T} */ (source);
    if (source.length < count) {
        throw new TypeError(`data.${name} has ${source.length} values for ${count} items; give one for each item`);
    }
    return (item) => source[item];
}
