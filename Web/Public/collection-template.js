import { TemplateNodeKind, TemplateRecord, TemplateUnit } from "./contract.js";
import { writeRecord } from "./record.js";
import { requireKind, requireOptions, shown } from "./validation.js";

/** @typedef {import("./collection-view.js").CollectionTemplateItem} Item */
/** @typedef {import("./collection-view.js").CollectionTemplateGroup} Group */
/** @typedef {import("./collection-view.js").CollectionDimension} Dimension */

/** The most groups around an item. The engine lays out anything deeper as one item. */
const maximumDepth = 64;
/** The most subitems in a group, which is the engine's limit, too. */
const maximumCount = 4096;
const directions = { across: TemplateNodeKind.across, along: TemplateNodeKind.along };
/**
 * The ways to give an extent other than in px, with the engine's units for widths and heights in the two orientations.
 * @type {Record<string, (isVertical: boolean) => number>}
 */
const units = {
    fractionalWidth: (isVertical) => (isVertical ? TemplateUnit.ofBreadth : TemplateUnit.ofLength),
    fractionalHeight: (isVertical) => (isVertical ? TemplateUnit.ofLength : TemplateUnit.ofBreadth),
    estimated: () => TemplateUnit.estimated,
};

/**
 * Validates the outermost group of a template.
 * @param {unknown} template
 * @param {string} place   the template's name, for messages
 * @throws {TypeError} an error that names the faulty field and its valid values
 */
export function checkTemplate(template, place) {
    if (!isGroup(template)) throw new TypeError(`${place} is ${shown(template)}; give a group: { direction, items }`);
    checkNode(template, place, 0);
}

/**
 * Returns the records of a template, depth first, as the engine reads them.
 * @param {Group} template
 * @returns {(Item | Group)[]}
 */
export function templateNodes(template) {
    /** @type {(node: Item | Group) => (Item | Group)[]} */
    const nodes = (node) => [node, ...("items" in node ? node.items.flatMap(nodes) : [])];
    return nodes(template);
}

/**
 * Writes a node of a template as a record for the engine.
 * @param {Item | Group} node
 * @param {Float64Array} array
 * @param {number} start   the record's index in `array`
 * @param {boolean} isVertical   whether the main axis of the section is vertical
 */
export function writeNode(node, array, start, isVertical) {
    const group = "items" in node ? node : undefined;
    const width = extent(node.width ?? { fractionalWidth: 1 }, isVertical);
    const height = extent(node.height ?? { fractionalHeight: 1 }, isVertical);
    const [length, breadth] = isVertical ? [height, width] : [width, height];
    writeRecord(array, start, TemplateRecord, {
        kind: group ? directions[group.direction] : TemplateNodeKind.item,
        length: length.number,
        lengthUnit: length.unit,
        breadth: breadth.number,
        breadthUnit: breadth.unit,
        subitemCount: group?.items.length ?? 0,
        inset: node.inset ?? 0,
        spacing: group?.spacing ?? -1,
        repetition: group?.repeat ?? group?.equalParts ?? -1,
        sharesEqually: group?.equalParts ? 1 : 0,
    });
}

/** @param {Dimension} dimension @param {boolean} isVertical */
function extent(dimension, isVertical) {
    if (typeof dimension === "number") return { number: dimension, unit: TemplateUnit.absolute };
    const [[name, number]] = Object.entries(dimension);
    return { number, unit: units[name](isVertical) };
}

/** @param {object} node @param {string} place @param {number} depth */
function checkNode(node, place, depth) {
    if (depth > maximumDepth) throw new TypeError(`${place} is in more than ${maximumDepth} groups; nest fewer`);
    const options = isGroup(node) ? Object.keys(groupOptions) : Object.keys(itemOptions);
    const owner = isGroup(node) ? "a group" : "an item, which has no items";
    requireOptions(place, node, options, owner);
    for (const name of options) {
        const value = /** @type {Record<string, unknown>} */ (node)[name];
        const isLeftOut = value === undefined && name !== "direction" && name !== "items";
        if (!isLeftOut) requireKind(`${place}.${name}`, value, groupOptions[name]);
    }
    if (!isGroup(node)) return;
    if (node.repeat && node.equalParts) throw new TypeError(`${place} has repeat and equalParts; give one of them`);
    for (const [index, item] of node.items.entries()) {
        const itemPlace = `${place}.items[${index}]`;
        if (!isObject(item)) throw new TypeError(`${itemPlace} is ${shown(item)}; give an item or a group`);
        checkNode(item, itemPlace, depth + 1);
    }
}

/** A width or height. */
const size = {
    isValid: isExtent,
    description: `a number of px, or one of { ${Object.keys(units).join(" }, { ")} } with a number; any is above 0`,
};
const gap = {
    isValid: (/** @type {unknown} */ value) => Number.isFinite(value) && Number(value) >= 0,
    description: "a number of px, 0 or more",
};
const number = {
    isValid: (/** @type {any} */ value) => Number.isInteger(value) && value >= 1 && value <= maximumCount,
    description: `a whole number from 1 to ${maximumCount}`,
};
/** The options of items and groups. */
const itemOptions = { width: size, height: size, inset: gap };
/**
 * The options of groups, with their valid values.
 * @type {Record<string, import("./validation.js").Kind>}
 */
const groupOptions = {
    ...itemOptions,
    direction: {
        isValid: (value) => Object.hasOwn(directions, value),
        description: `one of: ${Object.keys(directions).join(", ")}`,
    },
    items: { isValid: (value) => Array.isArray(value) && value.length > 0, description: "an array of items and groups" },
    spacing: gap,
    repeat: number,
    equalParts: number,
};

/** @param {unknown} value */
function isExtent(value) {
    const isNumber = (/** @type {unknown} */ number) => Number.isFinite(number) && Number(number) > 0;
    if (!isObject(value)) return isNumber(value);
    const entries = Object.entries(value);
    return entries.length === 1 && entries.every(([name, number]) => Object.hasOwn(units, name) && isNumber(number));
}

/** @param {unknown} value @returns {value is Group} */
function isGroup(value) {
    return isObject(value) && "items" in value;
}

/** @param {unknown} value @returns {value is object} */
function isObject(value) {
    return typeof value === "object" && value !== null;
}
