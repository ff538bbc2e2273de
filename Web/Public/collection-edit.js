import { EditKind } from "./contract.js";
import { longestIncreasingRun } from "./increasing-run.js";
import { kinds, maximumNumber, requireValid, wholeNumber } from "./validation.js";

/**
 * A run of items that are consecutive after an edit. Either all of them are new, or they were consecutive before it, too.
 * @typedef {object} Run
 * @property {number} old       the index of the first item before the edit; -1 for new items
 * @property {number} count
 * @property {number} [change]  `EditKind.changeItems` or `compareItems` if the items' sizes and contents may have changed
 */

/**
 * @typedef {object} EditStep   the fields of `EditRecord`; those without a meaning for its kind are left out
 * @property {number} kind
 * @property {number} [count]
 * @property {number} [oldSection]
 * @property {number} [oldItem]
 * @property {number} [newSection]
 * @property {number} [newItem]
 * @property {number} [sized]   the index of the first item whose size is passed to the engine
 */

/**
 * A sequence of changes to the items of a collection. The indices of each change are those that the previous one has left. The
 * cost is proportional to what changes, plus a number for each section.
 */
export class CollectionEdit {
    /** The current index of each section's first item, followed by the number of items. */
    starts;
    #oldStarts;
    /**
     * The current items of each section that has changed, as runs.
     * @type {Map<number, Run[]>}
     */
    #runs = new Map();
    /**
     * The changes of positions, in order: the first index before it, or -1 for new items, the first index after it, or -1 for
     * deleted items, and the number of items.
     * @type {number[][]}
     */
    #changes = [];

    /**
     * @param {Float64Array} oldStarts   the section starts before the edit
     * @param {Float64Array} [starts]    the section starts after it, if sections are inserted or deleted; the caller must call
     *     `arrange` for each section then
     */
    constructor(oldStarts, starts = oldStarts) {
        this.#oldStarts = oldStarts;
        this.starts = starts.slice();
    }

    /**
     * Sets the items of a section.
     * @param {number} section
     * @param {Run[]} runs   with as many items as `starts` gives the section
     */
    arrange(section, runs) {
        this.#runs.set(section, runs);
    }

    get count() {
        return this.starts[this.starts.length - 1];
    }

    /**
     * @param {number} first
     * @param {number} count
     * @param {number} [section]   default: the section of the item now at `first`, or the last section at the end
     */
    insert(first, count, section) {
        requireUpTo("insert: first", first, this.count);
        requireUpTo("insert: count", count, maximumNumber - this.count);
        const target = section ?? this.#sectionAt(first);
        this.#requirePlace(target, first, "insert", (index) => index);
        this.#put([{ old: -1, count }], first, count, target);
        this.#changes.push([-1, first, count]);
    }

    /** @param {number} first @param {number} count */
    delete(first, count) {
        this.#requireItems("delete", first, count);
        this.#take(first, count);
        this.#changes.push([first, -1, count]);
    }

    /**
     * @param {number} first
     * @param {number} to         the index of the first moved item afterwards
     * @param {number} count
     * @param {number} [section]
     */
    move(first, to, count, section) {
        this.#requireItems("move", first, count);
        requireUpTo("move: to", to, this.count - count);
        if (count === 0) return;
        const target = section ?? this.#sectionAt(to > first ? to + count - 1 : to);
        this.#requirePlace(target, to, "move", (index) => index - Math.min(Math.max(0, index - first), count));
        this.#put(this.#take(first, count), to, count, target);
        this.#changes.push([first, to, count]);
    }

    /** @param {number} first @param {number} count */
    reload(first, count) {
        this.#requireItems("reload", first, count);
        for (let at = first; at < first + count; ) {
            const section = this.#sectionAt(at);
            const end = Math.min(first + count, this.starts[section + 1]);
            const changed = this.#take(at, end - at).map((run) => ({ ...run, change: EditKind.changeItems }));
            this.#put(changed, at, end - at, section);
            at = end;
        }
    }

    /**
     * Returns the current index of an item; -1 if it is deleted.
     * @param {number} old
     */
    newIndex(old) {
        return this.#newIndex(old);
    }

    /** @param {number} old */
    #newIndex(old) {
        for (const [section, runs] of this.#runs) {
            let at = this.starts[section];
            for (const run of runs) {
                if (run.old >= 0 && old >= run.old && old < run.old + run.count) return at + old - run.old;
                at += run.count;
            }
        }
        const section = sectionOf(this.#oldStarts, old);
        return this.#runs.has(section) ? -1 : this.starts[section] + old - this.#oldStarts[section];
    }

