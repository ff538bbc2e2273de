import { ElementKind, ElementRecord } from "./contract.js";

/** The largest distance of a placed element from the base, in px. Elements beyond it are out of view at any position. */
const reach = 8_000_000;

/**
 * @typedef {Pick<import("./viewport.js").Viewport, "orientation" | "base">} Place   the coordinates of the frame around all nodes
 */

/** A node and the element that it shows. */
export class Slot {
    /** The index of the item or section that the node shows. */
    index = -1;
    /** The frame in content coordinates. */
    x = NaN;
    y = NaN;
    width = NaN;
    height = NaN;
    /** The length of the track in which the element is pinned, and its distance from the viewport's edge there. */
    trackLength = 0;
    pinInset = 0;
    /**
     * The start of the node's transition, relative to its frame; undefined if it does not move.
     * @type {ReturnType<typeof pathOf> | undefined}
     */
    path;
    /** The section that scrolls across and contains the frame; NaN for elements of the content itself. */
    shelf = NaN;
    /** Whether the element is deleted, and the node is fading out. */
    isLeaving = false;
    /**
     * The number of items that a header or footer has been filled for; undefined for other elements.
     * @type {number | undefined}
     */
    count;
    /** Whether the node must be filled again. */
    isStale = false;
    /** Whether the node shows nothing; see `NodePool`. */
    isSpare = false;
    /** Whether the node is hidden. */
    isParked = false;
    #z = 0;
    #setSize = -1;

    /**
     * @param {HTMLElement} node
     * @param {number} kind   of `ElementKind`
     */
    constructor(node, kind) {
        this.node = node;
        this.kind = kind;
        /** The element that takes the focus: the node, or an element that the page has put into it. */
        this.target = node;
    }

    /** The element that the page fills. */
    get subject() {
        return this.node;
    }

    /**
     * Reads the frame from an engine record, and places the node.
     * @param {Float64Array} doubles
     * @param {number} record
     * @param {Place} viewport
     */
    put(doubles, record, viewport) {
        this.trackLength = doubles[record + ElementRecord.trackLength];
        this.pinInset = doubles[record + ElementRecord.pinInset];
        const z = doubles[record + ElementRecord.zIndex];
        if (z !== this.#z) this.node.style.zIndex = String(z);
        this.#z = z;
        this.x = doubles[record + ElementRecord.x];
        this.y = doubles[record + ElementRecord.y];
        this.width = doubles[record + ElementRecord.width];
        this.height = doubles[record + ElementRecord.height];
        this.shelf = doubles[record + ElementRecord.shelf];
        this.path = doubles[record + ElementRecord.moves] === 1 ? pathOf(doubles, record) : undefined;
        this.write(viewport);
    }

    /**
     * Returns the node's style at the start and end of its transition. There must be one.
     * @param {Place} viewport
     * @returns {PropertyIndexedKeyframes}
     */
    keyframes(viewport) {
        const path = /** @type {ReturnType<typeof pathOf>} */ (this.path);
        const { x, y } = this.position(viewport);
        return {
            translate: [`${x + path.x}px ${y + path.y}px`, `${x}px ${y}px`],
            width: [`${path.width}px`, `${this.width}px`],
            height: [`${path.height}px`, `${this.height}px`],
            ...((path.alpha !== 1 || path.endAlpha !== 1) && { opacity: [path.alpha, path.endAlpha] }),
        };
    }

    /**
     * Returns the node's position in the frame around all nodes.
     * @param {Place} place
     * @returns {{ x: number, y: number }}
     */
    position({ orientation, base }) {
        const { x, y } = this;
        if (this.shelf >= 0) return { x, y };
        if (orientation.isVertical) return { x, y: near(y - base) };
        return { x: near(x + (orientation.isReversed ? base : -base)), y };
    }

    /**
     * Writes the frame to the style. Uses `translate`, so that `transform` is left to the page.
     * @param {Place} viewport
     */
    write(viewport) {
        const { style } = this.node;
        const { x, y } = this.position(viewport);
        style.translate = `${x}px ${y}px`;
        style.width = `${this.width}px`;
        style.height = `${this.height}px`;
    }

    /**
     * Sets the attributes by which screen readers announce the item's index and the number of items.
     * @param {number} count
     */
    describe(count) {
        this.node.setAttribute("aria-posinset", String(this.index + 1));
        if (count === this.#setSize) return;
        this.#setSize = count;
        this.node.setAttribute("aria-setsize", String(count));
    }

    /** Chooses the element that takes the focus: one that the page has put into the node, else the node. */
    chooseTarget() {
        /** @type {HTMLElement} */
        const target = (this.node.firstElementChild && this.node.querySelector("[data-focus]")) ?? this.node;
        if (target === this.target) return;
        this.target.removeAttribute("tabindex");
        this.target = target;
        target.tabIndex = -1;
    }
}

/**
 * A header or footer that can be pinned. It is in a track as long as its section, or as all of them, and has `position: sticky`.
 * So the browser itself keeps it at the viewport's edge and lets the section's end push it off, without a script that could be
 * late.
 */
export class StickySlot extends Slot {
    get subject() {
        return /** @type {HTMLElement} */ (this.node.firstElementChild);
    }

    /**
     * The browser decides the header's position, so its transition is relative to that.
     * @returns {{ x: number, y: number }}
     */
    position() {
        return { x: 0, y: 0 };
    }

    /** @param {Place} place */
    write({ orientation, base }) {
        const { isVertical, isReversed } = orientation;
        const isFooter = this.kind === ElementKind.footer || this.kind === ElementKind.globalFooter;
        // The track of a footer ends with it.
        const before = isFooter ? this.trackLength - orientation.length(this.width, this.height) : 0;
        const main = orientation.start(this.x, this.y, this.width) - base - before;
        // A section may be longer than the longest element that browsers allow.
        const start = Math.max(-reach / 4, main);
        const length = Math.max(0, Math.min(reach / 4, main + this.trackLength) - start);
        const across = isVertical ? this.x : this.y;
        const inset = isVertical
            ? `${start}px auto auto ${across}px`
            : isReversed
              ? `${across}px ${start}px auto auto`
              : `${across}px auto auto ${start}px`;
        const edge = isVertical ? (isFooter ? "bottom" : "top") : isReversed === isFooter ? "left" : "right";
        const lengths = [this.pinInset, this.width, this.height, isVertical ? this.width : length, isVertical ? length : this.height];
        const { style } = this.node;
        const header = this.subject.style;
        style.inset = inset;
        header.inset = "auto";
        [header[edge], header.width, header.height, style.width, style.height] = lengths.map((length) => `${length}px`);
        const flexDirection = isVertical ? "column" : "row";
        if (isFooter) Object.assign(style, { display: "flex", justifyContent: "end", flexDirection });
    }
}

/**
 * Returns the start of an element's transition, with the alphas at both ends.
 * @param {Float64Array} doubles
 * @param {number} record
 */
function pathOf(doubles, record) {
    return {
        x: doubles[record + ElementRecord.startX],
        y: doubles[record + ElementRecord.startY],
        width: doubles[record + ElementRecord.startWidth],
        height: doubles[record + ElementRecord.startHeight],
        alpha: doubles[record + ElementRecord.startAlpha],
        endAlpha: doubles[record + ElementRecord.endAlpha],
    };
}

/** @param {number} position */
function near(position) {
    return Math.min(Math.max(-reach, position), reach);
}
