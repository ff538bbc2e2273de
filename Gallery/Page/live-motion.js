import { motionAddress } from "./api.js";
import { icon } from "./icons.js";
import { text } from "./language.js";

/**
 * Plays the motion of the lightbox's live photo, in the place of its picture: while the pointer is over the badge or presses it,
 * and once by key. When it ends, the picture is seen again.
 */
export class LiveMotion {
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #dialog;
    #video;
    #badge;

    /** @param {HTMLElement} dialog */
    constructor(dialog) {
        this.#dialog = dialog;
        this.#video = /** @type {HTMLVideoElement} */ (dialog.querySelector(".lightbox-motion"));
        this.#badge = /** @type {HTMLElement} */ (dialog.querySelector(".lightbox-live"));
        this.#badge.prepend(icon("live"));
        this.#listen();
    }

    get isShown() {
        return this.#photo !== undefined;
    }

    /** @param {import("./api.js").Photo | undefined} photo */
    show(photo) {
        const isSame = photo?.id === this.#photo?.id && photo?.motion === this.#photo?.motion;
        if (isSame) return;
        this.stop();
        this.#photo = photo?.motion ? photo : undefined;
        this.#badge.hidden = !this.isShown;
        this.#video.removeAttribute("src");
        // Without this, the former video stays loaded.
        this.#video.load();
        if (!photo || !this.isShown) return;
        this.#video.style.setProperty("--ratio", String(photo.width / photo.height));
        this.#video.style.setProperty("--width", `${photo.width}px`);
        // The badge may have been disabled by a motion that could not be played.
        this.#badge.removeAttribute("aria-disabled");
        this.#badge.title = text("playLive");
    }

    /** Plays from the start. @param {boolean} hasSound */
    play(hasSound) {
        const photo = this.#photo;
        if (!photo || this.#badge.ariaDisabled === "true") return;
        if (!this.#video.getAttribute("src")) this.#video.src = motionAddress(photo);
        this.#video.currentTime = 0;
        this.#video.muted = !hasSound;
        this.#video.play().catch((error) => {
            // Stopping before it has begun is no failure.
            if (error.name === "AbortError" || this.#photo !== photo) return;
            this.stop();
            this.#badge.ariaDisabled = "true";
            this.#badge.title = text("videoFailure");
        });
    }

    stop() {
        this.#video.pause();
        this.#dialog.classList.remove("moving");
    }

    toggle() {
        if (this.#video.paused) this.play(true);
        else this.stop();
    }

    #listen() {
        const badge = this.#badge;
        this.#video.addEventListener("playing", () => this.#dialog.classList.add("moving"));
        this.#video.addEventListener("ended", () => this.stop());
        badge.addEventListener("pointerenter", ({ pointerType }) => {
            if (pointerType === "mouse") this.play(false);
        });
        badge.addEventListener("pointerdown", () => this.play(true));
        badge.addEventListener("pointerleave", () => this.stop());
        badge.addEventListener("pointerup", ({ pointerType }) => {
            if (pointerType !== "mouse") this.stop();
        });
        badge.addEventListener("pointercancel", () => this.stop());
        // A long press must not open the browser's menu.
        badge.addEventListener("contextmenu", (event) => event.preventDefault());
        badge.addEventListener("click", ({ detail }) => {
            if (detail === 0) this.toggle();
        });
    }
}
