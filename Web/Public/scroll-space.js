/** The origin moves in whole steps where it can: sums stay exact, and device pixels stay where they are. */
const step = 1024;
/** By how much browsers round positions, in px: no reason to interfere. */
const tolerance = 1;

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
    /** The content's length. It may change at any time; the scroller follows when it is settled. */
    extent = 0;
    /** The scroller's length. */
    span = 0;
    /** The viewport's length. */
    length = 0;
    limit = 4_000_000;
    /** How far the scroller is scrolled. */
    position = 0;
    /** Where in the content the scroller starts. */
    origin = 0;

    /** The viewport's start in the content. */
    get offset() {
        return this.origin + this.position;
    }

    /** The largest offset. */
    get maximum() {
        return Math.max(0, this.extent - this.length);
    }

    /** The largest position. */
    get reach() {
        return Math.max(0, this.span - this.length);
    }

    /**
     * The scroller moved by itself: by wheel, touch or keys, or by its scrollbar, which means the whole content.
     * @param {number} position
     * @param {boolean} byScrollbar
     */
    move(position, byScrollbar) {
        this.position = position;
        if (byScrollbar) this.origin = this.#origin(this.#offset(position), position);
    }

    /**
     * The scroller has taken another position than it was asked for: browsers round, WebKit to whole px. The offset stays what it is,
     * or else a place would be lost by and by; unless the scroller's end was in the way.
     * @param {number} position
     */
    round(position) {
        if (Math.abs(position - this.position) < tolerance) this.origin += this.position - position;
        this.position = position;
    }

    /**
     * Shows another offset at the same position: the scroller need not move.
     * @param {number} offset
     */
    correct(offset) {
        this.origin = offset - this.position;
    }

    /**
     * Shows an offset where the scrollbar tells the truth about it, in a scroller of the right length.
     * @param {number} offset
     */
    settle(offset) {
        this.span = this.#idealSpan;
        this.origin = this.#origin(offset, this.#position(offset));
        this.position = offset - this.origin;
    }

    /** Whether the scroller's end is near although the content goes on, or the other way round. */
    get isCramped() {
        return (
            (this.position < this.length && Math.abs(this.origin) > tolerance) ||
            (this.position > this.reach - this.length && Math.abs(this.origin - this.#lastOrigin) > tolerance)
        );
    }

    /** Whether the scroller has its length and its scrollbar its place, as far as anyone can see. */
    get isSettled() {
        const isStep = Math.abs(this.origin - step * Math.round(this.origin / step)) < tolerance;
        const isWhole = this.span === this.#idealSpan && isStep;
        const isWithin = this.origin > -tolerance && this.origin < this.#lastOrigin + tolerance;
        const distance = Math.abs(this.position - this.#position(this.offset));
        return isWhole && isWithin && distance <= Math.max(step, this.reach / 500);
    }

    get #idealSpan() {
        const excess = Math.max(0, this.extent - Math.max(this.limit, 4 * this.length));
        return this.extent - step * Math.ceil(excess / step);
    }

    /** The origin from which the scroller's end is the content's end. Below 0 if the content has become shorter. */
    get #lastOrigin() {
        return this.maximum - this.reach;
    }

    /** @param {number} offset @param {number} position */
    #origin(offset, position) {
        const exact = offset - position;
        const last = this.#lastOrigin;
        const whole = Math.min(Math.max(Math.min(0, last), step * Math.round(exact / step)), Math.max(0, last));
        // Not a step short of the end, though the content may have changed by less than one.
        return position >= this.reach - this.#margin && Math.abs(exact - last) < 0.01 ? last : whole;
    }

    /** Near both ends content and scroller agree exactly, so that these can be reached slowly; else in proportion. */
    get #margin() {
        return Math.min(Math.max(64 * this.length, 2 * step), this.reach / 4, this.maximum / 4);
    }

    /** @param {number} offset */
    #position(offset) {
        return interpolate(offset, this.#margin, this.maximum, this.reach);
    }

    /** @param {number} position */
    #offset(position) {
        return interpolate(position, this.#margin, this.reach, this.maximum);
    }
}

/**
 * From 0…total to 0…newTotal: alike within `margin` of either end, linear between.
 * @param {number} value
 * @param {number} margin
 * @param {number} total
 * @param {number} newTotal
 */
function interpolate(value, margin, total, newTotal) {
    if (value <= margin) return value;
    if (value >= total - margin) return newTotal - (total - value);
    return margin + ((value - margin) * (newTotal - 2 * margin)) / (total - 2 * margin);
}
