import { TemplateNodeKind, TemplateUnit } from "./contract-everything.js";

/** @typedef {import("./collection-view.js").CollectionTemplateItem} Item */
/** @typedef {import("./collection-view.js").CollectionTemplateGroup} Group */
/** @typedef {import("./collection-view.js").CollectionDimension} Dimension */

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
 * Returns an item or group of a template with all that is in it, depth first, as the engine reads them.
 * @param {Item | Group} node
 * @returns {(Item | Group)[]}
 */
export function templateNodes(node) {
    return "items" in node ? [node, ...node.items.flatMap((item) => templateNodes(item))] : [node];
}

/**
 * Returns the fields of a node's record.
 * @param {Item | Group} node
 * @param {boolean} isVertical   whether the main axis of the section is vertical
 */
export function nodeRecord(node, isVertical) {
    const group = "items" in node ? node : undefined;
    const width = extent(node.width ?? { fractionalWidth: 1 }, isVertical);
    const height = extent(node.height ?? { fractionalHeight: 1 }, isVertical);
    const [length, breadth] = isVertical ? [height, width] : [width, height];
    return {
        kind: group ? TemplateNodeKind[group.direction] : TemplateNodeKind.item,
        length: length.number,
        lengthUnit: length.unit,
        breadth: breadth.number,
        breadthUnit: breadth.unit,
        subitemCount: group?.items.length ?? 0,
        inset: node.inset ?? 0,
        spacing: group?.spacing ?? -1,
        repetition: group?.repeat ?? group?.equalParts ?? -1,
        sharesEqually: group?.equalParts ? 1 : 0,
    };
}

/** @param {Dimension} dimension @param {boolean} isVertical */
function extent(dimension, isVertical) {
    if (typeof dimension === "number") return { number: dimension, unit: TemplateUnit.absolute };
    const [[name, number]] = Object.entries(dimension);
    return { number, unit: units[name](isVertical) };
}
