/** The zoom factor of one key press. */
const step = 1.35;
/** The most screen pixels for one pixel of the photo. */
const maximumMagnification = 4;
/** The smallest zoom factor of a double click, however few pixels the photo has. */
const smallestToggle = 2;

/**
 * The scale and offset of an image on its stage, without unnecessary gaps. It knows nothing about pointers.
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

    /**
     * Returns the scale that maps a photo's pixels to screen pixels. It is less than 1 for a photo that is shown enlarged.
     * @param {number} width in pixels
     */
    #natural(width) {
        return width / (this.#fitting.width * devicePixelRatio);
    }

    /** Shows each pixel of the photo as one pixel of the screen. @param {number} width   the photo's width, in pixels */
    showPixels(width) {
        if (!this.isLocked) this.#scaleTo(this.#natural(width), this.#middle);
    }

    /**
     * Scales by a factor, and keeps one point of the photo in place.
     * @param {number} factor
     * @param {{ x: number, y: number }} point   in window coordinates; default: the middle of the stage
     * @param {number} width   the photo's width, in pixels
     */
    by(factor, width, point = this.#middle) {
        if (this.isLocked) return;
        const most = Math.max(smallestToggle, this.#natural(width) * maximumMagnification);
        this.#scaleTo(Math.min(most, Math.max(1, this.#scale * factor)), point);
    }

    /** @param {number} scale @param {{ x: number, y: number }} point */
    #scaleTo(scale, point) {
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
        else this.by(Math.max(smallestToggle, this.#natural(width)) / this.#scale, width, point);
    }

    /** @param {number} x in px @param {number} y in px */
    pan(x, y) {
        this.#apply(this.#scale, this.#x + x, this.#y + y);
    }

    get #middle() {
        const { x, y, width, height } = this.#stage.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    }

    /** The size of the unscaled image, in px. Unlike `offsetWidth`, it is not rounded. */
    get #fitting() {
        const { width, height } = getComputedStyle(this.#image);
        return { width: Number.parseFloat(width) || 1, height: Number.parseFloat(height) || 1 };
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
        // Between two pixels of the screen, those of the photo would be blurred.
        const left = whole(middle.x + this.#x - (width * scale) / 2) - (middle.x - (width * scale) / 2);
        const top = whole(middle.y + this.#y - (height * scale) / 2) - (middle.y - (height * scale) / 2);
        style.transform = scale === 1 ? "" : `translate(${left}px, ${top}px) scale(${scale})`;
        this.#changed();
    }
}

/** Rounds a position to pixels of the screen. @param {number} position in px */
const whole = (position) => Math.round(position * devicePixelRatio) / devicePixelRatio;
