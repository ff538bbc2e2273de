/** What a record of the core describes. */
export const ElementKind = Object.freeze({ item: 0, header: 1, footer: 2, background: 3 });

/** Where each number of a record is; a record is `Field.stride` doubles. */
export const Field = Object.freeze({
    kind: 0,
    section: 1,
    item: 2,
    x: 3,
    y: 4,
    width: 5,
    height: 6,
    z: 7,
    alpha: 8,
    sectionEnd: 9,
    stride: 10,
});

/** Where in the viewport an item is to be, as the engine numbers it. */
export const alignments = ["nearest", "start", "center", "end"];

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
 * One collection's layout engine: the WebAssembly exports, with names and errors of this language. Offsets are logical:
 * px along the scroll axis from the content's start. Not a cache: everything it tells is read from the engine's memory.
 */
export class Core {
    #wasm;
    #buffer;
    #doubles;

    /** @param {WebAssembly.Module} module */
    static async instantiate(module) {
        return new Core(await WebAssembly.instantiate(module, {}));
    }

    /** @param {WebAssembly.Instance} instance */
    constructor(instance) {
        this.#wasm = instance.exports;
        this.layouts = Array.from({ length: this.#wasm.layout_count() }, (_, index) => ({
            name: this.#text(this.#wasm.layout_name(index)),
            title: this.#text(this.#wasm.layout_title(index)),
            isUniform: this.#wasm.layout_is_uniform(index) !== 0,
        }));
    }

    /** The engine's memory as doubles. Fetch it again after any call: memory that grew leaves old views empty. */
    get doubles() {
        if (this.#buffer !== this.#wasm.memory.buffer) {
            this.#buffer = this.#wasm.memory.buffer;
            this.#doubles = new Float64Array(this.#buffer);
        }
        return this.#doubles;
    }

    /** Index in `doubles` of the first record of the last query. */
    get records() {
        return this.#wasm.results() >>> 3;
    }

    /** Room for `count` items: pairs of length per breadth and extra length; a negative first number: an estimate. */
    items(count) {
        const start = this.#wasm.items(count);
        return new Float32Array(this.#wasm.memory.buffer, start, 2 * count);
    }

    /** Room for `count` sections: item count, header length, footer length, flags. */
    sections(count) {
        const start = this.#wasm.sections(count);
        return new Float64Array(this.#wasm.memory.buffer, start, 4 * count);
    }

    /** Lays everything out. O(items). @returns {object} the layout, of `layouts` */
    arrange({ layout, itemBreadth, spacing, inset, width, height, orientation }) {
        const index = this.layouts.findIndex(({ name }) => name === layout);
        if (index < 0) {
            const names = this.layouts.map(({ name }) => name).join(", ");
            throw new CollectionLayoutError(`there is no layout "${layout}"; choose one of: ${names}`);
        }
        if (this.#wasm.arrange(index, itemBreadth, spacing, inset, width, height, orientation) !== 0) {
            throw new CollectionLayoutError(this.#text(this.#wasm.error_message()));
        }
        return this.layouts[index];
    }

    /** The content's length along the scroll axis. */
    get extent() {
        return this.#wasm.extent();
    }

    /**
     * Writes a record, at `records`, for each element meeting an interval; positions are relative to `origin`.
     * @returns {number} how many
     */
    query(offset, length, origin) {
        return this.#wasm.query(offset, length, origin);
    }

    /** Writes one item's record at `records`; false if there is no such item. */
    frame(item, origin) {
        return this.#wasm.frame(item, origin) !== 0;
    }

    /** Writes the record of a section's header at `records`; false if it has none. */
    sectionFrame(section, origin) {
        return this.#wasm.section_frame(section, origin) !== 0;
    }

    /** What meets this interval has been seen: it keeps its lane while others are measured. */
    commit(offset, length) {
        this.#wasm.commit(offset, length);
    }

    /** Remembers what is at an offset, for `keptOffset` after the next change. */
    keep(offset) {
        this.#wasm.keep(offset);
    }

    /** The offset at which what was kept is where it was. */
    get keptOffset() {
        return this.#wasm.kept_offset();
    }

    /**
     * Takes real extra lengths in one batch.
     * @param {number[]} measurements   pairs of item and extra length
     * @param {number} offset           of the viewport
     * @returns {number} the offset at which what was at the viewport's start still is
     */
    measure(measurements, offset) {
        const start = this.#wasm.measurements(measurements.length / 2) >>> 3;
        this.doubles.set(measurements, start);
        return this.#wasm.measure(measurements.length / 2, offset);
    }

    /**
     * The next item in a physical direction: 0 left, 1 right, 2 up, 3 down.
     * @returns {number} -1 if there is none
     */
    neighbor(item, direction) {
        return this.#wasm.neighbor(item, direction);
    }

    /** The offset at which an item is in view, clear of its section's header. */
    scrollOffset(item, alignment, offset) {
        return this.#wasm.scroll_offset(item, alignments.indexOf(alignment), offset);
    }

    #text(start) {
        const bytes = new Uint8Array(this.#wasm.memory.buffer);
        return new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start)));
    }
}
