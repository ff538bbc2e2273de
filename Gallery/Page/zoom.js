/** One turn of a wheel's notch, and one press of a key. */
const step = 1.35;
/** Beyond this many screen pixels for one of the photo's, there is nothing more to see. */
const mostMagnified = 4;

/**
 * How an image lies on its stage: scaled and moved, always so that no needless gap shows. Knows nothing of pointers.
 */
export class Zoom {
    #stage;
    #image;
    #changed;
    #scale = 1;
    #x = 0;
    #y = 0;

    /**
     * @param {HTMLElement} stage
     * @param {HTMLElement} image
     * @param {() => void} changed
     */
    constructor(stage, image, changed) {
        this.#stage = stage;
        this.#image = image;
        this.#changed = changed;
    }

    get scale() {
        return this.#scale;
    }

    get isZoomed() {
        return this.#scale > 1.001;
    }

    reset() {
        this.#apply(1, 0, 0);
    }

    /** The scale at which one pixel of the photo is one of the screen; at least twice the size that fits. @param {number} width in pixels */
    natural(width) {
        return Math.max(2, width / (this.#fitting.width * devicePixelRatio));
    }

    /**
     * Scales by a factor and keeps one point of the photo where it is.
     * @param {number} factor
     * @param {{ x: number, y: number }} point   in the window; default: the middle of the stage
     * @param {number} width   of the photo, in pixels
     */
    by(factor, width, point = this.#middle) {
        const most = Math.max(2, this.natural(width) * mostMagnified);
        const scale = Math.min(most, Math.max(1, this.#scale * factor));
        const middle = this.#middle;
        const [dx, dy] = [point.x - middle.x - this.#x, point.y - middle.y - this.#y];
        const ratio = scale / this.#scale;
        this.#apply(scale, this.#x + dx * (1 - ratio), this.#y + dy * (1 - ratio));
    }

    in(width, point) {
        this.by(step, width, point);
    }

    out(width, point) {
        this.by(1 / step, width, point);
    }

    /** Between what fits and the photo's own pixels. */
    toggle(width, point) {
        if (this.isZoomed) this.reset();
        else this.by(this.natural(width), width, point);
    }

    /** @param {number} x in px @param {number} y in px */
    pan(x, y) {
        this.#apply(this.#scale, this.#x + x, this.#y + y);
    }

    get #middle() {
        const { x, y, width, height } = this.#stage.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    }

    /** The size of the image unscaled, in px. */
    get #fitting() {
        return { width: this.#image.offsetWidth || 1, height: this.#image.offsetHeight || 1 };
    }

    #apply(scale, x, y) {
        const { width, height } = this.#fitting;
        const middle = this.#middle;
        const clamp = (offset, size, room, center) => {
            const slack = (size * scale - room) / 2;
            const shift = room / 2 - center;
            return slack <= 0 ? 0 : Math.min(shift + slack, Math.max(shift - slack, offset));
        };
        // The whole window shows a zoomed photo, not just the stage.
        this.#scale = scale;
        this.#x = clamp(x, width, innerWidth, middle.x);
        this.#y = clamp(y, height, innerHeight, middle.y);
        const { style } = this.#image;
        style.transform = this.isZoomed ? `translate(${this.#x}px, ${this.#y}px) scale(${scale})` : "";
        this.#changed();
    }
}
