import { askForPicture, originalAddress, thumbnailAddress } from "./api.js";

const widest = 1280;

/** Whether an image has ended without a picture. */
const isBroken = (image) => image.complete && image.naturalWidth === 0;

/**
 * The lightbox's one image: shows at once what is at hand, then what is sharp. Where the server does not answer, it
 * dispatches `unreachable`.
 */
export class LightboxImage {
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #image;
    #failure;
    /** Being fetched: the sharp image first, then the neighbors. @type {Map<string, HTMLImageElement>} */
    #ahead = new Map();

    /**
     * @param {HTMLImageElement} image
     * @param {HTMLElement} failure shown instead when the photo cannot be decoded
     */
    constructor(image, failure) {
        this.#image = image;
        this.#failure = failure;
    }

    /**
     * @param {import("./api.js").Photo} photo
     * @param {string | undefined} atHand an address that is already on screen
     */
    async show(photo, atHand) {
        this.#photo = photo;
        this.#failure.hidden = true;
        const image = this.#image;
        image.hidden = false;
        image.removeAttribute("src");
        image.alt = photo.caption || photo.name;
        image.style.setProperty("--ratio", String(photo.width / photo.height));
        image.style.setProperty("--width", `${photo.width}px`);
        image.style.backgroundColor = photo.color ?? "";

        const sharp = this.#ahead.get(this.#address(photo));
        const isSharpAtOnce = sharp?.complete && !isBroken(sharp);
        if (!isSharpAtOnce) image.src = atHand ?? thumbnailAddress(photo, 320);
        await this.#sharpen(photo);
    }

    /** Whether the photo that is shown has arrived, or never will. */
    get isSharp() {
        return !this.#failure.hidden || this.#image.src.endsWith(this.#address(this.#photo));
    }

    /** Replaces the image by one that is sharp at a width, in px, when it has arrived. */
    async showWith(width) {
        const photo = this.#photo;
        if (width * devicePixelRatio <= widest || photo.width <= widest) return;
        const address = originalAddress(photo);
        if (this.#image.src.endsWith(address)) return;
        const error = await this.#fetch(address).decode().catch((error) => error);
        // What cannot be had sharper is shown as it is.
        if (!error && this.#photo === photo) this.#image.src = address;
    }

    async #sharpen(photo, isSecondTry = false) {
        const sharp = this.#address(photo);
        const error = await this.#fetch(sharp).decode().catch((error) => error);
        // A newer photo may have taken this one's place: then its request was given up.
        if (this.#photo !== photo) return;
        if (error) {
            await this.#explain(photo, sharp, isSecondTry);
        } else {
            this.#image.src = sharp;
            this.#image.style.backgroundColor = "";
        }
    }

    /** Fetches the photos before and after, and gives up on all others. */
    prepare(neighbors) {
        const wanted = new Set([this.#photo, ...neighbors].map((photo) => this.#address(photo)));
        for (const [address, image] of this.#ahead) {
            if (wanted.has(address)) continue;
            image.removeAttribute("src");
            this.#ahead.delete(address);
        }
        for (const address of wanted) this.#fetch(address);
    }

    clear() {
        this.#photo = undefined;
        for (const image of this.#ahead.values()) image.removeAttribute("src");
        this.#ahead.clear();
        this.#image.removeAttribute("src");
    }

    #fetch(address) {
        let image = this.#ahead.get(address);
        if (!image || isBroken(image)) {
            image = new Image();
            image.src = address;
            this.#ahead.set(address, image);
        }
        return image;
    }

    /** Tells a photo that cannot be shown from a server that is away. */
    async #explain(photo, address, isSecondTry) {
        const error = await askForPicture(address).catch((error) => error);
        if (this.#photo !== photo) return;
        if (!error && !isSecondTry) return this.#sharpen(photo, true);
        const isAway = error?.name === "Unreachable";
        if (isAway) this.#image.dispatchEvent(new Event("unreachable", { bubbles: true }));
        this.#image.hidden = !isAway || isBroken(this.#image);
        this.#failure.hidden = isAway;
    }

    /** The widest thumbnail where it is sharp enough; else the photo itself. */
    #address(photo) {
        const fitting = Math.min(innerWidth, innerHeight * (photo.width / photo.height), photo.width);
        return fitting * devicePixelRatio <= widest ? thumbnailAddress(photo, widest) : originalAddress(photo);
    }
}
