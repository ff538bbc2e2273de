import { sectionOf, startsOf } from "./collection-edit.js";
import { checkSection, isRare, layoutNamed, writeSection } from "./collection-section.js";
import { guarded } from "./page-callback.js";
import { EditKind, SectionRecord } from "./contract.js";
import { kinds, requireOptions, requireValid, shown } from "./validation.js";

/** What the page gives for each item, with the values that are used if its function throws. */
const perItem = { aspectRatios: 1, extras: 0, keys: undefined, laneSpans: 1, rowSpans: 1, breadths: NaN };
/** Values for each item: something with a length, which functions have, too. Strings do not count. */
const list = {
    isValid: (/** @type {any} */ value) => value === Object(value) && value.length >= 0,
    description: "an array or a function",
};
const numbers = {
    isValid: (/** @type {any} */ value) => typeof value === "number" || list.isValid(value),
    description: "a number, an array or a function",
};
/** All options of the data: also the header before all sections and the footer after them. */
const options = {
    sections: { isValid: Array.isArray, description: "an array of { count }" },
    aspectRatio: numbers,
    measured: kinds.truth,
    ...Object.fromEntries(Object.keys(perItem).map((name) => [name, numbers])),
    keys: list,
    header: kinds.length,
    footer: kinds.length,
    pinsHeader: kinds.truth,
    pinsFooter: kinds.truth,
};

