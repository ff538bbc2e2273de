/** @typedef {import("./slot.js").Slot} Slot */

/**
 * Nodes of one kind, used again and again. They are never removed: spare ones stay where they are, invisible to everyone.
 */
export class NodePool {
    /** @type {Slot[]} */
    #spares = [];
    /**
     * Those that are not hidden yet, because another element may take them at once.
     * @type {Slot[]}
     */
    #visible = [];
    /** Whether nodes are only for what they have shown before. */
    isReserved = false;
    #make;

    /** @param {() => Slot} make   puts a new node into the page */
    constructor(make) {
        this.#make = make;
    }

    /**
     * A node for an item or section: preferably that which showed it last.
     * @param {number} index
     * @returns {Slot}
     */
    take(index) {
        const same = this.#spares.findLastIndex((slot) => slot.index === index);
        // At −1, the last one is taken.
        const [slot = this.#make()] = this.#spares.splice(same, same < 0 && this.isReserved ? 0 : 1);
        if (slot.isParked) slot.node.style.visibility = "";
        slot.isParked = false;
        slot.isSpare = false;
        return slot;
    }

    /**
     * Takes a node back, still visible.
     * @param {Slot} slot
     */
    give(slot) {
        slot.isSpare = true;
        this.#spares.push(slot);
        this.#visible.push(slot);
    }

    /** Hides nodes that no one took. Hidden nodes are out of reach of pointers, keys, selection and screen readers. */
    park() {
        for (const slot of this.#visible) {
            if (!slot.isSpare || slot.isParked) continue;
            slot.node.style.visibility = "hidden";
            slot.isParked = true;
        }
        this.#visible.length = 0;
    }
}
