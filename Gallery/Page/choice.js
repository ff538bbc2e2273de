/** The chosen photos, by id. They stay chosen in other groupings, orders and search results. */
export class Choice {
    /** @type {Set<number | string>} */
    #ids = new Set();
    /** The photo chosen last, by id, at which a range begins. @type {number | string | undefined} */
    #anchor;
    #changed;

    /** @param {() => void} changed */
    constructor(changed) {
        this.#changed = changed;
    }

    get size() {
        return this.#ids.size;
    }

    get ids() {
        return this.#ids;
    }

    has(id) {
        return this.#ids.has(id);
    }

    toggle(id) {
        if (!this.#ids.delete(id)) this.#ids.add(id);
        this.#anchor = id;
        this.#changed();
    }

    /**
     * Chooses all photos from the one chosen last to this one.
     * @param {ArrayLike<number>} order   the ids of the shown photos
     */
    extend(id, order) {
        const places = [this.#anchor ?? id, id].map((end) => Array.prototype.indexOf.call(order, end));
        if (places.includes(-1)) return this.toggle(id);
        for (let place = Math.min(...places); place <= Math.max(...places); place += 1) this.#ids.add(order[place]);
        this.#anchor = id;
        this.#changed();
    }

    /** @param {ArrayLike<number>} order */
    chooseAll(order) {
        this.#ids = new Set(Array.from(order));
        this.#changed();
    }

    /** Chooses these photos, and no others. @param {Iterable<number | string>} ids */
    replace(ids) {
        const chosen = new Set(ids);
        if (chosen.size === this.#ids.size && [...chosen].every((id) => this.#ids.has(id))) return;
        this.#ids = chosen;
        this.#anchor = undefined;
        this.#changed();
    }

    /** @param {Iterable<number | string>} ids */
    remove(ids) {
        for (const id of ids) this.#ids.delete(id);
        if (this.#ids.size === 0) this.#anchor = undefined;
        this.#changed();
    }

    clear() {
        this.#ids.clear();
        this.#anchor = undefined;
        this.#changed();
    }

    /** Drops photos that do not exist any more. @param {ArrayLike<number>} order   the ids of all photos */
    keepOnly(order) {
        if (this.#ids.size === 0) return;
        const present = new Set(Array.from(order));
        const before = this.#ids.size;
        this.#ids = new Set([...this.#ids].filter((id) => present.has(id)));
        if (this.#ids.size !== before) this.#changed();
    }
}