/** The kinds of steps that carry item sizes. */
const sized = [EditKind.insertItems, EditKind.changeItems, EditKind.compareItems];
/** The maximum number of items that are written at a time. It fills pages of the engine. */
const itemsPerPart = 2 ** 12;

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
    /**
     * The header before all sections and the footer after them, as the engine takes them.
     * @type {Parameters<import("./contract.js").Exports["setHeaderAndFooter"]>}
     */
    surroundings;
    /**
     * One key per item; undefined if the page gives none, or none that fit the items.
     * @type {unknown[] | undefined}
     */
    keys;
    /** The same keys, to find one that is given twice. */
    #known = new Set();
    /**
     * The page's values for each item, by name.
     * @type {Record<string, any>}
     */
    #given;
    /**
     * Functions that read these values for an item, by name.
     * @type {Record<keyof typeof perItem, (item: number) => any>}
     */
    read;
    /** Whether items have spans or breadths of their own. */
    hasSpans;
    hasBreadths;
    hasExtents;
    /** Whether the data needs the engine with everything. */
    isRare;
    /** @type {Uint8Array | undefined} */
    #forgotten;
    /** Whether the page knows that an array does not fit the items. Unless they become more, it is not told again. */
    #isUnfit = false;
    /** Whether extra lengths are estimates until the items are measured. */
    isMeasured;
    #hasReportedRatio = false;

    /**
     * @param {import("./collection-view.js").CollectionData} data
     * @throws {TypeError} naming what is wrong
     */
    constructor(data) {
        requireOptions("data", data, options, "data", ["sections"]);
        const { sections: given, measured = false, ...others } = data;
        const sections = (this.sections = Array.from(given, (section) => ({ ...section })));
        const sectionKeys = sections.map(({ key }) => key);
        const known = new Set();
        sections.forEach((section, index) => {
            checkSection(section, index);
            const { header = 0, footer = 0, pinsHeader = true, pinsFooter } = section;
            if (pinsHeader) this.headerLength = Math.max(this.headerLength, header);
            if (pinsFooter) this.footerLength = Math.max(this.footerLength, footer);
            if (section.key !== undefined) requireNew(section.key, known, sectionKeys, index, "a key in data.sections");
        });
        const { header = 0, footer = 0, pinsHeader = false, pinsFooter = false } = others;
        this.surroundings = [header, footer, pinsHeader, pinsFooter];
        if (pinsHeader) this.headerLength += header;
        if (pinsFooter) this.footerLength += footer;
        this.starts = startsOf(sections.map(({ count }) => count));
        requireValid("the number of items in data.sections", this.count, kinds.count);
        this.#given = { ...others, aspectRatios: others.aspectRatios ?? others.aspectRatio };
        const readers = Object.entries(perItem).map(([name, otherwise]) => [
            name,
            reader(this.#given[name] ?? otherwise, name in others ? name : "aspectRatio", otherwise),
        ]);
        this.read = Object.fromEntries(readers);
        const { keys, laneSpans, rowSpans, breadths } = others;
        this.hasSpans = (laneSpans ?? rowSpans) !== undefined;
        this.hasBreadths = breadths !== undefined;
        this.hasExtents = this.hasSpans || this.hasBreadths;
        this.isRare = this.hasExtents || sections.some(isRare);
        this.isMeasured = measured;
        this.#requireValues();
        if (keys === undefined) return;
        this.keys = [];
        for (let item = 0; item < this.count; item += 1) this.keys.push(this.#newKey(item, this.keys));
    }

    /** The number of items in all sections. */
    get count() {
        return this.starts[this.sections.length];
    }

    /**
     * Tells the element's style how much pinned headers and footers cover.
     * @param {HTMLElement} host
     */
    showPinnedLengths({ style }) {
        style.setProperty("--collection-header", `${this.headerLength}px`);
        style.setProperty("--collection-footer", `${this.footerLength}px`);
    }

    /**
     * Marks these items' measured lengths as outdated.
     * @param {number} first
     * @param {number} last
     */
    forget(first, last) {
        if (!this.isMeasured) return;
        this.#forgotten ??= new Uint8Array(this.count);
        this.#forgotten.fill(1, Math.max(0, first), last + 1);
    }

    /**
     * Returns whether an item must be measured again although the engine has its length. Clears the mark.
     * @param {number} item
     */
    takeForgotten(item) {
        const marks = this.#forgotten;
        const isForgotten = marks?.[item] === 1;
        if (isForgotten) marks[item] = 0;
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
     * Returns the layout of an item's section: its own or the element's.
     * @param {number} item
     * @param {import("./stage.js").Stage} stage
     */
    layoutAt(item, { layout }) {
        return layoutNamed(this.sections[this.sectionOf(item)].layout) ?? layout;
    }

    /**
     * Returns whether the length of an item is a height: that of a section that scrolls across is along the other axis.
     * @param {number} item
     * @param {import("./stage.js").Stage} stage
     * @param {boolean} isVertical
     */
    isUpright(item, stage, isVertical) {
        const { isSizedAcross } = this.layoutAt(item, stage);
        return isVertical !== (scrollsAcross(this.sections[this.sectionOf(item)], stage.everything) !== isSizedAcross);
    }

    /**
     * Updates counts, keys and marks after an edit. The page's arrays already reflect it. If they do not, the items have no keys
     * from then on.
     * @param {import("./collection-edit.js").CollectionEdit} edit
     * @throws {TypeError} naming what does not fit
     */
    follow(edit) {
        const before = this.count;
        this.starts = edit.starts;
        this.sections.forEach((section, index) => (section.count = this.starts[index + 1] - this.starts[index]));
        if (this.#forgotten) {
            const marks = [...this.#forgotten];
            edit.rearrange(marks, () => 0);
            this.#forgotten = Uint8Array.from(marks);
        }
        const { keys } = this;
        this.keys = undefined;
        if (this.count > before || !this.#isUnfit) this.#requireValues();
        if (!keys) return;
        edit.rearrange(keys, (item) => this.#newKey(item, keys), (key) => this.#known.delete(key));
        this.keys = keys;
    }

    /**
     * Passes everything to the layout engine. O(items).
     * @param {import("./stage.js").Stage} stage
     * @param {boolean} isVertical
     */
    write(stage, isVertical) {
        this.#writeSections(stage, isVertical);
        const { aspectRatios = 1, extras = 0 } = this.#given;
        const areEqual = typeof aspectRatios === "number" && typeof extras === "number" && !this.hasExtents;
        this.sections.forEach((_, section) => {
            const end = this.starts[section + 1];
            // In parts, because the engine's memory never shrinks. Items that are all equal are written once.
            for (let sized = this.starts[section], count; sized < end; sized += count) {
                count = areEqual ? end - sized : Math.min(end - sized, itemsPerPart);
                this.#writeItems(stage, [{ sized, count: areEqual ? 1 : count }], isVertical);
                stage.core.exports.addItems(section, count);
            }
        });
        stage.core.setContent();
        this.#forgotten = undefined;
    }

    /**
     * Passes an edit to the layout engine. O(sections + inserted, changed and compared items).
     * @param {import("./stage.js").Stage} stage
     * @param {import("./collection-edit.js").EditStep[]} steps
     * @param {boolean} isVertical
     * @param {boolean} isAnimated
     */
    writeEdit(stage, steps, isVertical, isAnimated) {
        this.#writeSections(stage, isVertical);
        this.#writeItems(stage, steps.filter(({ kind }) => sized.includes(kind)), isVertical);
        stage.core.edit(steps, isAnimated);
    }

    /** @param {import("./stage.js").Stage} stage @param {boolean} isVertical */
    #writeSections({ core, everything }, isVertical) {
        core.exports.setHeaderAndFooter(...this.surroundings);
        const { sections } = this;
        const records = core.sections(sections.length);
        sections.forEach((section, index) => {
            writeSection(section, records, SectionRecord.length * index, isVertical !== scrollsAcross(section, everything));
        });
        everything?.content.writeSections(this, records.byteOffset / Float64Array.BYTES_PER_ELEMENT, isVertical);
    }

    /** Throws if one of the page's arrays is shorter than the number of items. */
    #requireValues() {
        this.#isUnfit = true;
        for (const [name, values] of Object.entries(this.#given)) {
            if (typeof values !== "object" || values.length >= this.count) continue;
            throw new TypeError(`data.${name} has ${values.length} values for ${this.count} items; give one for each item`);
        }
        this.#isUnfit = false;
    }

    /**
     * Returns the key of a new item.
     * @param {number} item
     * @param {unknown[]} keys   those of the other items
     */
    #newKey(item, keys) {
        const key = this.read.keys(item);
        if (key === undefined) throw new TypeError(`data.keys is undefined for item ${item}; give one for each item`);
        requireNew(key, this.#known, keys, item, "data.keys");
        return key;
    }

    /**
     * Warns the page's author about the first invalid ratio.
     * @param {number} item
     */
    #reportRatio(item) {
        if (this.#hasReportedRatio) return;
        this.#hasReportedRatio = true;
        const ratio = this.read.aspectRatios(item);
        console.warn(`the aspect ratio of item ${item} is ${ratio}; give width divided by height. Using a square instead`);
    }

    /**
     * @param {import("./stage.js").Stage} stage
     * @param {{ sized?: number, count?: number }[]} runs   of items, each in one section
     * @param {boolean} isVertical
     */
    #writeItems(stage, runs, isVertical) {
        stage.everything?.content.writeExtents(this, runs);
        for (const { sized = 0, count = 0 } of runs) {
            const values = stage.core.items(count);
            this.#copy("aspectRatios", sized, values.subarray(0, count));
            this.#copy("extras", sized, values.subarray(count));
            const isUpright = this.isUpright(sized, stage, isVertical);
            const invalid = stage.core.exports.takeItems(isUpright, this.isMeasured);
            if (invalid >= 0) this.#reportRatio(sized + invalid);
        }
    }

    /**
     * Copies what the page gives for the items from `first` on.
     * @param {"aspectRatios" | "extras"} name
     * @param {number} first
     * @param {Float64Array} values
     */
    #copy(name, first, values) {
        const source = this.#given[name] ?? perItem[name];
        const read = this.read[name];
        // Nearly all pages give these. Browsers copy them much faster than a loop does that they have not compiled yet.
        if (source.subarray && typeof source[0] === "number") values.set(source.subarray(first, first + values.length));
        else if (typeof source === "number") values.fill(source);
        else for (let index = 0; index < values.length; index += 1) values[index] = Number(read(first + index));
    }
}

/**
 * Returns whether a section scrolls across in an engine.
 * @param {import("./collection-section.js").SectionOptions} section
 * @param {import("./collection-everything.js").Everything | undefined} everything   undefined with the common engine, which
 *     ignores by itself other things that it does not have
 */
function scrollsAcross({ scrolls }, everything) {
    return everything !== undefined && scrolls !== undefined;
}

/**
 * Adds a key to the known ones.
 * @param {unknown} key
 * @param {Set<unknown>} known
 * @param {unknown[]} keys   the known keys at their indices
 * @param {number} place     the index of the new key
 * @param {string} name
 */
function requireNew(key, known, keys, place, name) {
    if (known.has(key)) {
        // Unlike `indexOf`, this finds NaN, too.
        const first = keys.findIndex((other) => [other].includes(key));
        throw new TypeError(`${name} is ${shown(key)} twice: for ${first} and ${place}`);
    }
    known.add(key);
}

/**
 * Returns a function that reads one value per item, from any form in which the page gives them.
 * @template T
 * @param {number | ArrayLike<T> | ((item: number) => T)} source
 * @param {string} name
 * @param {T} otherwise   the value to use if the page's function throws
 * @returns {(item: number) => T}
 */
function reader(source, name, otherwise) {
    if (typeof source === "function") {
        // What is no number counts as a mistake of the function. Keys may be anything.
        const read = otherwise === undefined ? source : (/** @type {number} */ item) => /** @type {T} */ (Number(source(item)));
        return guarded(`data.${name}`, read, otherwise);
    }
    return typeof source === "number" ? () => /** @type {T} */ (source) : (item) => source[item];
}
