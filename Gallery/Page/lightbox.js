import { originalAddress } from "./api.js";
import { fly, landed } from "./flight.js";
import { LightboxImage } from "./lightbox-image.js";
import { photoFacts } from "./photo-facts.js";
import { followSwipes } from "./swipe.js";

/**
 * One photo, as large as the window. It shows and asks; which photo is open is the address's business.
 *
 * @typedef {object} Collection
 * @property {number} count
 * @property {(index: number) => Promise<import("./api.js").Photo>} load
 * @property {(index: number) => import("./photo-cell.js").PhotoCell | undefined} cell  where the list shows a photo now
 */
export class Lightbox {
    #dialog;
    #actions;
    #parts;
    #image;
    /** @type {Collection} */
    #collection;
    #index = -1;
    /** @type {Animation[]} */
    #animations = [];

    /**
     * @param {HTMLDialogElement} dialog
     * @param {{ step: (index: number) => void, dismiss: () => void }} actions what the person asks for
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
            original: part("a"),
            previous: part("[data-action=previous]"),
            next: part("[data-action=next]"),
        };
        this.#image = new LightboxImage(this.#parts.image, part(".lightbox-failure"));
        this.#listen();
    }

    get isOpen() {
        return this.#dialog.open;
    }

    /** The open photo's place in the collection. */
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
        this.#describe(photo);
        const shown = this.#image.show(photo, cell?.thumbnail.address);
        if (!this.#dialog.open) {
            this.#dialog.showModal();
            // Otherwise its first link has the focus, and Enter opens the original.
            this.#dialog.focus();
        }
        if (opening) this.#arrive(cell);
        await shown;
        this.#prepareNeighbors();
    }

    /** Puts the photo back to its place in the list. */
    async close() {
        const index = this.#index;
        // Also gives up a photo whose details are on the way.
        this.#index = -1;
        if (!this.#dialog.open) return;
        const cell = this.#collection.cell(index);
        this.#stopAnimations();
        if (cell) cell.away = true;
        this.#animations = fly(this.#scene(cell), "out");
        const undisturbed = await landed(this.#animations);
        if (cell) cell.away = false;
        // Another photo may have been asked for meanwhile: it takes the dialog over.
        if (!undisturbed || this.#index >= 0) return;
        this.#dialog.close();
        this.#image.clear();
        this.#stopAnimations();
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
        const { counter, caption, facts, original, previous, next } = this.#parts;
        const { count } = this.#collection;
        counter.textContent = `${(this.#index + 1).toLocaleString()} of ${count.toLocaleString()}`;
        caption.textContent = photo.caption ?? "";
        caption.hidden = !photo.caption;
        facts.replaceChildren(...photoFacts(photo));
        original.href = originalAddress(photo);
        previous.disabled = this.#index === 0;
        next.disabled = this.#index === count - 1;
        this.#dialog.ariaLabel = photo.caption || photo.name;
    }

    async #prepareNeighbors() {
        const index = this.#index;
        if (index < 0) return;
        const places = [index - 1, index + 1].filter((place) => place >= 0 && place < this.#collection.count);
        const neighbors = await Promise.all(places.map((place) => this.#collection.load(place)));
        if (this.#index === index) this.#image.prepare(neighbors.filter(Boolean));
    }

    #step(distance) {
        const index = this.#index + distance;
        if (this.#index >= 0 && index >= 0 && index < this.#collection.count) this.#actions.step(index);
    }

    #listen() {
        const dialog = this.#dialog;
        const forward = () => (getComputedStyle(dialog).direction === "rtl" ? -1 : 1);
        dialog.addEventListener("keydown", (event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === "ArrowRight") this.#step(forward());
            else if (event.key === "ArrowLeft") this.#step(-forward());
            else if (event.key === "Home") this.#step(-this.#index);
            else if (event.key === "End") this.#step(this.#collection.count - 1 - this.#index);
            else return;
            event.preventDefault();
        });
        dialog.addEventListener("cancel", (event) => {
            event.preventDefault();
            this.#actions.dismiss();
        });
        dialog.addEventListener("close", () => {
            // Browsers close a dialog whose `cancel` was refused once already, when Escape comes again.
            if (this.#index >= 0) this.#actions.dismiss();
        });
        dialog.addEventListener("click", (event) => {
            const action = event.target.closest("[data-action]")?.dataset.action;
            if (action === "previous") this.#step(-1);
            else if (action === "next") this.#step(1);
            else if (action === "close" || event.target === this.#parts.stage) this.#actions.dismiss();
        });
        followSwipes(this.#parts.stage, this.#parts.image, {
            sideways: (direction) => this.#step(-direction * forward()),
            down: () => this.#actions.dismiss(),
        });
    }
}
