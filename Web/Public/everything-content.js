import { CellRecord, ExtentRecord, SectionRecord, TemplateRecord } from "./contract-everything.js";
import { nodeRecord, templateNodes } from "./template-records.js";

/** @typedef {import("./collection-section.js").SectionOptions} SectionOptions */

/** Writes those parts of the page's data for the engine that only the engine with everything reads. */
export class EverythingContent {
    #core;

    /** @param {import("./core.js").Core} core */
    constructor(core) {
        this.#core = core;
    }

    /**
     * Writes the templates of sections, or of the element. They are part of the next content, edit or choice of a layout.
     * @param {Pick<SectionOptions, "template" | "scrolls">[]} owners
     * @param {boolean} isVertical
     */
    writeTemplates(owners, isVertical) {
        const records = owners.flatMap(({ template, scrolls }) =>
            template ? templateNodes(template).map((node) => nodeRecord(node, isVertical !== !!scrolls)) : [],
        );
        this.#core.writeRecords("templates", TemplateRecord, records);
    }

    /**
     * Writes the templates of sections and the cells of their mosaics, and completes the sections' records.
     * @param {import("./collection-data.js").CollectionData} data
     * @param {number} start   the index of the first section's record in the engine's memory
     * @param {boolean} isVertical
     */
    writeSections(data, start, isVertical) {
        /** @type {SectionOptions[]} */
        const sections = data.sections;
        this.writeTemplates(sections, isVertical);
        const cells = sections.map(({ pattern }) => (typeof pattern === "object" ? pattern.cells : []));
        const records = cells.flat().map((cell) => ({ columnSpan: 1, rowSpan: 1, ...cell }));
        this.#core.writeRecords("cells", CellRecord, records);
        const { doubles } = this.#core;
        sections.forEach(({ template, pattern }, index) => {
            const record = start + SectionRecord.stride * index;
            doubles[record + SectionRecord.templateCount] = template ? templateNodes(template).length : 0;
            doubles[record + SectionRecord.cellCount] = cells[index].length;
            doubles[record + SectionRecord.columns] = typeof pattern === "object" ? pattern.columns : 0;
            doubles[record + SectionRecord.hasSpans] = Number(data.hasSpans);
        });
    }

    /**
     * Writes the spans and breadths of items whose sizes are about to be written.
     * @param {import("./collection-data.js").CollectionData} data
     * @param {{ sized?: number, count?: number }[]} runs   of items
     */
    writeExtents({ hasExtents, read }, runs) {
        if (!hasExtents) return;
        const total = runs.reduce((sum, { count = 0 }) => sum + count, 0);
        const start = this.#core.exports.extents(total);
        const extents = new Float32Array(this.#core.doubles.buffer, start >>> 0, ExtentRecord.stride * total);
        let record = 0;
        for (const { sized = 0, count = 0 } of runs) {
            for (let item = sized; item < sized + count; item += 1, record += ExtentRecord.stride) {
                extents[record + ExtentRecord.lanes] = Number(read.laneSpans(item));
                extents[record + ExtentRecord.rows] = Number(read.rowSpans(item));
                extents[record + ExtentRecord.breadth] = Number(read.breadths(item));
            }
        }
    }
}
