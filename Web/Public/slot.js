import { ElementRecord } from "./contract.js";

/** How far from the base an element is placed at the most, in px: what is farther away is out of sight, and stays so. */
const reach = 8_000_000;

/** @typedef {Pick<import("./viewport.js").Viewport, "orientation" | "base">} Place   Of the frame of all nodes. */

/** A node and what it shows now. */
export class Slot {
    /** What the node shows: the number of an item or a section. */
    index = -1;
    /** The frame in the content, however long that is. */
    x = NaN;
    y = NaN;
    width = NaN;
    height = NaN;
    /** How long the stretch is in which a header stays in view; 0 for everything else. */
    trackLength = 0;
    /**
     * From where the node comes in a transition, relative to its frame; undefined for one that rests.
     * @type {Way | undefined}
     */
    way;
    /** The section that scrolls across in which the frame is; not a number for what is in the content itself. */
    shelf = NaN;
    /** The element is deleted, and the node on its way out. */
    isLeaving = false;
    /** What the node shows has changed and must be filled in again. */
    isStale = false;
    /** Nothing is shown in it; see `NodePool`. */
    isSpare = false;
    /** It is hidden. */
    isParked = false;
    #z = 0;
    // What is written in the style.
    #translate = "";
    #width = "";
    #height = "";
    #setSize = -1;

    /**
     * @param {HTMLElement} node
     * @param {number} kind   of `ElementKind`
     */
    constructor(node, kind) {
        this.node = node;
        this.kind = kind;
        /** The element that takes the focus: the node, or an element that the page put into it. */
        this.target = node;
    }

    /** What the page fills. */
    get subject() {
        return this.node;
    }

    /**
     * Takes the frame from a record of the engine, and shows it.
     * @param {Float64Array} doubles
     * @param {number} record
     * @param {Place} viewport
     */
    put(doubles, record, viewport) {
        this.trackLength = doubles[record + ElementRecord.trackLength];
        const z = doubles[record + ElementRecord.zIndex];
        if (z !== this.#z) this.node.style.zIndex = String(z);
        this.#z = z;
        this.x = doubles[record + ElementRecord.x];
        this.y = doubles[record + ElementRecord.y];
        this.width = doubles[record + ElementRecord.width];
        this.height = doubles[record + ElementRecord.height];
        this.shelf = doubles[record + ElementRecord.shelf];
        this.way = doubles[record + ElementRecord.moves] === 1 ? new Way(doubles, record) : undefined;
        this.write(viewport);
    }

    /**
     * How the node looks at either end of its way.
     * @param {Place} viewport
     */
    keyframes(viewport) {
        const [x, y] = this.position(viewport);
        return this.way?.keyframes(x, y, this.width, this.height) ?? {};
    }

    /**
     * Where the node is in the frame of all nodes.
     * @param {Place} place
     * @returns {number[]}
     */
    position({ orientation, base }) {
        if (this.shelf >= 0) return [this.x, this.y];
        const { isVertical, isReversed } = orientation;
        return [
            isVertical ? this.x : near(this.x + (isReversed ? base : -base)),
            isVertical ? near(this.y - base) : this.y,
        ];
    }

    /**
     * Writes where the node is, if that has changed. `translate` leaves `transform` to the page's style.
     * @param {Place} viewport
     */
    write(viewport) {
        const { style } = this.node;
        const [x, y] = this.position(viewport);
        const width = `${this.width}px`;
        const height = `${this.height}px`;
        const translate = `${x}px ${y}px`;
        if (translate !== this.#translate) style.translate = this.#translate = translate;
        if (width !== this.#width) style.width = this.#width = width;
        if (height !== this.#height) style.height = this.#height = height;
    }

    /**
     * Tells those who listen which item of how many it is.
     * @param {number} count
     */
    describe(count) {
        this.node.setAttribute("aria-posinset", String(this.index + 1));
        if (count === this.#setSize) return;
        this.#setSize = count;
        this.node.setAttribute("aria-setsize", String(count));
    }

    /** Lets an element that the page put into the node take the focus instead. */
    chooseTarget() {
        /** @type {HTMLElement} */
        const target = this.node.querySelector("[data-focus]") ?? this.node;
        if (target === this.target) return;
        this.target.removeAttribute("tabindex");
        this.target = target;
        target.tabIndex = -1;
    }
}

/**
 * A section's header, which stays in view. It lies in a track as long as its section and is `position: sticky` there: the
 * browser itself keeps it at the viewport's start and lets the section's end push it off; no script runs late.
 */
export class StickySlot extends Slot {
    // What is written in the style.
    #inset = "";
    #size = "";
    #headerSize = "";

    get subject() {
        return /** @type {HTMLElement} */ (this.node.firstElementChild);
    }

    /**
     * The browser says where the header is; it comes from there.
     * @returns {number[]}
     */
    position() {
        return [0, 0];
    }

    /** @param {Place} place */
    write({ orientation, base }) {
        const { isVertical, isReversed } = orientation;
        const main = orientation.start(this.x, this.y, this.width) - base;
        // A section may be longer than any element can be.
        const start = Math.max(-reach / 4, main);
        const length = Math.max(0, Math.min(reach / 4, main + this.trackLength) - start);
        const across = isVertical ? this.x : this.y;
        const inset = isVertical
            ? `${start}px auto auto ${across}px`
            : isReversed
              ? `${across}px ${start}px auto auto`
              : `${across}px auto auto ${start}px`;
        const { style } = this.node;
        const header = this.subject.style;
        if (inset !== this.#inset) {
            style.inset = this.#inset = inset;
            header.inset = isVertical ? "0 auto auto" : isReversed ? "auto 0 auto auto" : "auto auto auto 0";
        }
        const size = `${isVertical ? this.width : length}px ${isVertical ? length : this.height}px`;
        if (size !== this.#size) {
            [style.width, style.height] = (this.#size = size).split(" ");
        }
        const headerSize = `${this.width}px ${this.height}px`;
        if (headerSize !== this.#headerSize) {
            [header.width, header.height] = (this.#headerSize = headerSize).split(" ");
        }
    }
}

/** From where an element comes in a transition. */
class Way {
    /** @param {Float64Array} doubles @param {number} record */
    constructor(doubles, record) {
        this.x = doubles[record + ElementRecord.startX];
        this.y = doubles[record + ElementRecord.startY];
        this.width = doubles[record + ElementRecord.startWidth];
        this.height = doubles[record + ElementRecord.startHeight];
        this.alpha = doubles[record + ElementRecord.startAlpha];
        this.endAlpha = doubles[record + ElementRecord.endAlpha];
    }

    /**
     * From there to a frame.
     * @param {number} x
     * @param {number} y
     * @param {number} width
     * @param {number} height
     * @returns {PropertyIndexedKeyframes}
     */
    keyframes(x, y, width, height) {
        return {
            translate: [`${x + this.x}px ${y + this.y}px`, `${x}px ${y}px`],
            width: [`${this.width}px`, `${width}px`],
            height: [`${this.height}px`, `${height}px`],
            ...((this.alpha !== 1 || this.endAlpha !== 1) && { opacity: [this.alpha, this.endAlpha] }),
        };
    }
}

/** @param {number} position */
function near(position) {
    return Math.min(Math.max(-reach, position), reach);
}