    /**
     * Returns the current index of a deleted item's nearest neighbor: the next item of its section, else the previous one, else
     * the item that is now at the section's start. Returns -1 if the collection is empty.
     * @param {number} old
     */
    neighborOf(old) {
        const section = sectionOf(this.#oldStarts, old);
        let next = Infinity;
        let last = -1;
        for (const run of this.#runs.get(section) ?? []) {
            if (run.old > old) next = Math.min(next, run.old);
            else if (run.old >= 0) last = Math.max(last, run.old + run.count - 1);
        }
        if (next < this.#oldStarts[section + 1]) return this.#newIndex(next);
        if (last >= this.#oldStarts[section]) return this.#newIndex(last);
        return Math.min(this.starts[section], this.count - 1);
    }

    /**
     * The steps for the engine. An item that keeps its section and its order appears only if it has changed.
     * @returns {EditStep[]} `sized`: the index of the first item whose size is passed to the engine
     */
    get steps() {
        /** @type {EditStep[]} */
        const steps = [];
        const staying = this.#staying();
        const kept = this.#kept();
        for (const section of this.#runs.keys()) {
            this.#addArrivals(section, staying, steps);
            this.#addDepartures(section, /** @type {Run[]} */ (kept.get(section)), steps);
        }
        return steps;
    }

    /**
     * Returns the runs that remain of each old section that has changed, wherever they are now.
     * @returns {Map<number, Run[]>}
     */
    #kept() {
        /** @type {Map<number, Run[]>} */
        const kept = new Map();
        for (const section of this.#runs.keys()) kept.set(section, []);
        for (const runs of this.#runs.values()) {
            for (const run of runs) if (run.old >= 0) kept.get(sectionOf(this.#oldStarts, run.old))?.push(run);
        }
        return kept;
    }

    /** The largest set of runs that need not move. */
    #staying() {
        const candidates = [];
        for (const section of [...this.#runs.keys()].sort((a, b) => a - b)) {
            for (const run of this.#runsOf(section)) {
                if (run.old >= 0 && sectionOf(this.#oldStarts, run.old) === section) candidates.push(run);
            }
        }
        const places = longestIncreasingRun(candidates.map((run) => run.old));
        return new Set(candidates.filter((_, place) => places.has(place)));
    }

    /** @param {number} section @param {Set<Run>} staying @param {EditStep[]} steps */
    #addArrivals(section, staying, steps) {
        let item = 0;
        for (const run of this.#runsOf(section)) {
            const sized = this.starts[section] + item;
            const step = { count: run.count, ...this.#origin(run.old), newSection: section, newItem: item, sized };
            const add = (/** @type {number} */ kind) => steps.push({ ...step, kind });
            if (run.old < 0) add(EditKind.insertItems);
            else if (!staying.has(run)) {
                add(EditKind.moveItems);
                // The item may have another size in a section that scrolls the other way.
                add(run.change ?? EditKind.compareItems);
            } else if (run.change !== undefined) add(run.change);
            item += run.count;
        }
    }

    /**
     * Changes an array of one value per old item into one of one value per current item.
     * @template T
     * @param {T[]} values
     * @param {(index: number) => T} make   returns the value of a new item
     * @param {(value: T) => void} [drop]   called with the value of each deleted item, before any is made
     */
    rearrange(values, make, drop = () => {}) {
        for (const [from, to, count] of this.#changes) {
            const moved = from < 0 ? Array(count) : values.splice(from, count);
            if (to < 0) moved.forEach(drop);
            // In parts, because browsers limit the number of arguments.
            else for (let at = 0; at < count; at += 9999) values.splice(to + at, 0, ...moved.slice(at, at + 9999));
        }
        for (const [section, runs] of this.#runs) {
            let end = this.starts[section];
            for (const { old, count } of runs) {
                end += count;
                if (old < 0) for (let item = end - count; item < end; item += 1) values[item] = make(item);
            }
        }
    }

    /**
     * Adds steps for items that were in a section and are deleted.
     * @param {number} section
     * @param {Run[]} kept   the runs that remain of it
     * @param {EditStep[]} steps
     */
    #addDepartures(section, kept, steps) {
        const end = this.#oldStarts[section + 1];
        let next = this.#oldStarts[section];
        kept.sort((a, b) => a.old - b.old);
        for (const { old, count } of [...kept, { old: end, count: 0 }]) {
            if (old > next) steps.push({ kind: EditKind.deleteItems, count: old - next, ...this.#origin(next) });
            next = old + count;
        }
    }

    /** @param {number} old */
    #origin(old) {
        if (old < 0) return {};
        const oldSection = sectionOf(this.#oldStarts, old);
        return { oldSection, oldItem: old - this.#oldStarts[oldSection] };
    }

    /**
     * Returns the section of an item. The index after the last item counts as part of the last section.
     * @param {number} index
     */
    #sectionAt(index) {
        return index < this.count ? sectionOf(this.starts, index) : this.starts.length - 2;
    }

    /**
     * Removes items, from one section or several.
     * @param {number} first
     * @param {number} count
     * @returns {Run[]}
     */
    #take(first, count) {
        /** @type {Run[]} */
        let taken = [];
        while (count > 0) {
            const section = this.#sectionAt(first);
            const part = Math.min(count, this.starts[section + 1] - first);
            const runs = this.#runsOf(section);
            const start = split(runs, first - this.starts[section]);
            const end = split(runs, first - this.starts[section] + part);
            taken = taken.concat(runs.splice(start, end - start));
            this.#grow(section, -part);
            count -= part;
        }
        return taken;
    }

    /** @param {Run[]} runs @param {number} first @param {number} count @param {number} section */
    #put(runs, first, count, section) {
        if (count === 0) return;
        const present = this.#runsOf(section);
        // Not `splice(…, ...runs)`: browsers limit the number of arguments.
        const later = present.splice(split(present, first - this.starts[section]));
        this.arrange(section, present.concat(runs, later));
        this.#grow(section, count);
    }

    /** @param {string} name @param {number} first @param {number} count */
    #requireItems(name, first, count) {
        if (kinds.count.isValid(first) && kinds.count.isValid(count) && first + count <= this.count) return;
        throw new RangeError(`${name}(${first}, ${count}): there are ${this.count} items`);
    }

    /**
     * @param {number} section
     * @param {number} index
     * @param {string} name
     * @param {(index: number) => number} present   returns an index as it is once moved items are taken out
     */
    #requirePlace(section, index, name, present) {
        requireUpTo(`${name}: section`, section, this.starts.length - 2);
        const [start, end] = [present(this.starts[section]), present(this.starts[section + 1])];
        requireUpTo(`${name}: index in section ${section}`, index, end, start);
    }

    /**
     * Returns the current items of a section. Before any change, they are one run, or none in an empty section.
     * @param {number} section
     * @returns {Run[]}
     */
    #runsOf(section) {
        let runs = this.#runs.get(section);
        if (!runs) {
            const old = this.#oldStarts[section];
            const count = this.#oldStarts[section + 1] - old;
            this.#runs.set(section, (runs = count > 0 ? [{ old, count }] : []));
        }
        return runs;
    }

    /** @param {number} section @param {number} count */
    #grow(section, count) {
        for (let later = section + 1; later < this.starts.length; later += 1) this.starts[later] += count;
    }
}

/**
 * Returns the index of each section's first item, followed by the number of all items.
 * @param {number[]} counts   the number of items of each section
 */
export function startsOf(counts) {
    const starts = new Float64Array(counts.length + 1);
    counts.forEach((count, index) => (starts[index + 1] = starts[index] + count));
    return starts;
}

/**
 * Returns the section of an item: the last one that starts at or before it. An empty section starts where the next one does, so
 * it is never the result for an item after it.
 * @param {Float64Array} starts
 * @param {number} item
 */
export function sectionOf(starts, item) {
    let section = 0;
    let end = starts.length - 1;
    while (end - section > 1) {
        const middle = (section + end) >> 1;
        if (starts[middle] <= item) section = middle;
        else end = middle;
    }
    return section;
}

/**
 * Splits a run so that one begins at an item.
 * @param {Run[]} runs
 * @param {number} item   counted from the first item of the first run
 * @returns {number} the index of the run that begins there, or the number of runs at the end
 */
function split(runs, item) {
    for (let index = 0, at = 0; index < runs.length; at += runs[index].count, index += 1) {
        if (at === item) return index;
        const run = runs[index];
        const rest = at + run.count - item;
        if (rest <= 0) continue;
        const kept = run.count - rest;
        runs.splice(index, 1, { ...run, count: kept }, { ...run, old: run.old < 0 ? -1 : run.old + kept, count: rest });
        return index + 1;
    }
    return runs.length;
}

/** @param {string} place @param {number} number @param {number} most */
function requireUpTo(place, number, most, least = 0) {
    requireValid(place, number, wholeNumber(least, most), RangeError);
}
