/** @typedef {import("./slot.js").Slot} Slot */

/**
 * A reuse pool of nodes of one kind. Nodes are never removed: spare ones stay in place, hidden from everyone.
 */
export class NodePool {
    /** @type {Slot[]} */
    #spares = [];
    /**
     * Spare nodes that are not hidden yet, because another element may reuse them at once.
     * @type {Slot[]}
     */
    #visible = [];
    /** Whether spare nodes are reserved for the elements that they showed last. */
    isReserved = false;
    #make;

    /** @param {() => Slot} make   adds a new node to the page */
    constructor(make) {
        this.#make = make;
    }

    /**
     * Returns a node for an item or section, preferably the one that showed it last.
     * @param {number} index
     * @returns {Slot}
     */
    take(index) {
        const same = this.#spares.findLastIndex((slot) => slot.index === index);
        const spare = same >= 0 ? this.#spares.splice(same, 1)[0] : this.isReserved ? undefined : this.#spares.pop();
        const slot = spare ?? this.#make();
        if (slot.isParked) slot.node.style.visibility = "";
        slot.isParked = false;
        slot.isSpare = false;
        return slot;
    }

    /**
     * Takes a node back. It stays visible until `park`.
     * @param {Slot} slot
     */
    give(slot) {
        slot.isSpare = true;
        this.#spares.push(slot);
        this.#visible.push(slot);
    }

    /** Hides unused nodes from pointers, keys, selection and screen readers. */
    park() {
        for (const slot of this.#visible) {
            if (!slot.isSpare || slot.isParked) continue;
            slot.node.style.visibility = "hidden";
            slot.isParked = true;
        }
        this.#visible.length = 0;
    }
}
