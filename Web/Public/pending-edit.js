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
    /**
     * The page's edits since it has set new data.
     * @type {CollectionEdit | undefined}
     */
    #later;
    #isAnimated = true;

    /** Whether there is an edit, so that the page's callbacks know other indices than the engine. */
    get isDue() {
        return this.#edit !== undefined;
    }

    /** Drops the edit, because the data is replaced. */
    forget() {
        this.#edit = this.#data = this.#later = undefined;
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
     * @param {CollectionData} present   the data that the engine has, or is about to get
     * @param {(edit: CollectionEdit) => void} change   throws if the edit is invalid
     */
    change(present, change) {
        const edit = this.#edit ?? new CollectionEdit(present.starts);
        change(edit);
        if (this.#data) change((this.#later ??= new CollectionEdit(this.#data.starts)));
        if (!this.#edit) this.#isAnimated = true;
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
     * Returns the edit, the data after it, and the edits that this data has not followed yet, and forgets them;
     * undefined if there is no edit.
     * @param {CollectionData} present
     */
    take(present) {
        const edit = this.#edit;
        if (!edit) return undefined;
        const data = this.#data ?? present;
        const followed = this.#data ? this.#later : edit;
        this.forget();
        return { edit, data, followed, isAnimated: this.#isAnimated };
    }
}
