import { downloadAddress, isLive, originalAddress } from "./api.js";
import { CopyButton } from "./copy-picture.js";
import { fly, landed } from "./flight.js";
import { icon } from "./icons.js";
import { text } from "./language.js";
import { LightboxImage } from "./lightbox-image.js";
import { LiveMotion } from "./live-motion.js";
import { showDetails } from "./photo-details.js";
import { photoFacts } from "./photo-facts.js";
import { photoName } from "./photo-name.js";
import { Player } from "./player.js";
import { Slideshow } from "./slideshow.js";
import { followSwipes } from "./swipe.js";
import { TileLayer } from "./tile-layer.js";
import { Zoom } from "./zoom.js";
import { followZoomGestures } from "./zoom-gestures.js";

/** The distance that an arrow key moves a zoomed photo, in px. */
const panDistance = 80;

/**
 * One photo, as large as the window. It shows photos and requests changes, but the page's address decides which photo is open.
 *
 * @typedef {object} Collection
 * @property {number} first   the index of the first photo
 * @property {number} end     the index after the last photo
 * @property {(index: number) => Promise<import("./api.js").Photo>} load
 * @property {(index: number) => import("./photo-cell.js").PhotoCell | undefined} cell  returns the visible cell of a photo
 */
export class Lightbox {
    #dialog;
    #actions;
    #parts;
    #image;
    /** @type {Collection} */
    #collection;
    #index = -1;
    /** @type {import("./api.js").Photo | undefined} */
    #photo;
    #zoom;
    #player;
    #motion;
    #tiles;
    #slideshow;
    #copy;
    /** @type {Animation[]} */
    #animations = [];

