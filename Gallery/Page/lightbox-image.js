import { askForPicture, originalAddress, thumbnailAddress } from "./api.js";
import { text } from "./language.js";
import { photoName } from "./photo-name.js";

const widest = 1280;

/** Returns whether there is a picture: not of a video without a poster. @param {import("./api.js").Photo} photo */
const hasPicture = (photo) => !photo.video || photo.video.hasPoster === true;

/** Returns whether an image has failed to load. */
const isBroken = (image) => image.complete && image.naturalWidth === 0;

/**
 * The lightbox's image. It first shows a picture that is already loaded, then a sharp one. If the server does not answer, it
 * dispatches `unreachable`.
 */
export class LightboxImage {
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #image;
    #failure;
    /** Images that are being fetched: the sharp one first, then the neighbors. @type {Map<string, HTMLImageElement>} */
    #ahead = new Map();

    /**
     * @param {HTMLImageElement} image
     * @param {HTMLElement} failure shown instead if the photo cannot be decoded
     */
    constructor(image, failure) {
        this.#image = image;
        this.#failure = failure;
    }

    /**
     * @param {import("./api.js").Photo} photo
     * @param {string | undefined} atHand the address of a picture that is already on screen
     */
    async show(photo, atHand) {
        const image = this.#image;
        const isShown = this.#shows(photo);
        this.#photo = photo;
        // Without a source, browsers would draw the text. The dialog has the same name.
        image.alt = hasPicture(photo) ? photoName(photo) : "";
        // The list changes around an open photo. Loading the photo again would make it blurred for a moment.
        if (isShown) return;
        this.#failure.hidden = true;
        image.hidden = false;
        image.removeAttribute("src");
        image.style.setProperty("--ratio", String(photo.width / photo.height));
        image.style.setProperty("--width", `${photo.width}px`);
        image.style.setProperty("--color", photo.color ?? "");
        image.classList.remove("sharp");
        image.classList.toggle("posterless", !hasPicture(photo));
        if (!hasPicture(photo)) return;

        const sharp = this.#ahead.get(this.#address(photo));
        const isSharpAtOnce = sharp?.complete && !isBroken(sharp);
        if (!isSharpAtOnce) image.src = atHand ?? thumbnailAddress(photo, 320);
        await this.#sharpen(photo);
    }

    /** Whether the shown photo has arrived, or never will. */
    get isSharp() {
        return !this.#failure.hidden || !hasPicture(this.#photo) || this.#shows(this.#photo);
    }

    /** Replaces the image by one that is sharp at a width in px, when it has arrived. */
    async showWith(width) {
        const photo = this.#photo;
        if (photo.video || photo.tiles || width * devicePixelRatio <= widest || photo.width <= widest) return;
        const address = originalAddress(photo);
        if (this.#image.src.endsWith(address)) return;
        const error = await this.#fetch(address).decode().catch((error) => error);
        // If there is no sharper picture, the present one stays.
        if (!error && this.#photo === photo) this.#image.src = address;
    }

    /** Returns whether a photo is on screen, as sharp as the window needs it or as a person's zoom has needed it. */
    #shows(photo) {
        const addresses = [this.#address(photo), originalAddress(photo)];
        return hasPicture(photo) && this.#failure.hidden && addresses.some((address) => this.#image.src.endsWith(address));
    }

    async #sharpen(photo, isSecondTry = false) {
        const sharp = this.#address(photo);
        const error = await this.#fetch(sharp).decode().catch((error) => error);
        // If a newer photo is shown, the request of this one was canceled.
        if (this.#photo !== photo) return;
        if (error) {
            await this.#explain(photo, sharp, isSecondTry);
        } else {
            this.#image.src = sharp;
            this.#image.classList.add("sharp");
        }
    }

    /** Fetches the neighboring photos, and cancels all other requests. */
    prepare(neighbors) {
        const wanted = new Set([this.#photo, ...neighbors].filter(hasPicture).map((photo) => this.#address(photo)));
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

    /** Finds out whether a photo cannot be shown or the server does not answer. */
    async #explain(photo, address, isSecondTry) {
        const error = await askForPicture(address).catch((error) => error);
        if (this.#photo !== photo) return;
        if (!error && !isSecondTry) return this.#sharpen(photo, true);
        const isAway = error?.name === "Unreachable";
        if (isAway) this.#image.dispatchEvent(new Event("unreachable", { bubbles: true }));
        // A video may be playable all the same.
        this.#image.hidden = !photo.video && (!isAway || isBroken(this.#image));
        this.#failure.hidden = isAway || photo.video !== undefined;
        this.#failure.replaceChildren(text("photoFailure"), ...reason(error));
        if (photo.video) this.#image.removeAttribute("src");
    }

    /** Returns the widest thumbnail if it is sharp enough, else the original. */
    #address(photo) {
        // Tiles show the details of large photos.
        if (photo.video || photo.tiles) return thumbnailAddress(photo, widest);
        const fitting = Math.min(innerWidth, innerHeight * (photo.width / photo.height), photo.width);
        return fitting * devicePixelRatio <= widest ? thumbnailAddress(photo, widest) : originalAddress(photo);
    }
}

/** Returns the server's reason on a line of its own. There is none if the picture has arrived but cannot be decoded. */
function reason(error) {
    if (!error) return [];
    const line = document.createElement("bdi");
    line.textContent = error.message;
    return [line];
}
