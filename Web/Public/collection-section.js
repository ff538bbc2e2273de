import { checkTemplate, templateNodes } from "./collection-template.js";
import { Effect, layouts, Resting, SectionRecord } from "./contract.js";

/** The options of every section. The last three default to the element's values. */
const common = ["count", "key", "header", "footer", "background", "layout", "inset", "itemBreadth", "spacing"];

/**
 * @typedef {object} SectionOptions   all options that a section can have, for any layout
 * @property {number} count
 * @property {unknown} [key]
 * @property {string} [layout]
 * @property {number} [header]
 * @property {number} [footer]
 * @property {boolean} [background]
 * @property {number} [inset]
 * @property {number} [spacing]
 * @property {number} [itemBreadth]
 * @property {number} [lanes]
 * @property {number} [aspectRatio]
 * @property {number} [tolerance]
 * @property {number} [offset]
 * @property {boolean} [dense]
 * @property {number} [share]
 * @property {"across"} [scrolls]
 * @property {keyof typeof restings} [resting]
 * @property {number} [groupSize]
 * @property {keyof typeof effects} [effect]
 * @property {number} [separator]
 * @property {number} [badge]
 * @property {import("./collection-view.js").CollectionTemplateGroup} [template]
 */

/** The engine's codes for the positions where a section that scrolls across comes to rest. */
const restings = {
    anywhere: Resting.continuous,
    boundary: Resting.groupLeadingBoundary,
    page: Resting.paging,
    group: Resting.groupPaging,
    center: Resting.groupPagingCentered,
};
const effects = { receding: Effect.receding, "cover-flow": Effect.coverFlow };

/** The options that need the engine with everything. */
const rareOptions = /** @type {const} */ (["scrolls", "effect", "separator", "badge"]);

/** @typedef {{ isValid: (value: any) => boolean, description: string }} Kind   the valid values of an option, and their description */

/** @type {Record<string, Kind>} */
export const kinds = {
    length: { isValid: (value) => Number.isFinite(value) && value >= 0, description: "a number of px, 0 or more" },
    count: { isValid: (value) => Number.isInteger(value) && value >= 0, description: "a whole number, 0 or more" },
    lanes: { isValid: (value) => Number.isInteger(value) && value >= 1, description: "a whole number, 1 or more" },
    ratio: { isValid: (value) => value > 0 && value < Infinity, description: "width divided by height, above 0" },
    share: { isValid: (value) => value >= 0 && value <= 1, description: "a number from 0 to 1" },
    across: oneOf({ across: 0 }),
    resting: oneOf(restings),
    effect: oneOf(effects),
    truth: { isValid: (value) => typeof value === "boolean", description: "true or false" },
};
/** @type {Record<string, Kind | undefined>} */
const kindOf = {
    count: kinds.count,
    header: kinds.length,
    footer: kinds.length,
    background: kinds.truth,
    inset: kinds.length,
    itemBreadth: kinds.length,
    lanes: kinds.lanes,
    spacing: kinds.length,
    aspectRatio: kinds.ratio,
    offset: kinds.share,
    tolerance: kinds.length,
    dense: kinds.truth,
    share: kinds.share,
    scrolls: kinds.across,
    resting: kinds.resting,
    groupSize: kinds.lanes,
    effect: kinds.effect,
    separator: kinds.length,
    badge: kinds.length,
};

/**
 * Returns the layout that a section asks for, an element of `layouts`; undefined if it uses the element's layout.
 * @param {{ layout?: string }} section
 * @returns {import("./collection-view.js").CollectionLayout | undefined}
 */
export function layoutOf({ layout }) {
    return layout === undefined ? undefined : layouts.find(({ name }) => name === layout);
}

/**
 * Returns whether a section needs the engine with everything.
 * @param {SectionOptions} section
 */
export function isRare(section) {
    return isRareLayout(section.layout) || rareOptions.some((name) => section[name] !== undefined);
}

