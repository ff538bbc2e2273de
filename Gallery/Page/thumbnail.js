import { askForPicture, thumbnailAddress, thumbnailWidth } from "./api.js";

/** The time in milliseconds within which an image from a cache arrives. Fading it in would only delay it. */
const cached = 60;

/**
 * The reused `<img>` of one cell. It never shows the previous photo, and never loads a photo that nobody sees. If the server does
 * not answer, the image dispatches `unreachable`.
 */
export class Thumbnail {
    /** @type {import("./api.js").Photo | undefined} the photo that is shown or loading */
    photo;
    #image;
    #width = 0;
    #started = 0;
    /** Whether the photo was requested again, after the browser had failed to show it. */
    #isSecondTry = false;

    /** @param {HTMLImageElement} image */
    constructor(image) {
        this.#image = image;
        image.addEventListener("load", () => this.#show());
        image.addEventListener("error", () => {
            // Removing the source also causes an error event.
            if (this.photo) this.#explain();
        });
    }

    /**
     * @param {import("./api.js").Photo} photo
     * @param {number} width in device pixels
     */
    load(photo, width) {
        const offered = thumbnailWidth(width);
        const same = this.photo?.id === photo.id && this.photo.version === photo.version;
        if (same && offered <= this.#width) return;
        // If the photo is the same, its present thumbnail stays until the sharper one has arrived: browsers keep showing a
        // complete image while its successor loads.
        if (!same) this.clear();
        this.photo = photo;
        this.#width = offered;
        this.#started = performance.now();
        this.#isSecondTry = false;
        this.#image.src = thumbnailAddress(photo, offered);
        if (this.#image.complete && this.#image.naturalWidth > 0) this.#show();
    }

    /** Forgets the photo and cancels its request. */
    clear() {
        if (!this.photo) return;
        this.photo = undefined;
        this.#width = 0;
        this.#image.classList.remove("loaded", "fading", "failed");
        this.#image.removeAttribute("src");
    }

    /** The address of the picture on screen, if there is one. */
    get address() {
        return this.#image.classList.contains("loaded") ? this.#image.currentSrc : undefined;
    }

    /** Finds out whether a photo cannot be shown or the server does not answer. */
    async #explain() {
        const { photo } = this;
        const image = this.#image;
        const address = image.src;
        const error = await askForPicture(address).catch((error) => error);
        if (this.photo !== photo || image.src !== address) return;
        if (error?.name === "Unreachable") {
            image.classList.remove("loaded", "fading");
            this.#width = 0;
            image.dispatchEvent(new Event("unreachable", { bubbles: true }));
        } else if (error || this.#isSecondTry) {
            image.classList.add("failed");
        } else {
            this.#isSecondTry = true;
            image.src = address;
        }
    }

    #show() {
        if (!this.photo) return;
        const shown = this.#image.classList;
        if (!shown.contains("loaded") && performance.now() - this.#started > cached) shown.add("fading");
        shown.remove("failed");
        shown.add("loaded");
    }
}
