/** The origin moves in whole steps: sums stay exact, and device pixels stay where they are. */
const step = 1024;

/**
 * Maps between two lengths. The content's extent may be anything; the scroller's may not, since browsers clamp elements
 * at 33,554,428 device px and lose quarters of a px above 4 million. So the scroller is at most `limit` long and shows
 * the content from an origin on:
 *
 *     offset (in the content) = origin + position (in the scroller)
 *
 * While the origin stands still, content and scroller move alike. It moves when the scrollbar is dragged, when there is
 * little room left to scroll, and at rest. Pure arithmetic: knows no element.
 */
export class ScrollSpace {
    extent = 0;
    /** The viewport's length. */
    length = 0;
    limit = 4_000_000;
    /** How far the scroller is scrolled. */
    position = 0;
    /** Where in the content the scroller starts. Not a whole number of steps while a correction is pending. */
    origin = 0;

    /** The viewport's start in the content. */
    get offset() {
        return this.origin + this.position;
    }

    /** The largest offset. */
    get maximum() {
        return Math.max(0, this.extent - this.length);
    }

    /** The origin from which the scroller's end is the content's end. */
    get lastOrigin() {
        return step * Math.ceil(Math.max(0, this.extent - Math.max(this.limit, 4 * this.length)) / step);
    }

    /** How long the scroller's content must be. */
    get span() {
        return this.extent - this.lastOrigin;
    }

    /** The largest position. */
    get reach() {
        return Math.max(0, this.span - this.length);
    }

    /** The scroller moved by itself: by wheel, touch and keys; or by its scrollbar, which stands for the whole content. */
    move(position, byScrollbar) {
        this.position = position;
        if (byScrollbar) this.origin = this.#origin(this.#offset(position), position);
    }

    /** Shows another offset at the same position: nothing is written to the scroller. */
    correct(offset) {
        this.origin = offset - this.position;
    }

    /** Shows an offset at the position where the scrollbar tells the truth about it. */
    settle(offset) {
        const clamped = Math.min(Math.max(0, offset), this.maximum);
        this.origin = this.#origin(clamped, this.#position(clamped));
        this.position = clamped - this.origin;
    }

    /** Whether the scroller's end is near although the content goes on, or the other way round. */
    get isCramped() {
        return (
            (this.position < this.length && this.origin !== 0) ||
            (this.position > this.reach - this.length && this.origin !== this.lastOrigin)
        );
    }

    /** Whether the scrollbar is where it should be, as far as anyone can see. */
    get isSettled() {
        const { origin, lastOrigin } = this;
        const isWhole = origin >= 0 && origin <= lastOrigin && Number.isInteger(origin / step);
        return isWhole && Math.abs(this.position - this.#position(this.offset)) <= Math.max(step, this.reach / 500);
    }

    #origin(offset, position) {
        const whole = step * Math.round((offset - position) / step);
        return Math.min(Math.max(0, whole), this.lastOrigin);
    }

    /** Near both ends content and scroller agree exactly, so that ends can be reached slowly; between, in proportion. */
    get #margin() {
        return this.lastOrigin === 0 ? this.reach / 2 : Math.min(Math.max(64 * this.length, 2 * step), this.reach / 4);
    }

    #position(offset) {
        return interpolate(offset, this.#margin, this.maximum, this.reach);
    }

    #offset(position) {
        return interpolate(position, this.#margin, this.reach, this.maximum);
    }
}

/** From 0…total to 0…newTotal: alike within `margin` of either end, linear between. */
function interpolate(value, margin, total, newTotal) {
    if (value <= margin) return value;
    if (value >= total - margin) return newTotal - (total - value);
    return margin + ((value - margin) * (newTotal - 2 * margin)) / (total - 2 * margin);
}
