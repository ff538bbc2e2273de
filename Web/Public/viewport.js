import { ScrollCause } from "./contract.js";
import { Orientation } from "./orientation.js";
import { ScrollGesture } from "./scroll-gesture.js";
import { ScrollSpace } from "./scroll-space.js";

/** How much of the viewport's length is shown beyond either end, so that fast scrolling finds it there. */
const margin = 0.5;
/** How far the base may be from the viewport, in device px: nodes near the viewport are placed exactly. */
const farthestBase = 1_000_000;
/** The base moves in whole steps: sums stay exact. */
const step = 1024;
/** What the engine tells apart, in px. */
const unit = 1 / 64;
/** Lengths in device px up to which every browser places elements to a quarter of a px. */
const preciseLength = 4_000_000;

/**
 * The scrolling element and the content in it: how large the viewport is, and where in the collection it is. Offsets
 * are logical: px along the scroll axis from the collection's start, however long that is.
 */
export class Viewport {
    orientation = new Orientation("vertical", "ltr");
    width = 0;
    height = 0;
    /**
     * What to subtract from a position in the content to get one in the frame of all nodes. When the origin of the scroller
     * moves, so does the frame: no node is touched, and nodes that are moving go on undisturbed.
     */
    base = 0;
    #scroller;
    #content;
    #frame;
    #space = new ScrollSpace();
    #gesture;
    #inset = "";

    /**
     * @param {HTMLElement} scroller
     * @param {HTMLElement} content    in the scroller, as long as the browser can take
     * @param {HTMLElement} frame      in the content, around all nodes
     */
    constructor(scroller, content, frame) {
        this.#scroller = scroller;
        this.#content = content;
        this.#frame = frame;
        this.#gesture = new ScrollGesture(scroller);
    }

    get offset() {
        return this.#space.offset;
    }

    get length() {
        return this.orientation.length(this.width, this.height);
    }

    get isEmpty() {
        return !(this.width > 0 && this.height > 0);
    }

    /** How far beyond the viewport elements are shown, in px. */
    get margin() {
        return margin * this.length;
    }

    /**
     * Whether a frame of the content is in the viewport or its margins.
     * @param {import("./collection-view.js").CollectionFrame} frame
     */
    isNear({ x, y, width, height }) {
        const start = this.orientation.start(x, y, width) - this.offset;
        return start < this.length + this.margin && start + this.orientation.length(width, height) > -this.margin;
    }

    /** Whether a finger or a pressed scrollbar holds the content. */
    get isHeld() {
        return this.#gesture.isHeld;
    }

    /**
     * The browser has scrolled.
     * @param {number} time
     * @returns {number | undefined} by what, of `ScrollCause`; undefined if it had not
     */
    scrolled(time) {
        const space = this.#space;
        const position = this.orientation.position(this.#scroller);
        const distance = position - space.position;
        // Browsers scroll back where a viewport has grown at the end; Firefox and WebKit tell so before they tell of the size.
        if (distance === 0 || (distance < 0 && this.#isOutdated)) return undefined;
        const byScrollbar = this.#gesture.isByScrollbar(time, distance, space.length);
        space.move(position, byScrollbar);
        if (space.isCramped) this.scroll(space.offset);
        else this.#moveFrame();
        return byScrollbar ? ScrollCause.scrollbar : ScrollCause.person;
    }

    /**
     * The content has been laid out in a viewport of another size; `scroll` comes next.
     * @param {number} extent
     */
    resize(extent) {
        this.#space.length = this.length;
        this.#space.limit = preciseLength / devicePixelRatio;
        this.#space.extent = extent;
    }

    /**
     * The content's extent has changed. The scroller follows at rest: a scrollbar being dragged must not change.
     * @param {number} extent
     */
    extend(extent) {
        this.#space.extent = extent;
    }

    /**
     * Goes to an offset, and puts the scrollbar where it belongs, but for one that is held by someone.
     * @param {number} offset
     */
    scroll(offset) {
        if (this.isHeld && !this.#space.isCramped) this.#space.correct(offset);
        else this.#space.settle(offset);
        this.#write();
    }

    /**
     * What is seen is now at another offset. Scrolling goes on undisturbed: the scroll position is not written, but the
     * frame of all nodes moves against it, until `rest`.
     * @param {number} offset
     */
    correct(offset) {
        // The engine rounds what it is told.
        if (Math.abs(offset - this.offset) < unit) return;
        this.#space.correct(offset);
        if (this.#space.isCramped) this.scroll(this.#space.offset);
        else this.#moveFrame();
    }

    /**
     * Moves the base to the viewport if it has become too far away.
     * @returns {boolean} whether all nodes must be placed
     */
    rebase() {
        const isNear = Math.abs(this.offset - this.base) * devicePixelRatio <= farthestBase;
        if (isNear) return false;
        this.base = step * Math.round(this.offset / step);
        this.#moveFrame();
        return true;
    }

    /** Nothing has moved for a while: puts the scrollbar where it belongs. False if it was there. */
    rest() {
        // The browser may have scrolled without having dispatched the event yet: that position must not be overwritten.
        const isCurrent = this.orientation.position(this.#scroller) === this.#space.position;
        if (!isCurrent || this.#space.isSettled) return false;
        this.scroll(this.#space.offset);
        return true;
    }

    /** The browser may have forgotten the position, as when the element was hidden or taken out of the page. */
    restore() {
        this.#write();
    }

    /**
     * Does something that must not scroll. Browsers scroll to a focused node that is moved in the document.
     * @param {() => void} action
     */
    standStill(action) {
        const position = this.orientation.position(this.#scroller);
        action();
        if (this.orientation.position(this.#scroller) !== position) this.orientation.scroll(this.#scroller, position);
    }

    /** Whether the scroller has got a size of which its observer has not told yet. It tells fractions of a px. */
    get #isOutdated() {
        const { clientWidth, clientHeight } = this.#scroller;
        return Math.abs(clientWidth - this.width) > 1 || Math.abs(clientHeight - this.height) > 1;
    }

    #write() {
        const { position, span } = this.#space;
        const { style } = this.#content;
        style.width = this.orientation.isVertical ? "" : `${span}px`;
        style.height = this.orientation.isVertical ? `${span}px` : "";
        this.#moveFrame();
        if (this.orientation.position(this.#scroller) === position) return;
        this.orientation.scroll(this.#scroller, position);
        this.#space.round(this.orientation.position(this.#scroller));
        this.#moveFrame();
    }

    #moveFrame() {
        const { isVertical } = this.orientation;
        const shift = `${this.base - this.#space.origin}px`;
        const inset = isVertical ? `${shift} 0 auto` : `0 auto auto`;
        if (inset + shift === this.#inset) return;
        this.#inset = inset + shift;
        const { style } = this.#frame;
        style.inset = inset;
        if (!isVertical) style.insetInlineStart = shift;
    }
}
