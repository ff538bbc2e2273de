import { Glide } from "./glide.js";

/** The scroller's extra length at either end, in px. It leaves room for the focus ring of an item. */
const bleed = 6;

/**
 * The scroller of a section that scrolls across. It is in the shadow tree. The nodes of the section's items stay children of the
 * element and are slotted into it, so that the browser itself scrolls them, by wheel, touch and momentum.
 */
export class Shelf {
    #section;
    #core;
    node = document.createElement("div");
    #span = document.createElement("div");
    #origin = document.createElement("div");
    #timer;
    /** The scroll position that the engine was told last; NaN if the browser may have lost it. */
    position = 0;
    #velocity = 0;
    #isTouched = false;
    #glide;
    /** The target of the last glide. */
    #goal = NaN;
    #geometry = "";
    #across;

    /**
     * @param {number} section
     * @param {import("./collection-everything.js").Parts} parts
     * @param {import("./everything-core.js").EverythingCore} core
     */
    constructor(section, parts, core) {
        this.#core = core;
        this.#section = section;
        this.#across = parts.viewport.orientation.across;
        const scroller = this.node;
        scroller.className = "shelf";
        // The page's style of the part overrides this.
        scroller.style.cssText = "position: absolute; inset: 0 auto auto 0; scrollbar-width: none; outline: none";
        scroller.part.add("shelf");
        scroller.setAttribute("role", "presentation");
        // The keyboard goes from item to item, not to the scroller.
        scroller.tabIndex = -1;
        this.#span.style.visibility = "hidden";
        this.#origin.style.position = "absolute";
        const slot = document.createElement("slot");
        slot.name = `shelf-${section}`;
        this.#origin.append(slot);
        scroller.append(this.#span, this.#origin);
        this.#glide = new Glide(scroller, parts.isMotionWelcome);
        this.#timer = new parts.RestTimer(() => this.#isTouched || this.#glide.isRunning, () => this.#rested());
        // `perform` begins with reporting scroll positions, so nothing else is left to do.
        scroller.addEventListener("scroll", () => parts.perform(() => {}), { passive: true });
        parts.followTouches(scroller, (isTouched) => (this.#isTouched = isTouched));
    }

    /**
     * Places and scrolls the scroller as the engine says.
     * @param {NonNullable<ReturnType<import("./everything-core.js").EverythingCore["shelf"]>>} shelf
     * @param {import("./viewport.js").Viewport} viewport
     */
    put({ x, y, width, height, offset, lastOffset }, { orientation, base }) {
        const { isVertical, isReversed } = orientation;
        this.#across = orientation.across;
        const left = isVertical ? x : x + (isReversed ? base : -base) - bleed;
        const top = isVertical ? y - base - bleed : y;
        const size = [width + (isVertical ? 0 : 2 * bleed), height + (isVertical ? 2 * bleed : 0)];
        const length = this.#across.length(width, height);
        const geometry = [left, top, ...size, lastOffset, orientation.code].join(" ");
        if (geometry !== this.#geometry) {
            this.#geometry = geometry;
            const { style } = this.node;
            style.translate = `${left}px ${top}px`;
            [style.width, style.height] = size.map((extent) => `${extent}px`);
            style.overflow = isVertical ? "auto hidden" : "hidden auto";
            style.overscrollBehavior = isVertical ? "contain auto" : "auto contain";
            const span = `${length + lastOffset}px`;
            [this.#span.style.width, this.#span.style.height] = isVertical ? [span, "1px"] : ["1px", span];
            this.#origin.style.inset = isVertical ? `${bleed}px auto auto` : "0 auto auto";
            this.#origin.style.insetInlineStart = isVertical ? "0" : `${bleed}px`;
        }
        if (Math.abs(offset - this.position) < 1) return;
        this.#goal = NaN;
        this.#across.scroll(this.node, offset);
        this.position = this.#across.position(this.node);
    }

    remove() {
        this.#timer.stop();
        this.#glide.stop();
        this.node.remove();
    }

    /**
     * Reports a new scroll position to the engine.
     * @returns {boolean} whether there is one
     */
    scrolled() {
        const position = this.#across.position(this.node);
        const distance = position - this.position;
        // The browser may report a scroll after an edit has removed the scroller, or the element was hidden.
        if (!distance || !this.node.clientWidth) return false;
        this.#velocity = Math.sign(distance);
        this.#timer.restart();
        this.position = position;
        this.#core.scrollShelf(this.#section, position);
        return true;
    }

    /** Scrolls on to the resting position. */
    #rested() {
        // It is already there, by the last glide.
        if (Math.abs(this.position - this.#goal) < 1) return;
        this.#goal = this.#core.restingShelf(this.#section, this.#velocity);
        this.#glide.start(this.#across, this.#goal);
    }
}
