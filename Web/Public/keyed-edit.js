import { CollectionEdit, startsOf } from "./collection-edit.js";
import { isDescribedOtherwise } from "./collection-section.js";
import { EditKind } from "./contract.js";
import { longestIncreasingRun } from "./increasing-run.js";

/**
 * The edit that leads from one collection to another whose items are matched by their keys. Sections are matched by their keys
 * or, without keys, by their indices. O(items).
 */
export class KeyedEdit extends CollectionEdit {
    /** The old index of each section, in the new order; see `sectionOrder`. */
    #order;
    #before;
    #after;
    #arranged;

    /**
     * @param {import("./collection-data.js").CollectionData} before
     * @param {import("./collection-data.js").CollectionData} after
     */
    constructor(before, after) {
        const order = sectionOrder(before.sections, after.sections);
        const arranged = startsOf(order.map((section) => before.sections[section]?.count ?? 0));
        super(arranged, after.starts);
        this.#order = order;
        this.#before = before;
        this.#after = after;
        this.#arranged = arranged;
        const places = new Map();
        order.forEach((section, place) => {
            if (section < 0) return;
            const [first, end] = [before.starts[section], before.starts[section + 1]];
            for (let item = first; item < end; item += 1) places.set(before.keys?.[item], arranged[place] + item - first);
        });
        const firsts = new Set(arranged);
        // The sections behind those of `after` are deleted.
        order.forEach((_, place) => this.arrange(place, after.sections[place] ? runsOf(place, after, places, firsts) : []));
    }

    /** @param {number} old */
    newIndex(old) {
        return super.newIndex(this.#placeOf(old));
    }

    /**
     * Returns the nearest neighbor of a deleted item. If its section is deleted, too, that is the first item of the next section
     * that remains and is not empty, or else the last item of the previous one.
     * @param {number} old
     */
    neighborOf(old) {
        const count = this.starts.length - 1;
        const placeOf = (/** @type {number} */ section) => this.#order.indexOf(section);
        const section = this.#before.sectionOf(old);
        if (placeOf(section) < count) return super.neighborOf(this.#placeOf(old));
        const isFilled = (/** @type {number} */ place) => this.starts[place] < this.starts[place + 1];
        const remaining = this.#before.sections.map((_, index) => placeOf(index));
        const next = remaining.slice(section).find(isFilled);
        if (next !== undefined) return this.starts[next];
        const previous = remaining.slice(0, section).filter(isFilled).at(-1);
        return previous === undefined ? this.count - 1 : this.starts[previous + 1] - 1;
    }

    get steps() {
        const order = this.#order;
        const count = this.starts.length - 1;
        const steps = super.steps.filter(({ oldSection = 0, kind }) => kind !== EditKind.deleteItems || oldSection < count);
        for (const step of steps) step.oldSection = order[/** @type {number} */ (step.oldSection)];
        const remaining = order.slice(0, count).filter((section) => section >= 0);
        const staying = longestIncreasingRun(remaining);
        const moved = new Set(remaining.filter((_, index) => !staying.has(index)));
        order.forEach((section, place) => {
            const add = (/** @type {number} */ kind) => steps.push({ kind, oldSection: section, newSection: place });
            if (place >= count) add(EditKind.deleteSection);
            else if (section < 0) add(EditKind.insertSection);
            else {
                if (moved.has(section)) add(EditKind.moveSection);
                if (isDescribedOtherwise(this.#before.sections[section], this.#after.sections[place])) add(EditKind.changeSection);
            }
        });
        return steps;
    }

    /**
     * Returns an old item's index after the sections are moved and before any item is.
     * @param {number} old
     */
    #placeOf(old) {
        const section = this.#before.sectionOf(old);
        return this.#arranged[this.#order.indexOf(section)] + old - this.#before.starts[section];
    }
}

/**
 * Returns the old index of each new section, or -1 if it is inserted, followed by the deleted sections.
 * @param {import("./collection-view.js").CollectionSection[]} before
 * @param {import("./collection-view.js").CollectionSection[]} after
 */
function sectionOrder(before, after) {
    const places = new Map(before.map(({ key }, index) => [key, index]));
    const order = after.map(({ key }, index) => {
        // A key may be a number, and is not the index of a section without one.
        if (key === undefined) return before[index] && before[index].key === undefined ? index : -1;
        return places.get(key) ?? -1;
    });
    const staying = new Set(order);
    before.forEach((_, index) => staying.has(index) || order.push(index));
    return order;
}

/**
 * @param {number} section
 * @param {import("./collection-data.js").CollectionData} data
 * @param {Map<unknown, number>} places
 * @param {Set<number>} firsts   the first items of old sections; a run must not continue across them
 */
function runsOf(section, { keys, starts }, places, firsts) {
    /** @type {import("./collection-edit.js").Run[]} */
    const runs = [];
    /** @type {import("./collection-edit.js").Run | undefined} */
    let run;
    for (let item = starts[section]; item < starts[section + 1]; item += 1) {
        const old = places.get(keys?.[item]) ?? -1;
        const isNext = run && (run.old < 0 ? old < 0 : old === run.old + run.count);
        if (run && isNext && !firsts.has(old)) {
            run.count += 1;
        } else {
            run = { old, count: 1, change: old < 0 ? undefined : EditKind.compareItems };
            runs.push(run);
        }
    }
    return runs;
}
