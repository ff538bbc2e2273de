/**
 * The list's position: a photo, and its distance from the view's top. After another grouping or a reload, the same photo is at
 * the same distance. The position is kept until somebody scrolls, whatever else is in view. So a change of grouping and back
 * returns to exactly the same position.
 *
 * @typedef {object} Place
 * @property {number} index          the photo's index in the shown collection
 * @property {number | "start"} [top]  in px, may be negative; default: just below its section's header
 * @property {number | string} [id]  the photo's id, if the list was scrolled to this position
 */
export class ListPlace {
    /** The index of the first photo that may be a position. Earlier photos are repeated later. */
    start = 0;
    #view;
    /** The position that the list was scrolled to last. @type {Place | undefined} */
    #sent;
    /**
     * The photo's actual distance from the view's top then, in px. At the end of the collection, it differs from the requested
     * one.
     */
    #reached = NaN;

    /** @param {import("./collection-view.js").CollectionView} view */
    constructor(view) {
        this.#view = view;
    }

    /** @returns {Place | undefined} undefined if the list is at its start */
    get current() {
        const view = this.#view;
        if (this.#sent && Math.abs(this.#top(this.#sent.index) - this.#reached) <= 1) return this.#sent;
        if (view.scroller.scrollTop <= 0) return undefined;
        const visible = view.visible.filter((photo) => photo >= this.start);
        const index = visible.find((photo) => this.#top(photo) >= 0) ?? visible[0];
        return index === undefined ? undefined : { index, top: this.#top(index) };
    }

    /** @param {Place} place */
    goTo(place) {
        const { index, top = "start" } = place;
        this.#view.scrollToItem(index, { align: top });
        this.#sent = place;
        this.#arrive();
        // Before its first layout, the view cannot scroll. It does so right after.
        const later = () => queueMicrotask(() => this.#arrive());
        if (Number.isNaN(this.#reached)) this.#view.addEventListener("collection-layout", later, { once: true });
    }

    /** Forgets the position, because the list shows another collection from its start. */
    reset() {
        this.#sent = undefined;
    }

    #arrive() {
        this.#reached = this.#top(this.#sent.index);
    }

    #top(index) {
        return this.#view.frameOf(index)?.y ?? NaN;
    }
}
