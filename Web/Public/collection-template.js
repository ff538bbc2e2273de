import { kinds, oneOf, requireOptions, requireValid, wholeNumber } from "./validation.js";

/** @typedef {import("./collection-view.js").CollectionTemplateGroup} Group */

/** The most groups around an item. The engine lays out anything deeper as one item. */
const maximumDepth = 64;
/** The most subitems in a group, which is the engine's limit, too. */
const maximumCount = 4096;
/** The ways to give an extent other than in px. */
const units = ["fractionalWidth", "fractionalHeight", "estimated"];

/**
 * Validates the outermost group of a template.
 * @param {unknown} template
 * @param {string} place   the template's name, for messages
 * @throws {TypeError} an error that names the faulty field and its valid values
 */
export function checkTemplate(template, place) {
    requireValid(place, template, { isValid: isGroup, description: "a group: { direction, items }" });
    checkNode(/** @type {Group} */ (template), place, 0);
}

/** @param {object} node @param {string} place @param {number} depth */
function checkNode(node, place, depth) {
    if (depth > maximumDepth) throw new TypeError(`${place} is in more than ${maximumDepth} groups; nest fewer`);
    if (isGroup(node)) requireOptions(place, node, groupOptions, "a group", ["direction", "items"]);
    else return requireOptions(place, node, itemOptions, "an item, which has no items");
    if (node.repeat && node.equalParts) throw new TypeError(`${place} has repeat and equalParts; give one of them`);
    for (const [index, item] of node.items.entries()) {
        const itemPlace = `${place}.items[${index}]`;
        requireValid(itemPlace, item, { isValid: isObject, description: "an item or a group" });
        checkNode(item, itemPlace, depth + 1);
    }
}

/** A width or height. */
const size = {
    isValid: isExtent,
    description: `a number of px, or one of { ${units.join(" }, { ")} } with a number; any is above 0`,
};
const number = wholeNumber(1, maximumCount);
/** The options of items and groups. */
const itemOptions = { width: size, height: size, inset: kinds.length };
/**
 * The options of groups, with their valid values.
 * @type {Record<string, import("./validation.js").Kind>}
 */
const groupOptions = {
    ...itemOptions,
    direction: oneOf(["across", "along"]),
    items: { isValid: (value) => Array.isArray(value) && value.length > 0, description: "an array of items and groups" },
    spacing: kinds.length,
    repeat: number,
    equalParts: number,
};

/** @param {unknown} value */
function isExtent(value) {
    const isNumber = (/** @type {unknown} */ number) => Number.isFinite(number) && Number(number) > 0;
    if (!isObject(value)) return isNumber(value);
    const entries = Object.entries(value);
    return entries.length === 1 && entries.every(([name, number]) => units.includes(name) && isNumber(number));
}

/** @param {unknown} value @returns {value is Group} */
function isGroup(value) {
    return isObject(value) && "items" in value;
}

/** @param {unknown} value @returns {value is object} */
function isObject(value) {
    return typeof value === "object" && value !== null;
}
