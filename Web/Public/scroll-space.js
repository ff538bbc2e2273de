/** The origin moves in whole steps where it can: sums stay exact, and device pixels stay where they are. */
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

    /** The scroller moved by itself: by wheel, touch or keys, or by its scrollbar, which means the whole content. */
    move(position, byScrollbar) {
        this.position = position;
        if (byScrollbar) this.origin = this.#origin(this.#offset(position), position);
    }

    /** Shows another offset at the same position: the scroller need not move. */
    correct(offset) {
        this.origin = offset - this.position;
    }

    /** Shows an offset where the scrollbar tells the truth about it, in a scroller of the right length. */
    settle(offset) {
        this.span = this.#idealSpan;
        this.origin = this.#origin(offset, this.#position(offset));
        this.position = offset - this.origin;
    }

    /** Whether the scroller's end is near although the content goes on, or the other way round. */
    get isCramped() {
        // Browsers round positions: a px is no reason to interfere.
        return (
            (this.position < this.length && Math.abs(this.origin) > 1) ||
            (this.position > this.reach - this.length && Math.abs(this.origin - this.#lastOrigin) > 1)
        );
    }

    /** Whether the scroller has its length and its scrollbar its place, as far as anyone can see. */
    get isSettled() {
        const isWhole = this.span === this.#idealSpan && Number.isInteger(this.origin / step);
        const isWithin = this.origin >= 0 && this.origin <= this.#lastOrigin;
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
