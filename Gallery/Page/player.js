import { askForPicture, originalAddress } from "./api.js";
import { icon } from "./icons.js";
import { text } from "./language.js";
import { durationText } from "./photo-name.js";

/** The distance of one key press, in seconds. */
const jump = 5;
/** The time after which the controls of a playing video disappear, in milliseconds. */
const patience = 2500;

/**
 * Plays the lightbox's video. The poster is an image below it, so the video appears when it begins to play. If the server does
 * not answer, it dispatches `unreachable`.
 */
export class Player {
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #dialog;
    #video;
    #controls;
    #start;
    #failure;
    #position;
    #time;
    #buttons;
    #idle = 0;

    /** @param {HTMLElement} dialog */
    constructor(dialog) {
        const part = (selector) => dialog.querySelector(selector);
        this.#dialog = dialog;
        this.#video = /** @type {HTMLVideoElement} */ (part(".lightbox-video"));
        this.#controls = part(".lightbox-player");
        this.#start = part(".lightbox-start");
        this.#failure = part(".lightbox-unplayable");
        this.#position = /** @type {HTMLInputElement} */ (part(".lightbox-player input"));
        this.#time = part(".lightbox-time");
        this.#buttons = { toggle: part(".lightbox-player [data-player=toggle]"), mute: part("[data-player=mute]") };
        this.#listen();
    }

    get isShown() {
        return this.#photo !== undefined;
    }

    /** Whether the video has been played to its end, or never will be. */
    get isOver() {
        return this.#video.ended || !this.#failure.hidden;
    }

    /** Shows a video, or nothing for a photo. @param {import("./api.js").Photo | undefined} photo */
    show(photo) {
        const isSame = photo?.id === this.#photo?.id && photo?.version === this.#photo?.version;
        if (isSame) return;
        const video = this.#video;
        this.#photo = photo?.video ? photo : undefined;
        video.pause();
        video.classList.remove("started");
        video.removeAttribute("src");
        // Without this, the former video stays loaded.
        video.load();
        this.#failure.hidden = true;
        this.#controls.hidden = this.#start.hidden = !this.isShown;
        this.#describe();
        if (!this.isShown) return;
        const { width, height } = photo;
        video.style.setProperty("--ratio", String(width / height));
        video.style.setProperty("--width", `${width}px`);
        if (video.canPlayType(photo.video.type) === "") this.#fail(text("videoFailure"));
        else video.src = originalAddress(photo);
    }

    toggle() {
        if (this.#video.paused) this.play();
        else this.#video.pause();
    }

    async play() {
        if (!this.isShown || !this.#failure.hidden) return;
        try {
            await this.#video.play();
        } catch (error) {
            // A page that nobody has touched may play videos only without sound.
            if (error.name !== "NotAllowedError" || this.#video.muted) return;
            this.#video.muted = true;
            this.#video.play().catch(() => {});
        }
    }

    /** @returns {boolean} whether the key was handled @param {KeyboardEvent} event */
    handle(event) {
        if (!this.isShown) return false;
        const isOnControl = /** @type {Element} */ (event.target).closest("button, a") !== null;
        const isForward = (event.key === "ArrowRight") === (getComputedStyle(this.#dialog).direction !== "rtl");
        if (event.key === " " && !isOnControl) this.toggle();
        else if (event.key === "m") this.#video.muted = !this.#video.muted;
        else if (event.shiftKey && /^Arrow(Left|Right)$/.test(event.key)) this.#seek(this.#video.currentTime + (isForward ? jump : -jump));
        else return false;
        return true;
    }

    get #duration() {
        const { duration } = this.#video;
        return Number.isFinite(duration) ? duration : this.#photo?.video?.duration ?? 0;
    }

    #seek(time) {
        if (this.#duration > 0) this.#video.currentTime = Math.min(this.#duration, Math.max(0, time));
        this.#describe();
    }

    #describe() {
        const { paused, muted, currentTime } = this.#video;
        const { toggle, mute } = this.#buttons;
        toggle.replaceChildren(icon(paused ? "play" : "pause"));
        toggle.ariaLabel = toggle.title = text(paused ? "playVideo" : "pauseVideo");
        mute.replaceChildren(icon(muted ? "muted" : "sound"));
        mute.ariaLabel = mute.title = text(muted ? "unmute" : "mute");
        this.#start.hidden = !this.isShown || !paused || !this.#failure.hidden;
        const duration = this.#duration;
        this.#position.max = String(duration || 1);
        this.#position.value = String(currentTime);
        this.#position.disabled = duration === 0;
        const times = { time: durationText(currentTime), duration: durationText(duration) };
        this.#position.setAttribute("aria-valuetext", text("playedOf", times));
        this.#time.textContent = `${times.time} / ${times.duration}`;
        this.#dialog.classList.toggle("film", this.isShown);
        this.#dialog.classList.toggle("film-playing", this.isShown && !paused);
    }

    #fail(sentence) {
        this.#failure.textContent = sentence;
        this.#failure.hidden = false;
        this.#controls.hidden = this.#start.hidden = true;
    }

    /** Finds out whether the browser cannot play the video, or the server does not send it. */
    async #explain() {
        const photo = this.#photo;
        if (!photo || !this.#video.getAttribute("src")) return;
        const error = await askForPicture(originalAddress(photo)).catch((error) => error);
        if (this.#photo !== photo) return;
        if (error?.name === "Unreachable") this.#video.dispatchEvent(new Event("unreachable", { bubbles: true }));
        else this.#fail(error ? error.message : text("videoFailure"));
    }

    #stayVisible() {
        clearTimeout(this.#idle);
        this.#dialog.classList.remove("idle");
        this.#idle = setTimeout(() => this.#dialog.classList.add("idle"), patience);
    }

    #listen() {
        const video = this.#video;
        for (const name of ["play", "pause", "ended", "timeupdate", "durationchange", "volumechange", "seeked"]) {
            video.addEventListener(name, () => this.#describe());
        }
        video.addEventListener("playing", () => video.classList.add("started"));
        video.addEventListener("loadedmetadata", () => {
            // Without ffprobe, the size is known only now.
            if (!this.#photo || this.#photo.video.hasPoster || !video.videoWidth) return;
            video.style.setProperty("--ratio", String(video.videoWidth / video.videoHeight));
            video.style.setProperty("--width", `${video.videoWidth}px`);
        });
        video.addEventListener("error", () => this.#explain());
        video.addEventListener("click", () => this.toggle());
        this.#start.addEventListener("click", () => this.toggle());
        this.#buttons.toggle.addEventListener("click", () => this.toggle());
        this.#buttons.mute.addEventListener("click", () => (video.muted = !video.muted));
        this.#position.addEventListener("input", () => this.#seek(Number(this.#position.value)));
        this.#dialog.addEventListener("pointermove", () => this.#stayVisible());
        this.#dialog.addEventListener("keydown", () => this.#stayVisible());
    }
}
