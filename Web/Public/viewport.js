import { ScrollCause } from "./contract.js";
import { focusedNear, revealedIn } from "./focused.js";
import { Orientation } from "./orientation.js";
import { ScrollGesture } from "./scroll-gesture.js";
import { ScrollSpace } from "./scroll-space.js";

/**
 * The margin at either end in which elements are shown, as a fraction of the viewport's length. Fast scrolling needs half of it.
 * The rest lets most frames draw nothing.
 */
const margin = 2 / 3;
/** The base moves in multiples of this, so that sums stay exact. */
const step = 1024;
/** The engine's resolution, in px. */
const unit = 1 / 64;
/** The number of frames in which WebKit reveals an input after a node was added. */
const revealing = 4;
/** The length in device px up to which every browser places elements to a quarter of a px. */
const preciseLength = 4_000_000;

/**
 * The scrolling element and the content in it: the viewport's size and its offset in the collection. Offsets are logical: px
 * along the scroll axis from the collection's start, for any length of the content.
 */
export class Viewport {
    orientation = new Orientation("vertical", "ltr");
    width = 0;
    height = 0;
    /**
     * The difference between a position in the content and one in the frame around all nodes. The frame moves with the scroller's
     * origin, so that no node is touched and transitions are not disturbed.
     */
    base = 0;
    /** Whether the scroller may have lost its position, because the element was hidden, turned or resized. */
    isLost = false;
    /** The offset when something was drawn last. */
    drawnOffset = 0;
    /** The direction in which a person last scrolled: 1 toward the end, -1 toward the start; 0 once that was used. */
    direction = 0;
    #scroller;
    #content;
    #frame;
    #space = new ScrollSpace();
    #gesture;
    #resized;
    #observer = new ResizeObserver(([{ contentRect }]) => this.#resize(contentRect));
    #shift = NaN;
    /**
     * The input that the browser may still reveal, and for how many frames.
     * @type {Element | undefined}
     */
    #revealed;
    #revealing = 0;
    /** The orientation for which the frame has its position. */
    #shiftedFor = this.orientation;

    /**
     * @param {HTMLElement} scroller
     * @param {HTMLElement} content    the scroller's child, at most as long as browsers allow
     * @param {HTMLElement} frame      the content's child, the parent of all nodes
     * @param {(isChanged: boolean) => void} resized   called when the scroller has another size, was hidden, or is
     *     in the page again
     */
    constructor(scroller, content, frame, resized) {
        this.#resized = resized;
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

    /** Whether nothing can be seen: the element is hidden, or not even a device pixel wide or long if the page is zoomed out. */
    get isEmpty() {
        return !(this.width >= 4 && this.height >= 4);
    }

    /** Reports the scroller's size before the next frame, and then whenever it changes. */
    observe() {
        // If the scroller is already observed, Chromium reports nothing unless its size has changed.
        this.#observer.disconnect();
        this.#observer.observe(this.#scroller);
    }

    /** Ends `observe`, because the element has left the page. */
    leave() {
        this.#observer.disconnect();
        this.isLost = true;
    }

    /**
     * Takes the size 0 if the page has hidden the element since the last report. Its observer reports that before the next frame,
     * and not at all if the element is shown again by then. A hidden element cannot be measured or scrolled.
     */
    noticeHiding() {
        if (this.isEmpty || this.#hasArea || !this.#scroller.isConnected) return;
        this.#resize({ width: 0, height: 0 });
        this.observe();
    }

    /** Whether the scroller has an area now, which takes style and layout to find out. A closed `details` leaves it its size. */
    get #hasArea() {
        const scroller = this.#scroller;
        return scroller.clientWidth > 0 && scroller.clientHeight > 0 && scroller.checkVisibility();
    }

    /** @param {{ width: number, height: number }} size */
    #resize({ width, height }) {
        const isChanged = width !== this.width || height !== this.height;
        this.width = width;
        this.height = height;
        this.isLost = true;
        this.#resized(isChanged);
    }

    /** The distance beyond the viewport in which elements are shown, in px. */
    get margin() {
        return margin * this.length;
    }

    /**
     * Returns whether a frame of the content was in the viewport or its margins when something was drawn last.
     * @param {import("./collection-view.js").CollectionFrame} frame
     */
    isNear({ x, y, width, height }) {
        const { orientation, length, margin } = this;
        const start = orientation.start(x, y, width) - this.drawnOffset;
        return start < length + margin && start + orientation.length(width, height) > -margin;
    }

    /** Whether a finger or a pressed scrollbar holds the content. */
    get isHeld() {
        return this.#gesture.isHeld;
    }