    /**
     * @param {HTMLDialogElement} dialog
     * @param {{ step: (index: number) => void, dismiss: () => void, mark: (photo: import("./api.js").Photo) => void }} actions
     *     the person's requests
     */
    constructor(dialog, actions) {
        this.#dialog = dialog;
        this.#actions = actions;
        const part = (selector) => dialog.querySelector(selector);
        this.#parts = {
            image: part(".lightbox-image"),
            stage: part(".lightbox-stage"),
            counter: part(".lightbox-counter > bdi"),
            caption: part(".lightbox-caption"),
            facts: part(".lightbox-facts"),
            original: part("[data-icon=original]"),
            download: part("[data-icon=download]"),
            details: part(".lightbox-panel"),
            refusal: part(".lightbox-refusal"),
            favorite: part("[data-action=favorite]"),
            info: part("[data-action=info]"),
            play: part("[data-action=play]"),
            copy: part("[data-action=copy]"),
            fullscreen: part("[data-action=fullscreen]"),
            previous: part("[data-action=previous]"),
            next: part("[data-action=next]"),
        };
        this.#image = new LightboxImage(this.#parts.image, part(".lightbox-failure"));
        this.#copy = new CopyButton(this.#parts.copy, this.#parts.image);
        this.#zoom = new Zoom(this.#parts.stage, this.#parts.image, () => this.#zoomed());
        this.#player = new Player(dialog);
        this.#motion = new LiveMotion(dialog);
        this.#tiles = new TileLayer(part(".lightbox-tiles"), this.#parts.image);
        this.#slideshow = new Slideshow(
            () => this.#image.isSharp && !this.#player.isShown,
            () => this.#player.isShown && this.#player.isOver,
            () => (this.#index + 1 < this.#collection.end ? this.#actions.step(this.#index + 1) : this.#slideshow.stop()),
            (isRunning) => this.#showPlaying(isRunning),
        );
        this.#listen();
    }

    get isOpen() {
        return this.#dialog.open;
    }

    /** The index of the open photo; -1 if there is none. */
    get index() {
        return this.#index;
    }

    /**
     * @param {Collection} collection
     * @param {number} index
     */
    async show(collection, index) {
        const cell = collection.cell(index);
        const opening = !this.#dialog.open;
        this.#collection = collection;
        this.#index = index;
        const photo = await collection.load(index);
        if (this.#index !== index || !photo) return;

        this.#stopAnimations();
        if (this.#photo?.id !== photo.id) {
            this.#zoom.reset();
            this.#slideshow.restart();
            this.#parts.refusal.hidden = true;
        }
        this.#describe(photo);
        this.#zoom.isLocked = photo.video !== undefined;
        this.#player.show(photo);
        this.#motion.show(photo);
        this.#tiles.show(photo);
        const shown = this.#image.show(photo, cell?.thumbnail.address);
        if (!this.#dialog.open) {
            this.#dialog.showModal();
            // Otherwise the dialog's first link would have the focus, and Enter would open the original.
            this.#dialog.focus();
        }
        if (opening) this.#arrive(cell);
        if (this.#slideshow.isRunning) this.#player.play();
        await shown;
        this.#prepareNeighbors();
    }

    /** Closes the lightbox, and moves the photo back to its cell in the list. */
    async close() {
        const index = this.#index;
        // This also drops a photo that is still loading.
        this.#index = -1;
        if (!this.#dialog.open) return;
        const cell = this.#collection.cell(index);
        this.#slideshow.stop();
        this.#player.show(undefined);
        this.#motion.show(undefined);
        this.#tiles.show(undefined);
        if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
        this.#zoom.reset();
        this.#stopAnimations();
        if (cell) cell.away = true;
        this.#animations = fly(this.#scene(cell), "out");
        const undisturbed = await landed(this.#animations);
        if (cell) cell.away = false;
        // Another photo may have been opened meanwhile. It keeps the dialog open.
        if (!undisturbed || this.#index >= 0) return;
        this.#dialog.close();
        this.#parts.refusal.hidden = true;
        this.#image.clear();
        this.#stopAnimations();
    }

    /** Shows why something could not be done, until another photo is shown. @param {string} sentence */
    tell(sentence) {
        this.#parts.refusal.textContent = sentence;
        this.#parts.refusal.hidden = false;
    }

    async #arrive(cell) {
        if (cell) cell.away = true;
        this.#animations = fly(this.#scene(cell), "in");
        await landed(this.#animations);
        if (cell) cell.away = false;
    }

    #scene(cell) {
        const { image, stage } = this.#parts;
        const surroundings = [...this.#dialog.children].filter((child) => child !== stage);
        return { image, surroundings, place: cell?.imageRect };
    }

    #stopAnimations() {
        for (const animation of this.#animations) animation.cancel();
        this.#animations = [];
    }

    #describe(photo) {
        const { counter, caption, facts, original, download, previous, next } = this.#parts;
        const { first, end } = this.#collection;
        counter.textContent = text("numberOf", { number: this.#index + 1 - first, count: end - first });
        caption.textContent = photo.caption ?? "";
        caption.hidden = !photo.caption;
        facts.replaceChildren(...photoFacts(photo));
        original.href = originalAddress(photo);
        download.href = downloadAddress(photo);
        download.setAttribute("download", photo.name);
        this.#photo = photo;
        this.#copy.reset(photo);
        this.#parts.favorite.ariaPressed = String(photo.favorite === true);
        this.#fillDetails();
        previous.disabled = this.#index === first;
        next.disabled = this.#index === end - 1;
        this.#dialog.ariaLabel = photoName(photo);
    }

    async #prepareNeighbors() {
        const index = this.#index;
        if (index < 0) return;
        const { first, end } = this.#collection;
        const places = [index - 1, index + 1].filter((place) => place >= first && place < end);
        const neighbors = await Promise.all(places.map((place) => this.#collection.load(place)));
        if (this.#index === index) this.#image.prepare(neighbors.filter(Boolean));
    }

    #fillDetails() {
        const { details } = this.#parts;
        if (details.hidden) return;
        const photo = this.#photo;
        showDetails(details, photo, () => this.#photo === photo && !details.hidden);
    }

    #toggleDetails() {
        const { details, info } = this.#parts;
        details.hidden = !details.hidden;
        info.ariaExpanded = String(!details.hidden);
        this.#zoom.reset();
        this.#fillDetails();
    }

    #toggleFullscreen() {
        if (document.fullscreenElement) document.exitFullscreen();
        else this.#dialog.requestFullscreen?.().catch(() => {});
    }

    #showPlaying(isRunning) {
        const { play } = this.#parts;
        const name = isRunning ? "pause" : "play";
        play.replaceChildren(icon(name));
        play.ariaLabel = play.title = text(isRunning ? "stopSlideshow" : "slideshow");
        this.#dialog.classList.toggle("playing", isRunning);
        if (isRunning) this.#player.play();
    }

    /** Called when the zoom has changed. A zoomed photo fills the window, and needs its full resolution. */
    #zoomed() {
        this.#dialog.classList.toggle("zoomed", this.#zoom.isZoomed);
        this.#tiles?.zoomTo(this.#zoom.scale);
        if (!this.#zoom.isZoomed) return;
        this.#motion.stop();
        this.#slideshow.stop();
        this.#image.showWith(this.#parts.image.offsetWidth * this.#zoom.scale);
    }

    /** @returns {boolean} whether the key was handled */
    #zoomBy(key) {
        const zoom = this.#zoom;
        const width = this.#photo?.width ?? 1;
        const ways = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
        if (key === "+" || key === "=") zoom.in(width);
        else if (key === "-" || key === "−" || key === "_") zoom.out(width);
        else if (key === "0" || (key === "Escape" && zoom.isZoomed)) zoom.reset();
        else if (key === "1") zoom.showPixels(width);
        else if (zoom.isZoomed && ways[key]) zoom.pan(ways[key][0] * panDistance, ways[key][1] * panDistance);
        else return false;
        return true;
    }

    #step(distance) {
        const index = this.#index + distance;
        const { first, end } = this.#collection;
        if (this.#index >= 0 && index >= first && index < end) this.#actions.step(index);
    }

    #listen() {
        const dialog = this.#dialog;
        const { favorite, download, original } = this.#parts;
        const ofServer = [favorite, download, original];
        const forward = () => (getComputedStyle(dialog).direction === "rtl" ? -1 : 1);
        // On the page, because a control that had the focus may have disappeared, and the focus with it.
        addEventListener("keydown", (event) => {
            if (!dialog.open || document.querySelector("dialog[open]:not(.lightbox)")) return;
            if (!dialog.contains(/** @type {Node} */ (event.target))) dialog.focus();
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const isOnControl = /** @type {Element} */ (event.target).closest("button, a") !== null;
            const isOnSlider = /** @type {Element} */ (event.target).matches("input");
            if (isOnSlider && /^(Arrow|Home|End|Page)/.test(event.key) && !event.shiftKey) return;
            if (this.#player.handle(event)) {
                this.#slideshow.stop();
                event.preventDefault();
                return;
            }
            if (this.#zoomBy(event.key)) {
                event.preventDefault();
                return;
            }
            if (event.key === "s" && isLive) this.#actions.mark(this.#photo);
            else if (event.key === "l" && this.#motion.isShown) this.#motion.toggle();
            else if (event.key === "i") this.#toggleDetails();
            else if (event.key === "c") this.#copy.copy();
            else if (event.key === "f") this.#toggleFullscreen();
            else if (event.key === "d" && isLive) this.#parts.download.click();
            else if (event.key === " " && !isOnControl) this.#slideshow.toggle();
            else if (event.key === "ArrowRight") this.#step(forward());
            else if (event.key === "ArrowLeft") this.#step(-forward());
            else if (event.key === "Home") this.#step(this.#collection.first - this.#index);
            else if (event.key === "End") this.#step(this.#collection.end - 1 - this.#index);
            else return;
            event.preventDefault();
        });
        dialog.addEventListener("cancel", (event) => {
            event.preventDefault();
            // A `cancel` that cannot be prevented is followed by `close`.
            if (event.cancelable) this.#actions.dismiss();
        });
        dialog.addEventListener("close", () => {
            // When Escape is pressed again, browsers close a dialog that has prevented `cancel` before.
            if (this.#index >= 0) this.#actions.dismiss();
        });
        dialog.addEventListener("click", (event) => {
            const button = /** @type {Element} */ (event.target).closest("[data-action]");
            const action = /** @type {HTMLElement} */ (button)?.dataset.action;
            if (action === "previous") this.#step(-1);
            else if (action === "next") this.#step(1);
            else if (action === "favorite") this.#actions.mark(this.#photo);
            else if (action === "info") this.#toggleDetails();
            else if (action === "copy") this.#copy.copy();
            else if (action === "fullscreen") this.#toggleFullscreen();
            else if (action === "play") this.#slideshow.toggle();
            else if (action === "close") this.#actions.dismiss();
            else if (event.target === this.#parts.stage && !this.#zoom.isZoomed) this.#actions.dismiss();
            if (action && action !== "play") this.#slideshow.stop();
        });
        addEventListener("resize", () => {
            if (dialog.open) this.#zoom.reset();
        });
        for (const part of ofServer) part.hidden = !isLive;
        this.#parts.fullscreen.hidden = !document.fullscreenEnabled;
        this.#showPlaying(false);
        // Added before the swipes: a finger moves a zoomed photo instead.
        followZoomGestures(this.#parts.stage, this.#zoom, () => this.#photo?.width ?? 1);
        followSwipes(this.#parts.stage, this.#parts.stage, {
            sideways: (direction) => this.#step(-direction * forward()),
            down: () => this.#actions.dismiss(),
        });
    }
}
