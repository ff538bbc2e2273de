import { checkTemplate } from "./collection-template.js";
import { Distribution, Effect, layouts, LineAlignment, Pattern, Placement, Rest, Resting, SectionRecord } from "./contract.js";
import { writeRecord } from "./record.js";
import { kinds, oneOf, requireOptions, requireValid } from "./validation.js";

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
 * @property {string} [effect]
 * @property {number} [separator]
 * @property {number} [badge]
 * @property {import("./collection-view.js").CollectionTemplateGroup} [template]
 * @property {boolean} [pinsHeader]
 * @property {boolean} [pinsFooter]
 * @property {string} [placement]
 * @property {string | import("./collection-view.js").CollectionPattern} [pattern]
 * @property {number} [itemLength]
 * @property {string} [rest]
 * @property {number} [lineSpacing]
 * @property {string} [distribution]
 * @property {string} [alignment]
 */

/** The engine's codes for the positions where a section that scrolls across comes to rest. */
const restings = {
    anywhere: Resting.continuous,
    boundary: Resting.groupLeadingBoundary,
    page: Resting.paging,
    group: Resting.groupPaging,
    center: Resting.groupPagingCentered,
};
/**
 * The engine's codes for the values of other options, by their names.
 * @type {Record<string, Record<string, number>>}
 */
const choices = {
    effect: hyphenated(Effect),
    placement: hyphenated(Placement),
    pattern: hyphenated(Pattern),
    rest: hyphenated(Rest),
    distribution: hyphenated(Distribution),
    alignment: hyphenated(LineAlignment),
};

/** @type {string[]} */
const layoutNames = layouts.map(({ name }) => name);
/** The name of a layout. */
export const layoutName = oneOf(layoutNames);
/** The options that need the engine with everything. */
const rareOptions = /** @type {const} */ (["scrolls", "effect", "separator", "badge", "placement"]);

/** @typedef {import("./validation.js").Kind} Kind */

/**
 * The options of every section. The last four default to the element's values.
 * @type {Record<string, Kind | undefined>}
 */
const common = {
    count: kinds.count,
    key: undefined,
    header: kinds.length,
    footer: kinds.length,
    pinsHeader: kinds.truth,
    pinsFooter: kinds.truth,
    background: kinds.truth,
    layout: undefined,
    inset: kinds.length,
    itemBreadth: kinds.length,
    spacing: kinds.length,
};
const cellOptions = ["column", "row", "columnSpan", "rowSpan"];
/**
 * The options of sections with some layouts.
 * @type {Record<string, Kind | undefined>}
 */
const kindOf = {
    lanes: kinds.lanes,
    aspectRatio: kinds.ratio,
    offset: kinds.share,
    tolerance: kinds.length,
    dense: kinds.truth,
    share: kinds.share,
    scrolls: oneOf(["across"]),
    resting: oneOf(Object.keys(restings)),
    groupSize: kinds.lanes,
    itemLength: kinds.length,
    lineSpacing: kinds.length,
    separator: kinds.length,
    badge: kinds.length,
    ...Object.fromEntries(Object.entries(choices).map(([name, codes]) => [name, oneOf(Object.keys(codes))])),
    pattern: oneOf(Object.keys(choices.pattern), {
        isValid: isPattern,
        description: `{ columns, cells: [{ ${cellOptions.join(", ")} }] }`,
    }),
};

/**
 * Returns a layout, an element of `layouts`; undefined if there is none of that name.
 * @param {string | undefined} name
 * @returns {import("./collection-view.js").CollectionLayout | undefined}
 */
export function layoutNamed(name) {
    return layouts.find((layout) => layout.name === name);
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
    return layoutNamed(name)?.isCommon === false;
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
    if (section.layout !== undefined) requireValid(`${place}.layout`, section.layout, layoutName);
    const layout = layoutNamed(section.layout);
    const own = (layout?.options ?? []).map((name) => [name, kindOf[name] ?? common[name]]);
    const options = { ...common, ...Object.fromEntries(own) };
    const owner = layout ? `a section with layout "${layout.name}"` : "a section without a layout";
    // Copied, because only the section's own properties count.
    requireOptions(place, { ...section }, options, owner, ["count"]);
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
 * @param {boolean} isUpright   whether the section scrolls vertically
 */
export function writeSection(section, array, start, isUpright) {
    const { aspectRatio, scrolls, resting = "anywhere" } = section;
    const codes = Object.entries(choices).map(([name, codes]) => [
        name,
        codes[/** @type {string} */ (section[/** @type {keyof SectionOptions} */ (name)])],
    ]);
    const fields = {
        headerLength: section.header,
        footerLength: section.footer,
        hasBackground: section.background,
        layout: section.layout && layoutNames.indexOf(section.layout),
        cell: aspectRatio && (isUpright ? 1 / aspectRatio : aspectRatio),
        resting: scrolls && restings[resting],
    };
    // The other options have the names of fields. Spread syntax would be 50 times slower.
    writeRecord(array, start, SectionRecord, Object.assign({}, section, fields, Object.fromEntries(codes)));
}

/**
 * Returns whether a value is a pattern of cells.
 * @param {any} value
 */
function isPattern(value) {
    const { columns, cells, ...others } = value ?? {};
    const isCell = (/** @type {any} */ cell) =>
        Object.entries(cell ?? {}).every(([name, number]) => {
            const kind = name.endsWith("Span") ? kinds.lanes : kinds.count;
            return cellOptions.includes(name) && kind.isValid(number);
        }) &&
        cell?.column < columns &&
        cell.row >= 0;
    const isKnown = kinds.lanes.isValid(columns) && Object.keys(others).length === 0;
    return isKnown && Array.isArray(cells) && cells.length > 0 && cells.every(isCell);
}

/**
 * Returns codes by names as pages write them: in lowercase letters with hyphens.
 * @param {Record<string, number>} codes
 */
function hyphenated(codes) {
    const hyphen = (/** @type {string} */ letter) => `-${letter.toLowerCase()}`;
    return Object.fromEntries(Object.entries(codes).map(([name, code]) => [name.replace(/[A-Z]/g, hyphen), code]));
}
