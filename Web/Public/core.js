import {
    Alignment,
    AnswerRecord,
    EditRecord,
    ElementRecord,
    failures,
    hash,
    layouts,
    MeasurementRecord,
    PlaceRecord,
    SectionRecord,
} from "./contract.js";
import { writeRecord } from "./record.js";
import { shown } from "./validation.js";

/** An input that the layout engine has rejected, with the engine's message. */
export class CollectionLayoutError extends Error {
    name = "CollectionLayoutError";
}

/**
 * Downloads and compiles the layout engine, once per page.
 * @param {URL} url
 */
export async function compile(url) {
    const response = await fetch(url);
    if (!response.ok) {
        throw new CollectionLayoutError(`cannot load ${url}: the server says ${response.status}; is the file there?`);
    }
    // Some servers do not know the type of WebAssembly files. Those files are compiled without streaming.
    return response.headers.get("Content-Type")?.startsWith("application/wasm")
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * One collection's layout engine: the module's functions, with JavaScript's arrays and errors. Offsets are logical: px along the
 * scroll axis from the content's start.
 *
 * Each event is one call. The engine writes its results into its memory, where they stay until the next event. An invalid event
 * throws a `CollectionLayoutError` and changes nothing.
 */
export class Core {
    /** @type {WebAssembly.Memory} */
    #memory;
    /**
     * The module's functions. Those that need nothing else are called directly.
     * @type {import("./contract.js").Exports}
     */
    exports;
    #doubles = new Float64Array();
    /** The index in `doubles` of the engine's answers. */
    #answer;

    /** @param {WebAssembly.Module} module */
    static async instantiate(module) {
        return new Core(await WebAssembly.instantiate(module, {}));
    }

    /** @param {WebAssembly.Instance} instance */
    constructor({ exports }) {
        this.#memory = /** @type {WebAssembly.Memory} */ (exports.memory);
        this.exports = /** @type {any} */ (exports);
        requireMatch(this.exports.contractHash);
        this.#answer = indexOf(this.exports.answer());
    }

    /** The engine's memory as doubles. Do not keep it across calls: when memory grows, old views become empty. */
    get doubles() {
        // An old view is empty. That is found faster than by comparing buffers, which leaves compiled code.
        if (this.#doubles.length === 0) this.#doubles = new Float64Array(this.#memory.buffer);
        return this.#doubles;
    }

    /** The number of records of changed elements; 0 once they have been read. */
    get count() {
        return this.#read(AnswerRecord.count);
    }

    /** The index in `doubles` of the first of these records. */
    get records() {
        return this.#read(AnswerRecord.records);
    }

    /** The content's length along the scroll axis, in px. */
    get extent() {
        return this.#read(AnswerRecord.extent);
    }

    /** The viewport's offset. It is valid after every event that moves the viewport. */
    get offset() {
        return this.#read(AnswerRecord.offset);
    }

    /** The offset to scroll to because of the last event; NaN to stay. */
    get destination() {
        return this.#read(AnswerRecord.destination);
    }

    /** The number of the running transition, which is different for every transition; 0 if none runs. */
    get transition() {
        return this.#read(AnswerRecord.transition);
    }

    /** Whether the engine has work left for `settle` to do between frames. */
    get wantsSettling() {
        return this.#read(AnswerRecord.wantsSettling) === 1;
    }

    /** Marks the records as read. */
    recordsRead() {
        this.doubles[this.#answer + AnswerRecord.count] = 0;
    }

    /** @param {number} field */
    #read(field) {
        return this.doubles[this.#answer + field];
    }

    /**
     * Throws if the engine has rejected the last event.
     * @param {string} name   what `value` is, for the message
     * @param {unknown} value
     */
    check(name, value) {
        check(this.#read(AnswerRecord.failure), name, value);
    }

    /**
     * Returns memory for the aspect ratios of `count` items, followed by their extra lengths.
     * @param {number} count
     */
    items(count) {
        const start = this.exports.items(count);
        return new Float64Array(this.#memory.buffer, start >>> 0, 2 * count);
    }

    /**
     * Returns memory for the records of `count` sections.
     * @param {number} count
     */
    sections(count) {
        const start = this.exports.sections(count);
        return new Float64Array(this.#memory.buffer, start >>> 0, SectionRecord.length * count);
    }

    /**
     * Writes records for the engine.
     * @param {"edits" | "measurements" | "placeMemory" | "templates" | "cells"} name   the function that returns memory for them
     * @param {readonly string[]} fields
     * @param {object[]} values
     */
    writeRecords(name, fields, values) {
        const start = indexOf(this.exports[name](values.length));
        const { doubles } = this;
        values.forEach((value, index) => writeRecord(doubles, start + fields.length * index, fields, value));
    }

    /** Passes the content that is in `sections`, and the items that were added to them, to the engine. Call `layOut` next. */
    setContent() {
        check(this.exports.setContent(), "data", {});
    }

    /**
     * Makes an edit. The caller has written the sizes of new items to `items`, and all sections after the edit to `sections`.
     * @param {import("./collection-edit.js").EditStep[]} steps
     * @param {boolean} isAnimated
     */
    edit(steps, isAnimated) {
        this.writeRecords("edits", EditRecord, steps.map((step) => ({ count: 0, ...step })));
        this.exports.edit(isAnimated);
        this.check("edit", steps);
    }

    /**
     * Chooses the layout of the content. The caller must call `layOut` next.
     * @param {import("./collection-view.js").CollectionLayout} layout   of `layouts`
     * @param {Pick<import("./collection-view.js").CollectionView, "itemBreadth" | "spacing" | "inset">} options
     */
    choose(layout, { itemBreadth, spacing, inset }) {
        const index = /** @type {readonly object[]} */ (layouts).indexOf(layout);
        check(this.exports.choose(index, itemBreadth, spacing, inset), "layout", layout.name);
    }

    /**
     * Runs a layout pass over everything new, in a viewport of any size. O(items).
     * @param {{ width: number, height: number, margin: number, orientation: { code: number }, isAnimated: boolean }} pass
     */
    layOut({ width, height, margin, orientation, isAnimated }) {
        this.exports.layOut(width, height, margin, orientation.code, isAnimated);
        this.check("viewport", { width, height });
    }

    /**
     * Reports that the viewport has been scrolled.
     * @param {number} offset
     * @param {number} cause   of `ScrollCause`
     */
    scrolled(offset, cause) {
        this.exports.scrolled(offset, cause);
        this.check("offset", offset);
    }

    /**
     * Begins to scroll an item into view, clear of its section's header.
     * @param {number} item
     * @param {keyof typeof Alignment} alignment
     */
    scrollToItem(item, alignment) {
        this.exports.scrollToItem(item, Alignment[alignment]);
        this.check("item", item);
    }

    /**
     * Begins to scroll until an item starts at a distance in px from the viewport's start, with or without a header there.
     * @param {number} item
     * @param {number} distance
     */
    scrollToDistance(item, distance) {
        this.exports.scrollToDistance(item, distance);
        this.check("item", item);
    }

    /**
     * Begins to scroll to the content's start (0) or end (1). That edge stays in view although measuring moves it.
     * @param {number} fraction
     */
    scrollToEdge(fraction) {
        this.exports.scrollToEdge(fraction);
        this.check("edge", fraction);
    }

    /**
     * The place whose position the engine holds, with the fields of `PlaceRecord`; undefined at the start of the content.
     * @returns {import("./collection-view.js").CollectionPlace | undefined}
     */
    get place() {
        const place = this.readRecord("placeMemory", PlaceRecord, () => this.exports.savePlace());
        return /** @type {import("./collection-view.js").CollectionPlace | undefined} */ (/** @type {unknown} */ (place));
    }

    /**
     * Returns a record that a function of the engine writes; undefined if it writes none.
     * @template {string} Field
     * @param {"placeMemory" | "reorderMemory" | "shelfMemory"} memory   the function that returns the record's address
     * @param {readonly Field[]} fields
     * @param {() => number} write   returns 0 if there is nothing to write
     */
    readRecord(memory, fields, write) {
        const start = indexOf(this.exports[memory]());
        if (!write()) return undefined;
        const { doubles } = this;
        const numbers = fields.map((name, index) => [name, doubles[start + index]]);
        return /** @type {Record<Field, number>} */ (Object.fromEntries(numbers));
    }

    /**
     * Begins to scroll to a place.
     * @param {import("./collection-view.js").CollectionPlace} place
     */
    restore(place) {
        this.writeRecords("placeMemory", PlaceRecord, [place]);
        this.exports.restore();
        this.check("place", place);
    }

    /**
     * Passes measured extra lengths to the engine in one batch.
     * @param {{ item: number, extra: number }[]} measurements
     */
    measured(measurements) {
        this.writeRecords("measurements", MeasurementRecord, measurements);
        this.exports.measured(measurements.length);
        this.check("measured", measurements);
    }

    /**
     * Returns the items in the viewport, without those under a header, in no particular order.
     * @returns {number[]}
     */
    visibleItems() {
        const count = this.exports.visibleItems();
        const { doubles, result } = this;
        const number = (/** @type {unknown} */ _, /** @type {number} */ index) =>
            doubles[result + index * ElementRecord.stride + ElementRecord.index];
        return Array.from({ length: count }, number);
    }

    /**
     * Returns an item's frame in the content, or undefined if there is no such item.
     * @param {number} item
     */
    frame(item) {
        if (!this.exports.frame(item)) return undefined;
        const { doubles, result } = this;
        return {
            x: doubles[result + ElementRecord.x],
            y: doubles[result + ElementRecord.y],
            width: doubles[result + ElementRecord.width],
            height: doubles[result + ElementRecord.height],
        };
    }

    /** The index in `doubles` of the first record of a query's results. */
    get result() {
        return indexOf(this.exports.results());
    }
}

/**
 * Returns the index in `doubles` of an address.
 * @param {number} address
 */
function indexOf(address) {
    return (address >>> 0) / Float64Array.BYTES_PER_ELEMENT;
}

/** @param {number} failure @param {string} name @param {unknown} value */
function check(failure, name, value) {
    if (failure === 0) return;
    throw new CollectionLayoutError(`${name} ${shown(value)}: ${/** @type {Record<number, string>} */ (failures)[failure]}`);
}

/**
 * Rejects a module of another build. Its functions and records may differ, which would only show as wrong layouts.
 * @param {(() => number) | undefined} contractHash
 */
function requireMatch(contractHash) {
    const found = contractHash && contractHash() >>> 0;
    if (found === hash) return;
    const contract = (/** @type {number | undefined} */ number) => number?.toString(16).padStart(8, "0") ?? "none";
    throw new CollectionLayoutError(
        `the contract of collection-*.wasm is ${contract(found)}, but that of contract.js ${contract(hash)}: ` +
            "run Web/build, and copy all files of Web/Public together",
    );
}