/**
 * Returns whether a layout needs the engine with everything.
 * @param {string | undefined} name
 */
export function isRareLayout(name) {
    return layouts.some((layout) => layout.name === name && !layout.isCommon);
}

/**
 * Returns whether two sections differ in anything but their counts and keys.
 * @param {SectionOptions} before
 * @param {SectionOptions} after
 */
export function isDescribedOtherwise(before, after) {
    const names = /** @type {(keyof SectionOptions)[]} */ (Object.keys({ ...before, ...after }));
    return names.some(
        (name) => name !== "count" && name !== "key" && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
}

/**
 * Validates a section.
 * @param {Partial<SectionOptions>} section
 * @param {number} index
 * @throws {TypeError} an error that names the faulty option and its valid values
 */
export function checkSection(section, index) {
    const place = `data.sections[${index}]`;
    const layout = layoutOf(section);
    if (section.layout !== undefined && !layout) {
        const names = layouts.map(({ name }) => name).join(", ");
        throw new TypeError(`${place}.layout is ${quoted(section.layout)}; choose one of: ${names}`);
    }
    const options = [...new Set([...common, ...(layout?.options ?? [])])];
    // `count` is listed here, so that a missing count is an error, too.
    for (const [name, value] of Object.entries({ count: undefined, ...section })) {
        if (!options.includes(name)) {
            const owner = layout ? `a section with layout ${quoted(layout.name)}` : "a section without a layout of its own";
            throw new TypeError(`${place}.${name} is no option of ${owner}; choose of: ${options.join(", ")}`);
        }
        const kind = kindOf[name];
        if (!kind || (value === undefined && name !== "count") || kind.isValid(value)) continue;
        throw new TypeError(`${place}.${name} is ${quoted(value)}; give ${kind.description}`);
    }
    if (section.template !== undefined) checkTemplate(section.template, `${place}.template`);
    for (const name of /** @type {const} */ (["resting", "groupSize"])) {
        if (section[name] === undefined || section.scrolls) continue;
        throw new TypeError(`${place}.${name} needs a section that scrolls; give scrolls: "across", too`);
    }
}

/**
 * Writes a section as a record for the engine.
 * @param {SectionOptions} section
 * @param {Float64Array} array
 * @param {number} start   the record's index in `array`
 * @param {boolean} isVertical
 */
export function writeSection(section, array, start, isVertical) {
    const { aspectRatio, scrolls, resting = "anywhere", effect } = section;
    /** @param {keyof typeof SectionRecord} field @param {number | undefined} value */
    const put = (field, value) => (array[start + SectionRecord[field]] = value ?? NaN);
    put("count", section.count);
    put("headerLength", section.header ?? 0);
    put("footerLength", section.footer ?? 0);
    put("hasBackground", section.background ? 1 : 0);
    put("layout", section.layout ? layouts.findIndex(({ name }) => name === section.layout) : NaN);
    put("cell", aspectRatio && (isVertical !== !!scrolls ? 1 / aspectRatio : aspectRatio));
    put("dense", section.dense === undefined ? NaN : Number(section.dense));
    put("resting", scrolls && restings[resting]);
    put("effect", effect && effects[effect]);
    put("templateCount", section.template ? templateNodes(section.template).length : 0);
    for (const name of plainOptions) put(name, section[name]);
}

/** The options that are written unchanged. */
const plainOptions = /** @type {const} */ ([
    "itemBreadth",
    "lanes",
    "spacing",
    "inset",
    "offset",
    "tolerance",
    "share",
    "groupSize",
    "separator",
    "badge",
]);

/**
 * @param {Record<string, number>} choices   codes by name
 * @returns {Kind}
 */
function oneOf(choices) {
    return { isValid: (value) => Object.hasOwn(choices, value), description: `one of: ${Object.keys(choices).join(", ")}` };
}

/** @param {unknown} value */
export function quoted(value) {
    return typeof value === "string" ? JSON.stringify(value) : String(value);
}
