import { Alignment, Exports, failures, hash, ItemSize, layouts, MeasurementRecord, SectionRecord } from "./contract.js";

/** The layout engine refused what it was asked; the message is its own. */
export class CollectionLayoutError extends Error {
    name = "CollectionLayoutError";
}

/** Downloads and compiles the layout engine, once per page. */
export async function compile(url) {
    const response = await fetch(url);
    if (!response.ok) {
        throw new CollectionLayoutError(`cannot load ${url}: the server says ${response.status}; is the file there?`);
    }
    // Servers that do not know the type still work, without streaming.
    return response.headers.get("Content-Type")?.startsWith("application/wasm")
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * One collection's layout engine: the module's functions with arrays and errors of this language. Offsets are logical:
 * px along the scroll axis from the content's start. Not a cache: everything it tells is read from the engine's memory.
 */
export class Core {
    #memory;
    #exports;
    #doubles = new Float64Array();

    /** @param {WebAssembly.Module} module */
    static async instantiate(module) {
        return new Core(await WebAssembly.instantiate(module, {}));
    }

    /** @param {WebAssembly.Instance} instance */
    constructor({ exports }) {
        requireMatch(Exports.hash(exports));
        this.#memory = exports.memory;
        this.#exports = new Exports(exports);
    }

    /** The engine's memory as doubles. Fetch it again after any call: memory that grew leaves old views empty. */
    get doubles() {
        if (this.#doubles.buffer !== this.#memory.buffer) this.#doubles = new Float64Array(this.#memory.buffer);
        return this.#doubles;
    }

    /** Index in `doubles` of the first record of the last query. */
    get records() {
        return this.#exports.results() / Float64Array.BYTES_PER_ELEMENT;
    }

    /** Room for the sizes of `count` items; a negative slope, also −0, says that the item sizes itself. */
    items(count) {
        const start = this.#exports.items(count);
        return new Float32Array(this.#memory.buffer, start, ItemSize.stride * count);
    }

    /** Room for the records of `count` sections. */
    sections(count) {
        const start = this.#exports.sections(count);
        return new Float64Array(this.#memory.buffer, start, SectionRecord.stride * count);
    }

    /** Lays everything out. O(items). @returns {object} the layout, of `layouts` */
    arrange({ layout, itemBreadth, spacing, inset, width, height, orientation }) {
        const index = layouts.findIndex(({ name }) => name === layout);
        if (index < 0) {
            const names = layouts.map(({ name }) => name).join(", ");
            throw new CollectionLayoutError(`there is no layout "${layout}"; choose one of: ${names}`);
        }
        const failure = this.#exports.arrange(index, itemBreadth, spacing, inset, width, height, orientation);
        if (failure !== 0) throw new CollectionLayoutError(failures[failure]);
        return layouts[index];
    }

    /** The content's length along the scroll axis. */
    get extent() {
        return this.#exports.extent();
    }

    /**
     * Writes a record, at `records`, for each element meeting an interval; positions are relative to `origin`.
     * @returns {number} how many
     */
    query(offset, length, origin) {
        return this.#exports.query(offset, length, origin);
    }

    /** Writes one item's record at `records`; false if there is no such item. */
    frame(item, origin) {
        return this.#exports.frame(item, origin);
    }

    /** Writes the record of a section's header at `records`; false if it has none. */
    sectionFrame(section, origin) {
        return this.#exports.sectionFrame(section, origin);
    }

    /** What meets this interval has been seen: it keeps its lane while others are measured. */
    commit(offset, length) {
        this.#exports.commit(offset, length);
    }

    /** Remembers what is at an offset, for `keptOffset` after the next change. */
    keep(offset) {
        this.#exports.keep(offset);
    }

    /** The offset at which what was kept is where it was. */
    get keptOffset() {
        return this.#exports.keptOffset();
    }

    /**
     * Takes real extra lengths in one batch.
     * @param {{ item: number, extra: number }[]} measurements
     * @param {number} offset   of the viewport
     * @returns {number} the offset at which what was at the viewport's start still is
     */
    measure(measurements, offset) {
        const { stride, item, extra } = MeasurementRecord;
        let record = this.#exports.measurements(measurements.length) / Float64Array.BYTES_PER_ELEMENT;
        const { doubles } = this;
        for (const measurement of measurements) {
            doubles[record + item] = measurement.item;
            doubles[record + extra] = measurement.extra;
            record += stride;
        }
        return this.#exports.measure(measurements.length, offset);
    }

    /**
     * The next item in a physical direction, of `Heading`.
     * @returns {number} -1 if there is none
     */
    neighbor(item, heading) {
        return this.#exports.neighbor(item, heading);
    }

    /** The offset at which an item is in view, clear of its section's header. */
    scrollOffset(item, alignment, offset) {
        return this.#exports.scrollOffset(item, Alignment[alignment], offset);
    }
}

/** Refuses a module of another build: its functions and records may be others, which would only show as odd layouts. */
function requireMatch(found) {
    if (found === hash) return;
    const hex = (number) => number.toString(16).padStart(8, "0");
    const theirs = found === undefined ? "has no contract" : `was built for contract ${hex(found)}`;
    throw new CollectionLayoutError(
        `collection-layout.wasm ${theirs}, but contract.js beside it is of contract ${hex(hash)}: ` +
            "run Web/build, and copy all files of Web/Public together",
    );
}
