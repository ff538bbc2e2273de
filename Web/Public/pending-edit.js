import { CollectionEdit } from "./collection-edit.js";
import { KeyedEdit } from "./keyed-edit.js";

/** @typedef {import("./collection-data.js").CollectionData} CollectionData */

/** What has become of the items since the engine was told: by the page's changes, or because there are new data with the same keys. */
export class PendingEdit {
    /** @type {CollectionEdit | undefined} */
    #edit;
    /**
     * The data to which the edit leads, if they are not the present ones.
     * @type {CollectionData | undefined}
     */
    #data;
    #isAnimated = true;

    get isEmpty() {
        return !this.#edit;
    }

    /** It leads to data that are replaced. */
    forget() {
        this.#edit = this.#data = undefined;
    }

    /**
     * New data take the place of those that the engine knows.
     * @param {CollectionData} before
     * @param {CollectionData} after
     * @param {boolean} isAnimated
     */
    replace(before, after, isAnimated) {
        this.#edit = new KeyedEdit(before, after);
        this.#data = after;
        this.#isAnimated = isAnimated;
    }

    /**
     * Items are deleted, inserted, moved or changed.
     * @param {CollectionData} present   what the engine knows
     * @param {(edit: CollectionEdit) => void} change   throws if it is none
     */
    change(present, change) {
        // Data that the engine does not know yet are changed themselves, as well as the way to them.
        this.#data?.change(change);
        const edit = this.#edit ?? new CollectionEdit(present.starts);
        change(edit);
        if (this.isEmpty) this.#isAnimated = true;
        this.#edit = edit;
    }

    /**
     * The sections as they are after the edit.
     * @param {CollectionData} present
     */
    sections(present) {
        const { sections } = this.#data ?? present;
        const starts = this.#edit?.starts ?? present.starts;
        return sections.map((section, index) => ({ ...section, count: starts[index + 1] - starts[index] }));
    }

    /**
     * Hands the edit over, with the data to which it leads; undefined if there is none.
     * @param {CollectionData} present   is what it leads to, if these are not new ones
     */
    take(present) {
        const edit = this.#edit;
        const data = this.#data ?? present;
        if (!edit) return undefined;
        if (!this.#data) present.follow(edit);
        this.forget();
        return { edit, data, isAnimated: this.#isAnimated };
    }
}
