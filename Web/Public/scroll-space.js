/** The origin moves in multiples of this where it can, so that sums stay exact and device pixels aligned. */
const step = 1024;
/** The error in px to ignore, because browsers round positions. */
const tolerance = 1;

/**
 * Maps the content's length to the scroller's. The content may have any length. The scroller may not: browsers clamp elements at
 * 33,554,428 device px, and lose quarters of a px above 4 million. So the scroller is at most `limit` long and shows the content
 * from an origin on:
 *
 *     offset (in the content) = origin + position (in the scroller)
 *
 * Content and scroller move alike while the origin stays. The origin moves when the scrollbar is dragged, when there is little
 * room left to scroll, and when scrolling stops. Pure arithmetic, without elements.
 */
export class ScrollSpace {
    /** The content's length. It may change at any time. The scroller's length changes in `settle`. */
    extent = 0;
    /** The scroller's length. */
    span = 0;
    /** The viewport's length. */
    length = 0;
    limit = 4_000_000;
    /** The scroller's scroll position. */
    position = 0;
    /** The scroller's start in the content. */
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
     * Called when the browser has scrolled: by wheel, touch or keys, or by the scrollbar, which spans the whole content.
     * @param {number} position
     * @param {boolean} byScrollbar
     */
    move(position, byScrollbar) {
        this.position = position;
        if (byScrollbar) this.origin = this.#origin(this.#offset(position), position);
        // Browsers round the ends of the scroll range by up to a px, and the origin may be off by up to another one.
        const end = position <= 0 ? 0 : position > this.reach - tolerance ? this.maximum : NaN;
        if (Math.abs(this.offset - end) < 2) this.correct(end);
    }

    /**
     * Called when the browser has taken another position than it was given. Browsers round positions, WebKit to whole px. The
     * offset stays, so that rounding errors do not add up, unless the scroller's end was in the way.
     * @param {number} position
     */
    round(position) {
        if (Math.abs(position - this.position) < tolerance) this.origin += this.position - position;
        this.position = position;
    }

    /**
     * Shows another offset at the same scroll position.
     * @param {number} offset
     */
    correct(offset) {
        this.origin = offset - this.position;
    }

    /**
     * Shows an offset at the scrollbar's true position, in a scroller of the ideal length.
     * @param {number} offset
     */
    settle(offset) {
        this.span = this.#idealSpan;
        this.origin = this.#origin(offset, this.#position(offset));
        this.position = offset - this.origin;
    }

    /**
     * Whether the scroller's end is near although the content goes on, or the content's end is near although the scroller goes
     * on.
     */
    get isCramped() {
        return (
            (this.position < this.length && Math.abs(this.origin) > tolerance) ||
            (this.position > this.reach - this.length && Math.abs(this.origin - this.#lastOrigin) > tolerance)
        );
    }

    /**
     * Whether the scroller has its ideal length and its scrollbar the true position, apart from differences that cannot be seen.
     */
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

    /** The origin at which the scroller's end is the content's end. Negative if the content has become shorter. */
    get #lastOrigin() {
        return this.maximum - this.reach;
    }

    /** @param {number} offset @param {number} position */
    #origin(offset, position) {
        const exact = offset - position;
        const last = this.#lastOrigin;
        const whole = Math.min(Math.max(Math.min(0, last), step * Math.round(exact / step)), Math.max(0, last));
        // At the end, the origin must be exact. A rounded one could stop short of the end if the content's length is no multiple
        // of a step.
        return position >= this.reach - this.#margin && Math.abs(exact - last) < 0.01 ? last : whole;
    }

    /**
     * The distance from both ends within which content and scroller move alike, so that the ends can be reached slowly. Between
     * them, they move in proportion.
     */
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
 * Maps 0…total to 0…newTotal: with slope 1 within `margin` of either end, linearly between.
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
