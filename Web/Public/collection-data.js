import { ItemSize, SectionRecord } from "./contract.js";

/**
 * What the page said is in the collection, checked, and written where the layout engine reads it. Keeps the page's own
 * arrays: an item costs nothing here but, once items are to be measured again, a byte.
 */
export class CollectionData {
    /** @type {{ count: number, header?: number, footer?: number, background?: boolean }[]} */
    sections;
    /** Index of each section's first item, and after the last one the number of items. @type {Float64Array} */
    starts;
    /** The longest header, in px: what focus and scrolling must keep clear of. */
    headerLength = 0;
    #ratio;
    #extra;
    #forgotten;
    #isMeasured;

    /** @throws {TypeError} naming what is wrong */
    constructor({ sections, aspectRatio, aspectRatios, extras = 0, measured = false }) {
        if (!Array.isArray(sections)) throw new TypeError(`data.sections is ${sections}; give an array of { count }`);
        this.sections = sections;
        this.starts = new Float64Array(sections.length + 1);
        sections.forEach(({ count, header = 0 }, index) => {
            if (!Number.isInteger(count) || count < 0) {
                throw new TypeError(`data.sections[${index}].count is ${count}; give a whole number, 0 or more`);
            }
            this.starts[index + 1] = this.starts[index] + count;
            this.headerLength = Math.max(this.headerLength, header);
        });
        const ratios = aspectRatios ?? aspectRatio ?? 1;
        this.#ratio = reader(ratios, this.count, "aspectRatios");
        this.#extra = reader(extras, this.count, "extras");
        this.#isMeasured = measured;
    }

    /** All items of all sections. */
    get count() {
        return this.starts[this.sections.length];
    }

    /** Whether extra lengths are estimates until measured. */
    get isMeasured() {
        return this.#isMeasured;
    }

    /** What was measured of these items holds no more. */
    forget(first, last) {
        this.#forgotten ??= new Uint8Array(this.count);
        this.#forgotten.fill(1, Math.max(0, first), last + 1);
    }

    /** Whether an item must be measured again although the engine has its length. Not a second time. */
    takeForgotten(item) {
        const isForgotten = this.#forgotten?.[item] === 1;
        if (isForgotten) this.#forgotten[item] = 0;
        return isForgotten;
    }

    /** Hands everything to the layout engine. O(items). */
    write(core, isVertical) {
        const { count } = this;
        const sections = core.sections(this.sections.length);
        this.sections.forEach((section, index) => {
            const { count, header = 0, footer = 0, background = false } = section;
            const record = SectionRecord.stride * index;
            sections[record + SectionRecord.count] = count;
            sections[record + SectionRecord.headerLength] = header;
            sections[record + SectionRecord.footerLength] = footer;
            sections[record + SectionRecord.hasBackground] = background ? 1 : 0;
        });
        const items = core.items(count);
        const { stride, slope, constant } = ItemSize;
        const sign = this.isMeasured ? -1 : 1;
        for (let item = 0; item < count; item += 1) {
            const given = this.#ratio(item);
            const ratio = given > 0 && given < Infinity ? given : 1;
            items[stride * item + slope] = sign * (isVertical ? 1 / ratio : ratio);
            items[stride * item + constant] = this.#extra(item);
        }
        core.setContent();
        this.#forgotten = undefined;
    }
}

/** One number per item, from whichever form the page has it in. */
function reader(source, count, name) {
    if (typeof source === "function") return source;
    if (typeof source === "number") return () => source;
    if (source.length < count) {
        throw new TypeError(`data.${name} has ${source.length} numbers for ${count} items; give one for each item`);
    }
    return (item) => source[item];
}
