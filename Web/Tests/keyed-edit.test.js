import assert from "node:assert/strict";
import test from "node:test";

import { CollectionData } from "../Public/collection-data.js";
import { EditKind } from "../Public/contract.js";
import { KeyedEdit } from "../Public/keyed-edit.js";
import { property } from "./property.js";

/** A section with the keys of its items. The sections of some stories have keys, too. */
const sectionOf = (key, items) => ({ key, items });

function anySections(chance) {
    let next = 0;
    const hasKeys = chance.of([true, false]);
    return Array.from({ length: 1 + chance.below(4) }, (_, index) => {
        const items = Array.from({ length: chance.below(12) }, () => next++);
        return sectionOf(hasKeys ? `section ${index}` : undefined, items);
    });
}

/** Puts some elements of an array elsewhere, of the same or another array. */
function moveSome(arrays, chance) {
    const from = chance.of(arrays);
    const moved = from.splice(chance.below(from.length + 1), 1 + chance.below(4));
    const to = chance.of(arrays);
    to.splice(chance.below(to.length + 1), 0, ...moved);
}

/** Returns the sections after some items and sections are deleted, moved and inserted. */
function changed(sections, chance) {
    const items = sections.map((section) => section.items.filter(() => chance.share > 0.2));
    for (let change = chance.below(5); change > 0; change -= 1) moveSome(items, chance);
    for (let run = chance.below(4); run > 0; run -= 1) {
        const to = chance.of(items);
        const added = Array.from({ length: 1 + chance.below(6) }, () => `new ${chance.share}`);
        to.splice(chance.below(to.length + 1), 0, ...added);
    }
    const next = sections.map(({ key }, index) => sectionOf(key, items[index]));
    // Without keys, sections are matched by their indices, so that only the last ones come and go.
    if (next[0].key === undefined) return chance.of([next, next.slice(0, -1), [...next, sectionOf(undefined, ["last"])]]);
    if (chance.of([true, false])) moveSome([next], chance);
    if (chance.of([true, false])) next.splice(chance.below(next.length), 1);
    if (chance.of([true, false])) next.splice(chance.below(next.length + 1), 0, sectionOf("section new", ["first", "second"]));
    return next;
}

function dataOf(sections) {
    return new CollectionData({
        sections: sections.map(({ key, items }) => ({ key, count: items.length })),
        keys: sections.flatMap(({ items }) => items),
    });
}

/**
 * Returns the keys of each section's items as the engine has them after the steps. New items have `undefined`.
 * @param {import("../Public/collection-edit.js").EditStep[]} steps
 */
function performed(steps, before, sectionCount) {
    const of = (kind) => steps.filter((step) => step.kind === kind);
    const moved = of(EditKind.moveSection);
    const inserted = of(EditKind.insertSection).map(({ newSection }) => newSection);
    const deleted = of(EditKind.deleteSection).map(({ oldSection }) => oldSection);
    const arrivals = new Map(moved.map(({ oldSection, newSection }) => [newSection, oldSection]));
    const isStaying = (index) => !deleted.includes(index) && !moved.some(({ oldSection }) => oldSection === index);
    const rest = before.map((_, index) => index).filter(isStaying);
    // The old index of each section; undefined for inserted ones.
    const order = Array.from({ length: before.length + inserted.length - deleted.length }, (_, place) =>
        inserted.includes(place) ? undefined : (arrivals.get(place) ?? rest.shift()));
    assert.equal(order.length, sectionCount);
    const leaving = new Set();
    for (const { oldSection, oldItem, count } of [...of(EditKind.deleteItems), ...of(EditKind.moveItems)]) {
        for (let item = oldItem; item < oldItem + count; item += 1) leaving.add(`${oldSection} ${item}`);
    }
    return order.map((old, section) => {
        const result = [];
        for (const { kind, oldSection, oldItem, newSection, newItem, count } of steps) {
            if (newSection !== section || (kind !== EditKind.insertItems && kind !== EditKind.moveItems)) continue;
            for (let item = 0; item < count; item += 1) {
                result[newItem + item] = kind === EditKind.moveItems ? [before[oldSection].items[oldItem + item]] : [undefined];
            }
        }
        const items = before[old]?.items ?? [];
        let place = 0;
        items.forEach((key, item) => {
            if (leaving.has(`${old} ${item}`)) return;
            while (result[place]) place += 1;
            result[place] = [key];
        });
        return result.map(([key]) => key);
    });
}

property("items are matched by their keys", (chance) => {
    const sections = anySections(chance);
    const after = changed(sections, chance);
    const edit = new KeyedEdit(dataOf(sections), dataOf(after));
    const [before, now] = [sections, after].map((all) => all.flatMap(({ items }) => items));
    assert.deepEqual(before.map((_, old) => edit.newIndex(old)), before.map((key) => now.indexOf(key)));
    const neighbors = before.map((_, old) => edit.neighborOf(old));
    assert(neighbors.every((item) => item >= Math.min(0, now.length - 1) && item < now.length), `${neighbors} of ${now.length}`);
    if (sections[0].key === undefined) return;
    const home = (all, item) => all.find(({ items }) => items.includes(item))?.key;
    const order = sections.map(({ key }) => key);
    for (const [old, key] of before.entries()) {
        const from = order.indexOf(home(sections, key));
        const remaining = (key) => after.some((section) => section.key === key && section.items.length > 0);
        // The section itself if it remains, else the one after it, else the one before it.
        const expected = order.slice(from).find(remaining) ?? order.slice(0, from).filter(remaining).at(-1);
        const isKept = after.some((section) => section.key === order[from]);
        if (expected === undefined || (isKept && expected !== order[from])) continue;
        assert.equal(home(after, now[neighbors[old]]), expected, `the neighbor of ${key}`);
    }
});

property("the steps lead to the new content, and insert nothing that was there", (chance) => {
    const sections = anySections(chance);
    const after = changed(sections, chance);
    const { steps } = new KeyedEdit(dataOf(sections), dataOf(after));
    const before = new Set(sections.flatMap(({ items }) => items));
    const expected = after.map(({ items }) => items.map((key) => (before.has(key) ? key : undefined)));
    assert.deepEqual(performed(steps, sections, after.length), expected);
});

test("the order of any number of items can be reversed", () => {
    const dataOf = (keys) => new CollectionData({ sections: [{ count: keys.length }], keys });
    const keys = Array.from({ length: 150_000 }, (_, item) => item);
    const edit = new KeyedEdit(dataOf(keys), dataOf([...keys].reverse()));
    assert.equal(edit.steps.filter(({ kind }) => kind === EditKind.moveItems).length, keys.length - 1);
    assert.equal(edit.newIndex(1), keys.length - 2);
    // Most of the items are deleted, one by one, and the focus looks for a neighbor.
    const odd = new KeyedEdit(dataOf(keys), dataOf(keys.filter((key) => key % 2 === 0 && key > 2).reverse()));
    assert.equal(odd.neighborOf(1), odd.newIndex(4));
});
