import {
    Alignment,
    AnswerRecord,
    ElementRecord,
    Exports,
    failures,
    hash,
    ItemSize,
    layouts,
    MeasurementRecord,
    SectionRecord,
} from "./contract.js";

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
 * px along the scroll axis from the content's start.
 *
 * An event is one call. What has come of it is read where the engine has written it, and is there until the next one.
 * An event that makes no sense is a `CollectionLayoutError`, and has changed nothing.
 */
export class Core {
    #memory;
    #exports;
    #doubles = new Float64Array();
    /** Where the engine writes its answers, as an index in `doubles`. */
    #answer;

    /** @param {WebAssembly.Module} module */
    static async instantiate(module) {
        return new Core(await WebAssembly.instantiate(module, {}));
    }

    /** @param {WebAssembly.Instance} instance */
    constructor({ exports }) {
        requireMatch(Exports.hash(exports));
        this.#memory = exports.memory;
        this.#exports = new Exports(exports);
        this.#answer = this.#exports.answer() / Float64Array.BYTES_PER_ELEMENT;
    }

    /** The engine's memory as doubles. Fetch it again after any call: memory that grew leaves old views empty. */
    get doubles() {
        if (this.#doubles.buffer !== this.#memory.buffer) this.#doubles = new Float64Array(this.#memory.buffer);
        return this.#doubles;
    }

    /** How many records tell what has changed on the screen; 0 once they have been read. */
    get count() {
        return this.#read(AnswerRecord.count);
    }

    /** Index in `doubles` of the first of these records. */
    get records() {
        return this.#read(AnswerRecord.records);
    }

    /** The content's length along the scroll axis. */
    get extent() {
        return this.#read(AnswerRecord.extent);
    }

    /** Where the viewport begins, after every event that moved it. */
    get offset() {
        return this.#read(AnswerRecord.offset);
    }

    /** Where to scroll since the last event; NaN to stay. */
    get destination() {
        return this.#read(AnswerRecord.destination);
    }

    /** The number of the running transition, another one for every transition; 0 if none runs. */
    get transition() {
        return this.#read(AnswerRecord.transition);
    }

    /** Whether the engine has work for the time between frames: `settle`. */
    get wantsSettling() {
        return this.#read(AnswerRecord.wantsSettling) === 1;
    }

    /** The page shows what the records tell. */
    recordsRead() {
        this.doubles[this.#answer + AnswerRecord.count] = 0;
    }

    #read(field) {
        return this.doubles[this.#answer + field];
    }

    /** Throws if the engine has refused the last event, which was about a value of this name. */
    #check(name, value) {
        check(this.#read(AnswerRecord.failure), name, value);
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

    /** Takes the content that was written to `items` and `sections`; `layOut` comes next. O(items). */
    setContent() {
        check(this.#exports.setContent(), "data", {});
    }

    /** Chooses the layout of the content; `layOut` comes next. @returns {object} the layout, of `layouts` */
    choose({ layout, itemBreadth, spacing, inset }) {
        const index = layouts.findIndex(({ name }) => name === layout);
        if (index < 0) {
            const names = layouts.map(({ name }) => name).join(", ");
            throw new CollectionLayoutError(`there is no layout "${layout}"; choose one of: ${names}`);
        }
        check(this.#exports.choose(index, itemBreadth, spacing, inset), "layout", layout);
        return layouts[index];
    }

    /** Lays out what is new, in a viewport that may be another one. O(items). */
    layOut({ width, height, margin, orientation, isAnimated }) {
        this.#exports.layOut(width, height, margin, orientation.code, isAnimated);
        this.#check("viewport", { width, height });
    }

    /** The running transition has come so far, eased already: to be told before an event that may change its way. */
    advance(progress) {
        this.#exports.advance(progress);
    }

    /** The running transition has arrived. */
    finishTransition() {
        this.#exports.finishTransition();
    }

    /** The viewport has been scrolled. @param {number} cause   of `ScrollCause` */
    scrolled(offset, cause) {
        this.#exports.scrolled(offset, cause);
        this.#check("offset", offset);
    }

    /** Starts on the way to an item, clear of its section's header. */
    scrollToItem(item, alignment) {
        this.#exports.scrollToItem(item, Alignment[alignment]);
        this.#check("item", item);
    }

    /** Starts on the way to where an item begins so far from the viewport's start, header or not. */
    scrollToDistance(item, distance) {
        this.#exports.scrollToDistance(item, distance);
        this.#check("item", item);
    }

    /** Starts on the way to the content's start (0) or end (1), which stays in view although measuring moves it. */
    scrollToEdge(fraction) {
        this.#exports.scrollToEdge(fraction);
        this.#check("edge", fraction);
    }

    /** Places what nobody sees yet, as many items as are granted and perhaps a thousand more. */
    settle(items) {
        this.#exports.settle(items);
    }

    /** Keeps an item among those shown although it is out of view; -1 for none. */
    retain(reason, item) {
        this.#exports.retain(reason, item);
    }

    /**
     * Takes real extra lengths in one batch.
     * @param {{ item: number, extra: number }[]} measurements
     */
    measured(measurements) {
        const { stride, item, extra } = MeasurementRecord;
        let record = this.#exports.measurements(measurements.length) / Float64Array.BYTES_PER_ELEMENT;
        const { doubles } = this;
        for (const measurement of measurements) {
            doubles[record + item] = measurement.item;
            doubles[record + extra] = measurement.extra;
            record += stride;
        }
        this.#exports.measured(measurements.length);
        this.#check("measured", measurements);
    }

    /** The items in the viewport, without those under a header, in no order. @returns {number[]} */
    visibleItems() {
        const count = this.#exports.visibleItems();
        const { doubles, result } = this;
        const number = (_, index) => doubles[result + index * ElementRecord.stride + ElementRecord.index];
        return Array.from({ length: count }, number);
    }

    /** An item's frame in the content; undefined if there is no such item. */
    frame(item) {
        if (!this.#exports.frame(item)) return undefined;
        const { doubles, result } = this;
        const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => doubles[result + ElementRecord[name]]);
        return { x, y, width, height };
    }

    /** Index in `doubles` of the first record that answers a question. */
    get result() {
        return this.#exports.results() / Float64Array.BYTES_PER_ELEMENT;
    }

    /**
     * The next item in a physical direction, of `Heading`.
     * @returns {number} -1 if there is none
     */
    neighbor(item, heading) {
        return this.#exports.neighbor(item, heading);
    }
}

function check(failure, name, value) {
    if (failure === 0) return;
    const text = typeof value === "object" ? JSON.stringify(value) : value;
    throw new CollectionLayoutError(`${name} ${text}: ${failures[failure]}`);
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
