/**
 * Where the list is: a photo, and its distance from the view's top. After another grouping or a reload the same photo is
 * at the same distance. It remains the place for as long as nobody scrolls, whatever else is in view then: so another
 * grouping and back leads to exactly where the list was.
 *
 * @typedef {object} Place
 * @property {number} index          the photo's position in the collection that is shown
 * @property {number | "start"} [top]  in px, may be negative; without it, the photo is just clear of its section's header
 * @property {number | string} [id]  the photo's id, if the list was sent to this place
 */
export class ListPlace {
    /** The photos before this position are also found elsewhere: they are no place. */
    start = 0;
    #view;
    /** Where the list was sent last. @type {Place | undefined} */
    #sent;
    /** The photo's distance from the view's top then, in px: another than asked for where the collection ends. */
    #reached = NaN;

    /** @param {import("./collection-view.js").CollectionView} view */
    constructor(view) {
        this.#view = view;
    }

    /** @returns {Place | undefined} undefined: the list is at its start */
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
        // Before its first layout the view cannot scroll: it does so right after.
        const later = () => queueMicrotask(() => this.#arrive());
        if (Number.isNaN(this.#reached)) this.#view.addEventListener("collection-layout", later, { once: true });
    }

    /** The list shows another collection, from its start on. */
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
