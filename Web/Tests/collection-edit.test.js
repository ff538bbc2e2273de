import assert from "node:assert/strict";
import test from "node:test";

import { CollectionEdit } from "../Public/collection-edit.js";
import { EditKind } from "../Public/contract.js";
import { longestIncreasingRun } from "../Public/increasing-run.js";
import { property } from "./property.js";

/** Returns sections as arrays of old item indices. New items will be negative. */
function anySections(chance) {
    let next = 0;
    return Array.from({ length: 1 + chance.below(4) }, () => Array.from({ length: chance.below(7) }, () => next++));
}

function startsOf(sections) {
    const starts = new Float64Array(sections.length + 1);
    sections.forEach(({ length }, section) => (starts[section + 1] = starts[section] + length));
    return starts;
}

/** Returns a section into which an item may be inserted at an index, and the position in it. */
function anyPlace(chance, sections, index) {
    const starts = startsOf(sections);
    const possible = sections.map((_, section) => section).filter((s) => starts[s] <= index && index <= starts[s + 1]);
    const section = chance.of(possible);
    return { section, item: index - starts[section] };
}

property("after any changes, items are where arrays would have them", (chance) => {
    const sections = anySections(chance);
    const before = sections.flat();
    const edit = new CollectionEdit(startsOf(sections));
    const reloaded = new Set();
    for (let change = chance.below(8); change >= 0; change -= 1) {
        const total = sections.flat().length;
        const first = chance.below(total + 1);
        const count = chance.below(Math.min(4, total - first + 1));
        const taken = () => {
            const items = sections.flat().slice(first, first + count);
            sections.forEach((items_, section) => (sections[section] = items_.filter((item) => !items.includes(item))));
            return items;
        };
        const kind = chance.of(["insert", "delete", "move", "reload"]);
        if (kind === "insert") {
            const { section, item } = anyPlace(chance, sections, first);
            // Negative numbers make new items distinct.
            const items = Array.from({ length: 1 + chance.below(3) }, () => -1 - chance.below(1e9));
            sections[section].splice(item, 0, ...items);
            edit.insert(first, items.length, section);
        } else if (kind === "delete") {
            taken();
            edit.delete(first, count);
        } else if (kind === "move" && count > 0) {
            const items = taken();
            const to = chance.below(total - count + 1);
            const { section, item } = anyPlace(chance, sections, to);
            sections[section].splice(item, 0, ...items);
            edit.move(first, to, count, section);
        } else if (kind === "reload") {
            for (const item of sections.flat().slice(first, first + count)) reloaded.add(item);
            edit.reload(first, count);
        }
    }
    const after = sections.flat();
    assert.deepEqual([...edit.starts], [...startsOf(sections)]);
    assert.deepEqual(before.map((item) => edit.newIndex(item)), before.map((item) => after.indexOf(item)));
    const [values, dropped] = [[...before], []];
    edit.rearrange(values, () => -1, (item) => item !== undefined && dropped.push(item));
    assert.deepEqual(values, after.map((item) => Math.max(-1, item)));
    assert.deepEqual(new Set(dropped), new Set(before.filter((item) => !after.includes(item))));
    for (const item of before) {
        const neighbor = edit.neighborOf(item);
        assert(neighbor >= -1 && neighbor < after.length, `${neighbor} of ${after.length}`);
    }
});

property("nothing that makes no sense changes anything", (chance) => {
    const sections = anySections(chance);
    const { length } = sections.flat();
    const edit = new CollectionEdit(startsOf(sections));
    const wrong = chance.of([-1, length + 1, 0.5, NaN, Infinity]);
    const tries = [
        () => edit.insert(wrong, 1),
        () => edit.insert(0, chance.of([-1, 0.5, NaN])),
        () => edit.insert(0, 1, chance.of([-1, sections.length, 0.5])),
        () => edit.delete(wrong, 1),
        () => edit.delete(0, length + 1),
        () => edit.move(wrong, 0, 1),
        () => edit.move(0, length + 1, 1),
        () => edit.reload(0, length + 1),
    ];
    assert.throws(chance.of(tries), RangeError);
    assert.deepEqual([...edit.starts], [...startsOf(sections)]);
    assert.deepEqual(edit.steps, []);
});

test("any number of items can be inserted, moved and deleted in pieces", () => {
    const count = 300_000;
    const edit = new CollectionEdit(startsOf([{ length: count }]));
    for (let item = 0; item < count; item += 2000) edit.reload(item, 1000);
    edit.insert(10, count, 0);
    edit.move(0, count, count, 0);
    const values = Array.from({ length: count }, (_, item) => item);
    edit.rearrange(values, () => -1);
    assert.equal(values.length, 2 * count);
    assert.equal(values[count + 9], 9);
    edit.delete(0, count);
    assert.equal(edit.newIndex(9), 9);
    assert.equal(edit.steps.filter(({ kind }) => kind === EditKind.insertItems).length, 1);
});

property("a longest increasing run increases, and none is longer", (chance) => {
    const values = Array.from({ length: chance.below(30) }, () => chance.below(40));
    const run = [...longestIncreasingRun(values)].sort((a, b) => a - b);
    for (let place = 1; place < run.length; place += 1) assert(values[run[place - 1]] < values[run[place]]);
    // The simple algorithm, in quadratic time.
    const longest = values.map(() => 1);
    values.forEach((value, index) => {
        for (let earlier = 0; earlier < index; earlier += 1) {
            if (values[earlier] < value) longest[index] = Math.max(longest[index], longest[earlier] + 1);
        }
    });
    assert.equal(run.length, Math.max(0, ...longest));
});
