import { Orientation as orientations } from "./contract.js";

/**
 * Which way a collection scrolls and reads: the only place where positions along the scroll axis become left and top.
 * Positions along the axis count from where reading starts, in px, 0 or more.
 */
export class Orientation {
    /**
     * @param {"vertical" | "horizontal"} axis
     * @param {"ltr" | "rtl"} direction
     */
    constructor(axis, direction) {
        this.isVertical = axis !== "horizontal";
        this.isRightToLeft = direction === "rtl";
        /** As the layout engine numbers it. */
        this.code = orientations[`${axis} ${direction}`];
        /** Left edges are negative, measured from the content's right edge: as in browsers' own `scrollLeft`. */
        this.isReversed = !this.isVertical && this.isRightToLeft;
    }

    /**
     * How far an element is scrolled.
     * @param {Element} scroller
     */
    position(scroller) {
        return this.isVertical ? scroller.scrollTop : Math.abs(scroller.scrollLeft);
    }

    /**
     * Scrolls at once, whatever `scroll-behavior` the page's style asks for.
     * @param {Element} scroller
     * @param {number} position
     */
    scroll(scroller, position) {
        const place = this.isVertical ? { top: position } : { left: this.isReversed ? -position : position };
        scroller.scrollTo({ ...place, behavior: /** @type {ScrollBehavior} */ ("instant") });
    }

    /**
     * Of a size, what lies along the scroll axis.
     * @param {number} width
     * @param {number} height
     */
    length(width, height) {
        return this.isVertical ? height : width;
    }

    /**
     * Of a size, what lies across the scroll axis.
     * @param {number} width
     * @param {number} height
     */
    breadth(width, height) {
        return this.isVertical ? width : height;
    }

    /**
     * Where a rectangle starts along the scroll axis.
     * @param {number} x
     * @param {number} y
     * @param {number} width
     */
    start(x, y, width) {
        if (this.isVertical) return y;
        return this.isReversed ? -(x + width) : x;
    }

    /** Which way a section scrolls across. */
    get across() {
        return new Orientation(this.isVertical ? "horizontal" : "vertical", this.isRightToLeft ? "rtl" : "ltr");
    }

    /**
     * The point of the content that is seen at a point of the viewport.
     * @param {{ x: number, y: number }} point
     * @param {number} position
     * @param {number} viewportWidth
     */
    inContent({ x, y }, position, viewportWidth) {
        if (this.isVertical) return { x, y: y + position };
        return { x: this.isReversed ? x - position - viewportWidth : x + position, y };
    }

    /**
     * Moves a rectangle, in the content, to where it is seen in the viewport.
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
