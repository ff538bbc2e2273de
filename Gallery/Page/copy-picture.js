import { originalAddress } from "./api.js";
import { icon } from "./icons.js";
import { text } from "./language.js";

/** The time for which the button shows that it has copied, in milliseconds. */
const duration = 2000;

/** The most pixels of an original that is copied: larger ones take browsers too much memory and time. */
const limit = 32_000_000;

/** Whether the page may write pictures to the clipboard, which only local and encrypted pages may. */
const isPossible = Boolean(navigator.clipboard?.write) && typeof ClipboardItem === "function";

/** The button that copies the picture in the lightbox. */
export class CopyButton {
    #button;
    #image;
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #timer = 0;

    /**
     * @param {HTMLElement} button
     * @param {HTMLImageElement} image
     */
    constructor(button, image) {
        this.#button = button;
        this.#image = image;
    }

    /** Shows the button's usual state. @param {import("./api.js").Photo} photo */
    reset(photo) {
        clearTimeout(this.#timer);
        this.#photo = photo;
        this.#button.hidden = !isPossible || photo.video !== undefined;
        this.#show("copy", "copy", "copyTitle");
    }

    async copy() {
        if (this.#button.hidden) return;
        try {
            // Browsers wait for the promise, and still see the click that it began with.
            await navigator.clipboard.write([new ClipboardItem({ "image/png": this.#pixels() })]);
            this.#show("check", "copied", "copied");
        } catch {
            this.#show("close", "notCopied", "notCopied");
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#show("copy", "copy", "copyTitle"), duration);
    }

    /** @returns {Promise<Blob>} the picture as a PNG, the only format that every clipboard takes */
    async #pixels() {
        const { width, height } = this.#photo;
        if (width * height > limit) return png(this.#image);
        const original = Object.assign(new Image(), { src: originalAddress(this.#photo) });
        // A browser that cannot decode the original copies what is on screen.
        return png(original).catch(() => png(this.#image));
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {Parameters<typeof text>[0]} label
     * @param {Parameters<typeof text>[0]} title
     */
    #show(name, label, title) {
        this.#button.replaceChildren(icon(name));
        this.#button.ariaLabel = text(label);
        this.#button.title = text(title);
    }
}

/** @param {HTMLImageElement} image @returns {Promise<Blob>} */
async function png(image) {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
