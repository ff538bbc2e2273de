import { Orientation } from "./orientation.js";
import { ScrollGesture } from "./scroll-gesture.js";
import { ScrollSpace } from "./scroll-space.js";

/** How much of the viewport's length is drawn beyond either end, so that fast scrolling finds it there. */
const margin = 0.5;
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
    #scroller;
    #content;
    #space = new ScrollSpace();
    #gesture;
    #wasDraggedToEnd = false;

    /**
     * @param {HTMLElement} scroller
     * @param {HTMLElement} content    in the scroller, as long as the browser can take
     */
    constructor(scroller, content) {
        this.#scroller = scroller;
        this.#content = content;
        this.#gesture = new ScrollGesture(scroller);
    }

    get offset() {
        return this.#space.offset;
    }

    /** What to subtract from an offset to get its place in the scroller's content. */
    get origin() {
        return this.#space.origin;
    }

    /** The length of the scroller's content. */
    get span() {
        return this.#space.span;
    }

    get length() {
        return this.orientation.length(this.width, this.height);
    }

    get isEmpty() {
        return !(this.width > 0 && this.height > 0);
    }

    /** Where what is drawn starts; may be negative. */
    get drawnOffset() {
        return this.offset - margin * this.length;
    }

    get drawnLength() {
        return (1 + 2 * margin) * this.length;
    }

    /** The end was asked for by the scrollbar: it stays in view although measuring moves it. */
    get isPinnedToEnd() {
        return this.#wasDraggedToEnd;
    }

    get maximum() {
        return this.#space.maximum;
    }

    /** Whether a finger or a pressed scrollbar holds the content. */
    get isHeld() {
        return this.#gesture.isHeld;
    }

    /** The browser has scrolled; false if it had not. */
    scrolled(time) {
        const space = this.#space;
        const position = this.orientation.position(this.#scroller);
        const distance = position - space.position;
        if (distance === 0) return false;
        const byScrollbar = this.#gesture.isByScrollbar(time, distance, space.length);
        space.move(position, byScrollbar);
        this.#wasDraggedToEnd = byScrollbar && space.offset >= space.maximum - 1;
        if (space.isCramped) this.scroll(space.offset);
        return true;
    }

    /** The content has been laid out anew; `scroll` comes next. */
    resize(extent) {
        this.#space.length = this.length;
        this.#space.limit = preciseLength / devicePixelRatio;
        this.#space.extent = extent;
    }

    /** The content's extent has changed. The scroller follows at rest: a scrollbar being dragged must not change. */
    extend(extent) {
        this.#space.extent = extent;
    }

    /** Goes to an offset, and puts the scrollbar where it belongs. */
    scroll(offset) {
        this.#space.settle(offset);
        this.#write();
    }

    /**
     * The same content is now at another offset. Scrolling goes on undisturbed: the scroll position is not written, but
     * what is drawn moves against it, until `rest`.
     */
    correct(offset) {
        if (offset === this.offset) return;
        this.#space.correct(offset);
        if (this.#space.isCramped) this.scroll(this.#space.offset);
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

    #write() {
        const { position, span } = this.#space;
        const { style } = this.#content;
        style.width = this.orientation.isVertical ? "" : `${span}px`;
        style.height = this.orientation.isVertical ? `${span}px` : "";
        if (this.orientation.position(this.#scroller) === position) return;
        this.orientation.scroll(this.#scroller, position);
        // Browsers round to device px.
        this.#space.position = this.orientation.position(this.#scroller);
    }
}
