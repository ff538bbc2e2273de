import {
    Alignment,
    AnswerRecord,
    EditRecord,
    ElementRecord,
    Exports,
    failures,
    hash,
    ItemSize,
    layouts,
    MeasurementRecord,
    PlaceRecord,
    SectionRecord,
} from "./contract.js";

const placeFields = /** @type {const} */ (["item", "edge", "distance", "viewportEdge"]);

/** The layout engine refused what it was asked; the message is its own. */
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
    /** @type {WebAssembly.Memory} */
    #memory;
    /** The functions of the module. */
    exports;
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
        this.#memory = /** @type {WebAssembly.Memory} */ (exports.memory);
        this.exports = new Exports(exports);
        this.#answer = indexOf(this.exports.answer());
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

    /** @param {number} field */
    #read(field) {
        return this.doubles[this.#answer + field];
    }

    /**
     * Throws if the engine has refused the last event, which was about a value of this name.
     * @param {string} name
     * @param {unknown} value
     */
    check(name, value) {
        check(this.#read(AnswerRecord.failure), name, value);
    }

    /**
     * Room for the sizes of `count` items; a negative slope, also −0, says that the item sizes itself.
     * @param {number} count
     */
    items(count) {
        const start = this.exports.items(count);
        return new Float32Array(this.#memory.buffer, start, ItemSize.stride * count);
    }

    /**
     * Room for the records of `count` sections.
     * @param {number} count
     */
    sections(count) {
        const start = this.exports.sections(count);
        return new Float64Array(this.#memory.buffer, start, SectionRecord.stride * count);
    }

    /** Takes the content that was written to `items` and `sections`; `layOut` comes next. O(items). */
    setContent() {
        check(this.exports.setContent(), "data", {});
    }

    /**
     * Makes an edit; the sizes of what is new were written to `items`, all sections as they are then to `sections`.
     * @param {import("./collection-edit.js").EditStep[]} steps
     * @param {boolean} isAnimated
     */
    edit(steps, isAnimated) {
        let record = indexOf(this.exports.edits(steps.length));
        const { doubles } = this;
        const { stride, kind, count, oldSection, oldItem, newSection, newItem } = EditRecord;
        for (const step of steps) {
            doubles[record + kind] = step.kind;
            doubles[record + count] = step.count ?? 0;
            doubles[record + oldSection] = step.oldSection ?? 0;
            doubles[record + oldItem] = step.oldItem ?? 0;
            doubles[record + newSection] = step.newSection ?? 0;
            doubles[record + newItem] = step.newItem ?? 0;
            record += stride;
        }
        this.exports.edit(isAnimated ? 1 : 0);
        this.check("edit", steps);
    }

    /**
     * Chooses the layout of the content; `layOut` comes next.
     * @param {{ layout: string, itemBreadth: number, spacing: number, inset: number }} wishes
     * @returns {import("./collection-view.js").CollectionLayout} the layout, of `layouts`
     */
    choose({ layout, itemBreadth, spacing, inset }) {
        const index = layouts.findIndex(({ name }) => name === layout);
        if (index < 0) {
            const names = layouts.map(({ name }) => name).join(", ");
            throw new CollectionLayoutError(`there is no layout "${layout}"; choose one of: ${names}`);
        }
        check(this.exports.choose(index, itemBreadth, spacing, inset), "layout", layout);
        return layouts[index];
    }

    /**
     * Lays out what is new, in a viewport that may be another one. O(items).
     * @param {{ width: number, height: number, margin: number, orientation: { code: number }, isAnimated: boolean }} pass
     */
    layOut({ width, height, margin, orientation, isAnimated }) {
        this.exports.layOut(width, height, margin, orientation.code, isAnimated ? 1 : 0);
        this.check("viewport", { width, height });
    }

    /**
     * The running transition has come so far, eased already: to be told before an event that may change its way.
     * @param {number} progress
     */
    advance(progress) {
        this.exports.advance(progress);
    }

    /** The running transition has arrived. */
    finishTransition() {
        this.exports.finishTransition();
    }

    /**
     * The viewport has been scrolled.
     * @param {number} offset
     * @param {number} cause   of `ScrollCause`
     */
    scrolled(offset, cause) {
        this.exports.scrolled(offset, cause);
        this.check("offset", offset);
    }

    /**
     * Starts on the way to an item, clear of its section's header.
     * @param {number} item
     * @param {keyof typeof Alignment} alignment
     */
    scrollToItem(item, alignment) {
        this.exports.scrollToItem(item, Alignment[alignment]);
        this.check("item", item);
    }

    /**
     * Starts on the way to where an item begins so far from the viewport's start, header or not.
     * @param {number} item
     * @param {number} distance
     */
    scrollToDistance(item, distance) {
        this.exports.scrollToDistance(item, distance);
        this.check("item", item);
    }

    /**
     * Starts on the way to the content's start (0) or end (1), which stays in view although measuring moves it.
     * @param {number} fraction
     */
    scrollToEdge(fraction) {
        this.exports.scrollToEdge(fraction);
        this.check("edge", fraction);
    }

    /**
     * The place that is held, by the names of `PlaceRecord`; undefined at the start of the content.
     * @returns {import("./collection-view.js").CollectionPlace | undefined}
     */
    get place() {
        const start = indexOf(this.exports.placeMemory());
        if (!this.exports.savePlace()) return undefined;
        const { doubles } = this;
        const numbers = Object.fromEntries(placeFields.map((name) => [name, doubles[start + PlaceRecord[name]]]));
        return /** @type {import("./collection-view.js").CollectionPlace} */ (/** @type {unknown} */ (numbers));
    }

    /**
     * Starts on the way to a place.
     * @param {import("./collection-view.js").CollectionPlace} place
     */
    restore(place) {
        const start = indexOf(this.exports.placeMemory());
        const { doubles } = this;
        for (const name of placeFields) doubles[start + PlaceRecord[name]] = place[name];
        this.exports.restore();
        this.check("place", place);
    }

    /**
     * Whether what is appended comes into view if the end of the content was there.
     * @param {boolean} isSticky
     */
    stickToEnd(isSticky) {
        this.exports.stickToEnd(isSticky ? 1 : 0);
    }

    /**
     * Places what nobody sees yet, as many items as are granted and perhaps a thousand more.
     * @param {number} items
     */
    settle(items) {
        this.exports.settle(items);
    }

    /**
     * Keeps an item among those shown although it is out of view; -1 for none.
     * @param {number} reason
     * @param {number} item
     */
    retain(reason, item) {
        this.exports.retain(reason, item);
    }

    /**
     * Takes real extra lengths in one batch.
     * @param {{ item: number, extra: number }[]} measurements
     */
    measured(measurements) {
        const { stride, item, extra } = MeasurementRecord;
        let record = indexOf(this.exports.measurements(measurements.length));
        const { doubles } = this;
        for (const measurement of measurements) {
            doubles[record + item] = measurement.item;
            doubles[record + extra] = measurement.extra;
            record += stride;
        }
        this.exports.measured(measurements.length);
        this.check("measured", measurements);
    }

    /**
     * The items in the viewport, without those under a header, in no order.
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
     * An item's frame in the content; undefined if there is no such item.
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

    /** Index in `doubles` of the first record that answers a question. */
    get result() {
        return indexOf(this.exports.results());
    }

    /**
     * The next item in a physical direction, of `Heading`.
     * @param {number} item
     * @param {number} heading
     * @returns {number} -1 if there is none
     */
    neighbor(item, heading) {
        return this.exports.neighbor(item, heading);
    }
}

/**
 * The index in `doubles` of an address.
 * @param {number} address
 */
function indexOf(address) {
    return address / Float64Array.BYTES_PER_ELEMENT;
}

/** @param {number} failure @param {string} name @param {unknown} value */
function check(failure, name, value) {
    if (failure === 0) return;
    const text = typeof value === "object" ? JSON.stringify(value) : value;
    throw new CollectionLayoutError(`${name} ${text}: ${/** @type {Record<number, string>} */ (failures)[failure]}`);
}

/**
 * Refuses a module of another build: its functions and records may be others, which would only show as odd layouts.
 * @param {number | undefined} found
 */
function requireMatch(found) {
    if (found === hash) return;
    const hex = (/** @type {number} */ number) => number.toString(16).padStart(8, "0");
    const theirs = found === undefined ? "has no contract" : `was built for contract ${hex(found)}`;
    throw new CollectionLayoutError(
        `collection-*.wasm ${theirs}, but contract.js beside it is of contract ${hex(hash)}: ` +
            "run Web/build, and copy all files of Web/Public together",
    );
}
