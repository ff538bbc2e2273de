import { sectionOf, startsOf } from "./collection-edit.js";
import { checkSection, kinds, layoutNamed, writeSection } from "./collection-section.js";
import { guarded } from "./page-callback.js";
import { EditKind, ItemSize, SectionRecord } from "./contract.js";
import { requireKind, requireOptions } from "./validation.js";

/** The valid values of the header before all sections and of the footer after them. */
const surroundings = { header: kinds.length, footer: kinds.length, pinsHeader: kinds.truth, pinsFooter: kinds.truth };
const options = ["sections", "aspectRatios", "aspectRatio", "extras", "measured", "keys", ...Object.keys(surroundings)];

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
     * One key per item; undefined if the page gives none, or none that fit the items.
     * @type {unknown[] | undefined}
     */
    keys;
    /** The same keys, to find one that is given twice. */
    #known = new Set();
    /** The page's ratios, extras and keys, by name. */
    #given;
    #key;
    #ratio;
    #extra;
    /** @type {Uint8Array | undefined} */
    #forgotten;
    /** Whether extra lengths are estimates until the items are measured. */
    isMeasured;
    #hasReportedRatio = false;

    /**
     * @param {import("./collection-view.js").CollectionData} data
     * @throws {TypeError} naming what is wrong
     */
    constructor({ sections, aspectRatio, aspectRatios, extras = 0, measured = false, keys, ...others }) {
        if (!Array.isArray(sections)) throw new TypeError(`data.sections is ${sections}; give an array of { count }`);
        this.sections = sections.map((section) => ({ ...section }));
        requireOptions("data", others, options, "data");
        const sectionKeys = sections.map(({ key }) => key);
        const known = new Set();
        sections.forEach((section, index) => {
            checkSection(section, index);
            this.headerLength = Math.max(this.headerLength, section.header ?? 0);
            if (section.key !== undefined) requireNew(section.key, known, sectionKeys, index, "a key in data.sections");
        });
        const { header = 0, footer = 0, pinsHeader = false, pinsFooter = false } = others;
        this.surroundings = { header, footer, pinsHeader, pinsFooter };
        for (const [name, kind] of Object.entries(surroundings)) {
            requireKind(`data.${name}`, this.surroundings[/** @type {keyof typeof surroundings} */ (name)], kind);
        }
        if (pinsHeader) this.headerLength += header;
        if (pinsFooter) this.footerLength += footer;
        this.starts = startsOf(sections.map(({ count }) => count));
        const ratios = aspectRatios ?? aspectRatio ?? 1;
        this.#given = { aspectRatios: ratios, extras, keys };
        this.#ratio = reader(ratios, "aspectRatios", 1);
        this.#extra = reader(extras, "extras", 0);
        this.#key = reader(keys ?? NaN, "keys", undefined);
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
        return layoutNamed(this.sections[this.sectionOf(item)].layout);
    }

    /**
     * Updates counts, keys and marks after an edit. The page's arrays already reflect it. If they do not, the items have no keys
     * from then on.
     * @param {import("./collection-edit.js").CollectionEdit} edit
     * @throws {TypeError} naming what does not fit
     */
    follow(edit) {
        this.starts = edit.starts;
        this.sections.forEach((section, index) => (section.count = this.starts[index + 1] - this.starts[index]));
        if (this.#forgotten) {
            const marks = [...this.#forgotten];
            edit.rearrange(marks, () => 0);
            this.#forgotten = Uint8Array.from(marks);
        }
        const { keys } = this;
        this.keys = undefined;
        this.#requireValues();
        if (!keys) return;
        edit.rearrange(keys, (item) => this.#newKey(item, keys), (key) => this.#known.delete(key));
        this.keys = keys;
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
        const sections = this.#possible(core);
        core.writeTemplates(/** @type {import("./core.js").TemplateOwner[]} */ (sections), isVertical);
        const records = core.sections(sections.length);
        sections.forEach((section, index) => writeSection(section, records, SectionRecord.stride * index, isVertical));
    }

    /**
     * Returns the sections as an engine can lay them out. It ignores other things that it does not have by itself.
     * @param {import("./core.js").Core} core
     * @returns {import("./collection-section.js").SectionOptions[]}
     */
    #possible({ isCommon }) {
        if (!isCommon) return this.sections;
        /** @type {import("./collection-section.js").SectionOptions[]} */
        const sections = this.sections;
        return sections.map((section) =>
            section.scrolls || section.template ? { ...section, scrolls: undefined, template: undefined } : section,
        );
    }

    /** Throws if one of the page's arrays is shorter than the number of items. */
    #requireValues() {
        for (const [name, values] of Object.entries(this.#given)) {
            if (typeof values !== "object" || values.length >= this.count) continue;
            throw new TypeError(`data.${name} has ${values.length} values for ${this.count} items; give one for each item`);
        }
    }

    /**
     * Returns the key of a new item.
     * @param {number} item
     * @param {unknown[]} keys   those of the other items
     */
    #newKey(item, keys) {
        const key = this.#key(item);
        if (key === undefined) throw new TypeError(`data.keys is undefined for item ${item}; give one key for each item`);
        requireNew(key, this.#known, keys, item, "data.keys");
        return key;
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
        const sections = this.#possible(core);
        const sign = this.isMeasured ? -1 : 1;
        let record = 0;
        for (const { sized = 0, count = 0 } of runs) {
            let section = this.sectionOf(sized);
            for (let item = sized; item < sized + count; item += 1) {
                while (item >= this.starts[section + 1]) section += 1;
                // The items of a section that scrolls across have their length along the other axis.
                const isUpright = isVertical !== !!sections[section].scrolls;
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
        throw new TypeError(`${name} is ${JSON.stringify(key)} twice: for ${keys.indexOf(key)} and ${place}`);
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
    if (typeof source === "function") return guarded(`data.${name}`, source, otherwise);
    return typeof source === "number" ? () => /** @type {T} */ (source) : (item) => source[item];
}
