/** The zoom factor of one key press. */
const step = 1.35;
/** The most screen pixels for one pixel of the photo. */
const maximumMagnification = 4;

/**
 * The scale and offset of an image on its stage. It leaves no unnecessary gap. Knows nothing about pointers.
 */
export class Zoom {
    /** Whether the image keeps its fitting size, as the poster of a video does. */
    isLocked = false;
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

    /** Returns the scale that maps a photo's pixels to screen pixels; at least 2. @param {number} width in pixels */
    natural(width) {
        return Math.max(2, width / (this.#fitting.width * devicePixelRatio));
    }

    /**
     * Scales by a factor, and keeps one point of the photo in place.
     * @param {number} factor
     * @param {{ x: number, y: number }} point   in window coordinates; default: the middle of the stage
     * @param {number} width   the photo's width, in pixels
     */
    by(factor, width, point = this.#middle) {
        if (this.isLocked) return;
        const most = Math.max(2, this.natural(width) * maximumMagnification);
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

    /** Switches between fitting size and the photo's own pixels. */
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

    /** The size of the unscaled image, in px. */
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
        // A zoomed photo may fill the whole window, not just the stage.
        this.#scale = scale;
        this.#x = clamp(x, width, innerWidth, middle.x);
        this.#y = clamp(y, height, innerHeight, middle.y);
        const { style } = this.#image;
        style.transform = this.isZoomed ? `translate(${this.#x}px, ${this.#y}px) scale(${scale})` : "";
        this.#changed();
    }
}
