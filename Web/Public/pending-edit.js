import { CollectionEdit } from "./collection-edit.js";
import { KeyedEdit } from "./keyed-edit.js";

/** @typedef {import("./collection-data.js").CollectionData} CollectionData */

/** The changes that the engine has not been told yet: the page's edits, or new data with the same keys. */
export class PendingEdit {
    /** @type {CollectionEdit | undefined} */
    #edit;
    /**
     * The data after the edit, if the page has set new data.
     * @type {CollectionData | undefined}
     */
    #data;
    #isAnimated = true;

    get isEmpty() {
        return !this.#edit;
    }

    /** Drops the edit, because the data is replaced. */
    forget() {
        this.#edit = this.#data = undefined;
    }

    /**
     * Replaces the data that the engine has.
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
     * Deletes, inserts, moves or changes items.
     * @param {CollectionData} present   the data that the engine has
     * @param {(edit: CollectionEdit) => void} change   throws if the edit is invalid
     */
    change(present, change) {
        // New data that the engine does not have yet must change together with the edit that leads to it.
        this.#data?.change(change);
        const edit = this.#edit ?? new CollectionEdit(present.starts);
        change(edit);
        if (this.isEmpty) this.#isAnimated = true;
        this.#edit = edit;
    }

    /**
     * Returns the sections after the edit.
     * @param {CollectionData} present
     */
    sections(present) {
        const { sections } = this.#data ?? present;
        const starts = this.#edit?.starts ?? present.starts;
        return sections.map((section, index) => ({ ...section, count: starts[index + 1] - starts[index] }));
    }

    /**
     * Returns the edit with the data after it, and forgets both; undefined if there is none.
     * @param {CollectionData} present   updated by the edit, unless new data replaces it
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
