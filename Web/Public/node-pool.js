/** A node and what it shows now. */
export class Slot {
    /** What the node shows: an item or a section; -1 while it shows nothing. */
    key = -1;
    /** The section of what the node shows. */
    section = -1;
    x = NaN;
    y = NaN;
    width = NaN;
    height = NaN;
    /** The breadth at which its extra length was asked for since it shows this; NaN if not yet. */
    askedBreadth = NaN;
    /** Where it was on screen before a new layout, while a transition is prepared. @type {object | undefined} */
    before;
    /** @type {Animation | undefined} */
    animation;
    /** Whether an animation changes the node's size. */
    isResizing = false;
    pass = 0;
    isParked = false;
    /** What it shows has changed and must be filled in again. */
    isStale = false;
    #pool;
    #z = 0;
    #alpha = 1;

    /**
     * @param {HTMLElement} node
     * @param {NodePool} pool
     */
    constructor(node, pool) {
        this.node = node;
        this.#pool = pool;
        /** What is seen of it, and moves in transitions. */
        this.subject = node;
        /** The element that takes the focus: the node, or an element that the page put into it. */
        this.target = node;
    }

    /** Lets an element that the page put into the node take the focus instead. */
    chooseTarget() {
        const target = this.node.querySelector("[data-focus]") ?? this.node;
        if (target === this.target) return;
        this.target.removeAttribute("tabindex");
        this.target = target;
        target.tabIndex = -1;
    }

    /** Writes only what changes. `translate` leaves `transform` to the page's style and to transitions. */
    place(x, y, width, height) {
        const { style } = this.node;
        if (x !== this.x || y !== this.y) style.translate = `${x}px ${y}px`;
        if (width !== this.width) style.width = `${width}px`;
        if (height !== this.height) style.height = `${height}px`;
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    layer(z, alpha) {
        const { style } = this.node;
        if (z !== this.#z) style.zIndex = z === 0 ? "" : z;
        if (alpha !== this.#alpha) style.opacity = alpha === 1 ? "" : alpha;
        this.#z = z;
        this.#alpha = alpha;
    }

    /** Ends an animation where it leads. */
    stop() {
        this.animation?.cancel();
        this.animation = undefined;
        this.isResizing = false;
    }

    /** Gives itself back to its pool, after `end` of that has let go of it. */
    release() {
        this.#pool.release(this);
    }
}

/**
 * Nodes of one kind, used again and again. A pass of drawing finds what is still shown, ends, and takes nodes for what
 * is new. Nodes are never removed: spare ones stay where they are, invisible to everyone.
 */
export class NodePool {
    /** @type {Slot[]} */
    slots = [];
    #live = new Map();
    #slotOfNode = new WeakMap();
    #spares = [];
    #pass = 0;
    #make;

    /** @param {() => HTMLElement} make   puts a new node into the page */
    constructor(make) {
        this.#make = make;
    }

    begin() {
        this.#pass += 1;
    }

    /** What shows a key; it stays for this pass. @returns {Slot | undefined} */
    find(key) {
        const slot = this.#live.get(key);
        if (slot) slot.pass = this.#pass;
        return slot;
    }

    /** What shows a key, without keeping it. @returns {Slot | undefined} */
    get(key) {
        return this.#live.get(key);
    }

    /** The slot of one of the pool's nodes. @returns {Slot | undefined} */
    slotOf(node) {
        return this.#slotOfNode.get(node);
    }

    /** Lets go of what was not found in this pass. @param {Slot[]} [leaving]   collects it, not to be used again yet */
    end(leaving) {
        for (const slot of this.slots) {
            if (slot.key < 0 || slot.pass === this.#pass) continue;
            this.#live.delete(slot.key);
            slot.key = -1;
            (leaving ?? this.#spares).push(slot);
        }
    }

    /** A node for a key that was not found. @returns {Slot} */
    take(key) {
        const slot = this.#spares.pop() ?? this.#add();
        slot.key = key;
        slot.pass = this.#pass;
        slot.askedBreadth = NaN;
        slot.before = undefined;
        slot.isStale = false;
        slot.stop();
        this.#live.set(key, slot);
        if (slot.isParked) slot.node.style.visibility = "";
        slot.isParked = false;
        return slot;
    }

    /** Hides nodes that no one took. Hidden nodes are out of reach of pointers, keys, selection and screen readers. */
    park() {
        for (const slot of this.#spares) {
            if (slot.isParked) continue;
            slot.stop();
            slot.node.style.visibility = "hidden";
            slot.isParked = true;
        }
    }

    /** Everything shown must be filled in again. */
    invalidate() {
        for (const slot of this.slots) slot.isStale = slot.key >= 0;
    }

    /** Gives back what was collected by `end`. */
    release(slot) {
        this.#spares.push(slot);
        this.park();
    }

    #add() {
        const node = this.#make();
        const slot = new Slot(node, this);
        this.slots.push(slot);
        this.#slotOfNode.set(node, slot);
        return slot;
    }
}