    /**
     * Reads the new scroll position after a scroll event.
     * @param {number} time
     * @returns {number | undefined} a `ScrollCause`; undefined if nothing has scrolled
     */
    scrolled(time) {
        const space = this.#space;
        const position = this.#position;
        const distance = position - space.position;
        // Browsers scroll back when a viewport grows at the content's end. Firefox and WebKit report that before the new size.
        if (this.isLost || distance === 0 || (distance < 0 && this.#isOutdated)) return undefined;
        if (this.#revealed && this.#isReveal(this.#revealed, time, distance)) {
            this.restore();
            return undefined;
        }
        const byScrollbar = this.#gesture.isByScrollbar(time, distance, space.length);
        space.move(position, byScrollbar);
        this.#follow();
        this.direction = Math.sign(distance);
        return byScrollbar ? ScrollCause.scrollbar : ScrollCause.person;
    }

    /** Called when a node has been added. */
    nodeAdded() {
        const isCounting = this.#revealed;
        this.#revealed = revealedIn(/** @type {ShadowRoot} */ (this.#scroller.getRootNode()).host);
        this.#revealing = revealing;
        const count = () => {
            if ((this.#revealing -= 1) > 0) requestAnimationFrame(count);
            else this.#revealed = undefined;
        };
        if (this.#revealed && !isCounting) requestAnimationFrame(count);
    }

    /**
     * Returns whether the browser has scrolled by itself to an input that was out of view and has kept the focus.
     * @param {Element} input
     * @param {number} time
     * @param {number} distance
     */
    #isReveal(input, time, distance) {
        const isExpected = this.isHeld || (this.#gesture.isDirect(time) && Math.sign(distance) === this.direction);
        if (isExpected || input !== focusedNear(input)) return false;
        const [box, { x, y, width, height }] = [this.#scroller, input].map((element) => element.getBoundingClientRect());
        const { orientation, length } = this;
        const start = orientation.start(x, y, width) - orientation.start(box.x, box.y, box.width);
        const isInView = (/** @type {number} */ start) => start < length && start + orientation.length(width, height) > 0;
        return isInView(start) && !isInView(start + distance);
    }

    /**
     * Takes a layout's extent and the viewport's size. The caller must call `scroll` next.
     * @param {number} extent
     */
    resize(extent) {
        this.#space.length = this.length;
        this.#space.limit = preciseLength / devicePixelRatio;
        this.#space.extent = extent;
    }

    /**
     * Scrolls to an offset and moves the scrollbar to its true position, unless a person holds it.
     * @param {number} offset
     */
    scroll(offset) {
        if (this.isHeld && !this.#space.isCramped) this.#space.correct(offset);
        else this.#space.settle(offset);
        this.restore();
    }

    /**
     * Takes the content's extent, and shows another offset without disturbing a scroll: the frame around all nodes moves. The
     * scroller's length and position stay until `rest`: they must not change while a scrollbar is dragged.
     * @param {number} extent
     * @param {number} offset
     */
    correct(extent, offset) {
        this.#space.extent = extent;
        // The engine rounds offsets.
        if (Math.abs(offset - this.offset) < unit) return;
        this.#space.correct(offset);
        if (!this.isLost) this.#follow();
    }

    /** Shows the offset of the space. */
    #follow() {
        if (this.#space.isCramped) this.scroll(this.offset);
        else this.#moveFrame();
    }

    /**
     * Moves the base to the viewport if it is too far away.
     * @returns {boolean} whether all nodes must be placed
     */
    rebase() {
        // Within this distance, nodes near the viewport are placed exactly.
        const isNear = Math.abs(this.offset - this.base) <= this.#space.limit / 4;
        if (isNear) return false;
        this.base = step * Math.round(this.offset / step);
        this.#moveFrame();
        return true;
    }

    /** Moves the scrollbar to its true position when scrolling has stopped. */
    rest() {
        if (!this.#space.isSettled) this.scroll(this.offset);
    }

    /** Whether the browser has dispatched the event after it has scrolled. */
    get isCurrent() {
        return this.#position === this.#space.position;
    }

    /** Whether the scroller has a new size that its observer has not reported yet. The observer reports fractions of a px. */
    get #isOutdated() {
        const { clientWidth, clientHeight } = this.#scroller;
        return Math.abs(clientWidth - this.width) > 1 || Math.abs(clientHeight - this.height) > 1;
    }

    /** The scroll position that the browser has now. */
    get #position() {
        return this.orientation.position(this.#scroller);
    }

    /** Writes the scroll position. The browser may have lost it while the element was hidden or out of the page. */
    restore() {
        const { position, span } = this.#space;
        const { style } = this.#content;
        style.width = this.orientation.isVertical ? "" : `${span}px`;
        style.height = this.orientation.isVertical ? `${span}px` : "";
        this.isLost = false;
        this.#moveFrame();
        if (this.#position === position) return;
        this.orientation.scroll(this.#scroller, position);
        this.#space.round(this.#position);
        this.#moveFrame();
    }

    #moveFrame() {
        const shift = this.base - this.#space.origin;
        if (shift === this.#shift && this.orientation === this.#shiftedFor) return;
        this.#shift = shift;
        this.#shiftedFor = this.orientation;
        const { isVertical } = this.orientation;
        const { style } = this.#frame;
        style.inset = isVertical ? `${shift}px 0 auto` : `0 auto auto`;
        if (!isVertical) style.insetInlineStart = `${shift}px`;
    }
}
