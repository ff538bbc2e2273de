import assert from "node:assert/strict";
import { test } from "node:test";

import { checkTemplate } from "../Public/collection-template.js";
import { TemplateNodeKind, TemplateRecord, TemplateUnit } from "../Public/contract-everything.js";
import { nodeRecord, templateNodes } from "../Public/template-records.js";
import { property } from "./property.js";

/** @returns a dimension, or none */
const anyDimension = (chance) => {
    const number = 1 + chance.below(500);
    const unit = chance.of(["", "px", "fractionalWidth", "fractionalHeight", "estimated"]);
    if (unit === "") return undefined;
    return unit === "px" ? number : { [unit]: number / 500 };
};

const anyNode = (chance, depth) => {
    /** @type {any} */
    const node = { width: anyDimension(chance), height: anyDimension(chance), inset: chance.of([undefined, 0, 3.5]) };
    if (depth === 0) return node;
    node.direction = chance.of(["across", "along"]);
    node.items = Array.from({ length: 1 + chance.below(3) }, () => anyNode(chance, chance.below(depth)));
    node.spacing = chance.of([undefined, 0, 7.5]);
    node[chance.of(["repeat", "equalParts"])] = chance.of([undefined, 1, 4096]);
    return node;
};

/** Reads a node and its subitems back from their records. */
const readNode = (records) => {
    const { subitemCount, ...fields } = records.shift();
    return { ...fields, subitems: Array.from({ length: subitemCount }, () => readNode(records)) };
};

const shapeOf = (node, isVertical) => ({
    kind: node.items ? TemplateNodeKind[node.direction] : TemplateNodeKind.item,
    subitems: (node.items ?? []).map((item) => shapeOf(item, isVertical)),
});

const onlyShape = ({ kind, subitems }) => ({ kind, subitems: subitems.map(onlyShape) });

property("records have the nesting of the template", (chance) => {
    const template = anyNode(chance, 1 + chance.below(3));
    checkTemplate(template, "template");
    const isVertical = chance.of([true, false]);
    const records = templateNodes(template).map((node) => nodeRecord(node, isVertical));
    const fields = [...TemplateRecord];
    assert.deepEqual(Object.keys(records[0]).sort(), fields.sort());
    // Records of equal templates must be equal, which NaN is not.
    assert.ok(records.every((record) => Object.values(record).every(Number.isFinite)));
    assert.deepEqual(onlyShape(readNode(records)), shapeOf(template, isVertical));
    assert.deepEqual(records, []);
});

property("widths are breadths if the axis is vertical, and lengths if it is horizontal", (chance) => {
    const { width, height } = anyNode(chance, 0);
    const upright = nodeRecord({ width, height }, true);
    const turned = nodeRecord({ width, height }, false);
    assert.deepEqual([upright.length, upright.breadth], [turned.breadth, turned.length]);
    const { ofLength, ofBreadth } = TemplateUnit;
    const other = (unit) => (unit === ofLength ? ofBreadth : unit === ofBreadth ? ofLength : unit);
    assert.deepEqual([upright.lengthUnit, upright.breadthUnit], [other(turned.breadthUnit), other(turned.lengthUnit)]);
    // A node without an extent is as large as the group around it.
    if (width === undefined) assert.deepEqual([upright.breadth, upright.breadthUnit], [1, ofBreadth]);
    if (height === undefined) assert.deepEqual([upright.length, upright.lengthUnit], [1, ofLength]);
});

test("a group in itself is refused, and so are more than 64 around an item", () => {
    const group = { direction: "along", items: [] };
    group.items.push(group);
    assert.throws(() => checkTemplate(group, "template"), TypeError);
    const nested = (depth) => (depth === 0 ? {} : { direction: "along", items: [nested(depth - 1)] });
    checkTemplate(nested(64), "template");
    assert.throws(() => checkTemplate(nested(65), "template"), { name: "TypeError", message: /in more than 64 groups/ });
});

test("what is no group is refused", () => {
    const hole = { direction: "along", items: [{}, , {}] };
    assert.throws(() => checkTemplate(hole, "template"), { message: /^template\.items\[1\] is undefined; give/ });
    for (const value of [null, 3, "across", [], {}]) {
        assert.throws(() => checkTemplate(value, "template"), { message: /^template is .*; give a group/ });
    }
});
