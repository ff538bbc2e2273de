/**
 * @typedef {object} Target   an item, or a place
 * @property {number} [index]
 * @property {import("./collection-view.js").CollectionAlignment} [align]
 * @property {boolean} [focus]
 * @property {import("./collection-view.js").CollectionPlace} [place]
 */

/** The item or place that the page wants to scroll to, kept until there is a layout. */
export class Destination {
    #stage;
    /**
     * The target; undefined if there is none, or it is reached.
     * @type {Target | undefined}
     */
    target;

    /** @param {import("./stage.js").Stage} stage */
    constructor(stage) {
        this.#stage = stage;
    }

    /**
     * Gives the item its index after an edit. If it is deleted, there is no target any more.
     * @param {import("./collection-edit.js").CollectionEdit} edit
     */
    follow(edit) {
        const { target } = this;
        const { index, place } = target ?? {};
        const item = index ?? place?.item ?? -1;
        // An item with a key is found by it, and the place of the whole content stays.
        if (item < 0 || place?.key !== undefined) return;
        const now = edit.newIndex(item);
        this.target = now < 0 ? undefined : { ...target, index: now, place: place && { ...place, item: now } };
    }

    /**
     * Forgets an item that the page's new data no longer has.
     * @param {number | undefined} before   the number of items before
     * @param {number} count   the number of items
     */
    dataChanged(before, count) {
        const { index = -1 } = this.target ?? {};
        if (index >= count && index < (before ?? 0)) this.target = undefined;
    }

    /**
     * Begins to scroll there. Does nothing if the item of a place is gone.
     * @returns {number | undefined} the item to focus
     */
    start() {
        const { index = -1, align = "nearest", focus, place } = /** @type {Target} */ (this.target);
        this.target = undefined;
        const { core, data } = this.#stage;
        if (place) {
            const item = place.key === undefined ? place.item : data.itemOf(place.key);
            if (item !== undefined && item < data.count) core.restore({ ...place, item });
        } else if (typeof align === "number") core.scrollToDistance(index, align);
        else core.scrollToItem(index, align);
        return focus ? index : undefined;
    }

    /**
     * The scroll position by item, with its key if it has one.
     * @returns {import("./collection-view.js").CollectionPlace | undefined}
     */
    get place() {
        const { core, data } = this.#stage;
        const { place } = core;
        if (!place || place.item < 0) return place;
        const key = data.keys?.[place.item];
        return key === undefined ? place : { ...place, key };
    }
}
