/**
 * Nodes of one kind, used again and again. They are never removed: spare ones stay where they are, invisible to everyone.
 */
export class NodePool {
    #spares = [];
    /** Those that are not hidden yet, because another element may take them at once. */
    #visible = [];
    #make;

    /** @param {() => Slot} make   puts a new node into the page */
    constructor(make) {
        this.#make = make;
    }

    /** A node for an item or section: preferably that which showed it last. @returns {Slot} */
    take(index) {
        const same = this.#spares.findLastIndex((slot) => slot.index === index);
        const [slot = this.#make()] = this.#spares.splice(same, 1);
        if (slot.isParked) slot.node.style.visibility = "";
        slot.isParked = false;
        slot.isSpare = false;
        return slot;
    }

    /** Takes a node back, still visible. */
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
