import { Orientation as orientations } from "./contract.js";

/**
 * The axis and reading direction of a collection. Only this class converts positions along the scroll axis to left and top.
 * Positions along the axis start where reading starts, in px, and are never negative.
 */
export class Orientation {
    /**
     * @param {"vertical" | "horizontal"} axis
     * @param {"ltr" | "rtl"} direction
     */
    constructor(axis, direction) {
        this.isVertical = axis !== "horizontal";
        this.isRightToLeft = direction === "rtl";
        /** The layout engine's code. */
        this.code = orientations[`${axis} ${direction}`];
        /** Whether left edges are negative, counted from the content's right edge, as in the browsers' own `scrollLeft`. */
        this.isReversed = !this.isVertical && this.isRightToLeft;
    }

    /**
     * Returns an element's scroll position.
     * @param {Element} scroller
     */
    position(scroller) {
        if (this.isVertical) return scroller.scrollTop;
        // In Chromium, content of a fractional length starts at 1 from right to left, where positions are negative.
        return Math.max(0, this.isReversed ? -scroller.scrollLeft : scroller.scrollLeft);
    }

    /**
     * Scrolls at once, regardless of the style's `scroll-behavior`.
     * @param {Element} scroller
     * @param {number} position
     */
    scroll(scroller, position) {
        const place = this.isVertical ? { top: position } : { left: this.isReversed ? -position : position };
        scroller.scrollTo({ ...place, behavior: /** @type {ScrollBehavior} */ ("instant") });
    }

    /**
     * Returns the length of a size along the scroll axis.
     * @param {number} width
     * @param {number} height
     */
    length(width, height) {
        return this.isVertical ? height : width;
    }

    /**
     * Returns where a rectangle starts along the scroll axis.
     * @param {number} x
     * @param {number} y
     * @param {number} width
     */
    start(x, y, width) {
        if (this.isVertical) return y;
        return this.isReversed ? -(x + width) : x;
    }

    /** The orientation of a section that scrolls across. */
    get across() {
        return new Orientation(this.isVertical ? "horizontal" : "vertical", this.isRightToLeft ? "rtl" : "ltr");
    }

    /**
     * Converts a rectangle from content to viewport coordinates.
     * @param {import("./collection-view.js").CollectionFrame} rect
     * @param {number} position
     * @param {number} viewportWidth
     */
    seen(rect, position, viewportWidth) {
        const { x, y, width, height } = rect;
        if (this.isVertical) return { x, y: y - position, width, height };
        return { x: this.isReversed ? x + position + viewportWidth : x - position, y, width, height };
    }
}
