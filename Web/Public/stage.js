import { ChangeKind, ElementKind, ElementRecord } from "./contract.js";
import { NodePool } from "./node-pool.js";
import { restoreReadingOrder } from "./reading-order.js";
import { Slot, StickySlot } from "./slot.js";

/** Why an item keeps its node although it is out of view: it has the focus, or an end of the text selection. */
export const RetainReason = Object.freeze({ focus: 0, selectionStart: 2, selectionEnd: 3 });

/**
 * What is in the page: a node for everything that the engine shows, where the engine says. Fills them by the page's
 * callbacks, and asks the page for the real lengths of what has only been estimated.
 */
export class Stage {
    /** @type {import("./core.js").Core} */
    core;
    /** @type {import("./collection-data.js").CollectionData} */
    data;
    /** The page's callbacks, by name. They do not throw. */
    callbacks = {};
    /** The layout that is chosen, of `layouts`. */
    layout;
    #host;
    #viewport;
    #motion;
    #pools;
    /** By the engine's keys; empty where nothing is shown. @type {(Slot | undefined)[]} */
    #slots = [];
    /** All slots there are, by their nodes. @type {Map<Node, Slot>} */
    #slotsByNode = new Map();
    #fresh = [];
    /** Whether the engine has asked for lengths since it got an answer. */
    #isAsked = false;
    /** Slots whose item wants measuring. */
    #unmeasured = new Set();
    /** Items by the reason for which they are retained. */
    #retained = new Map();

    /**
     * @param {HTMLElement} host
     * @param {import("./viewport.js").Viewport} viewport
     * @param {import("./motion.js").Motion} motion
     */
    constructor(host, viewport, motion) {
        this.#host = host;
        this.#viewport = viewport;
        this.#motion = motion;
        const pool = (kind, name, attributes, make = (node) => new Slot(node, kind)) =>
            new NodePool(() => this.#listed(make(this.#makeNode(name, attributes))));
        this.#pools = {
            [ElementKind.item]: pool(ElementKind.item, "item", { role: "listitem", tabindex: "-1" }),
            [ElementKind.header]: pool(ElementKind.header, "track", { role: "listitem" }, makeHeader),
            [ElementKind.footer]: pool(ElementKind.footer, "footer", { role: "listitem" }),
            [ElementKind.background]: pool(ElementKind.background, "background", { "aria-hidden": "true" }),
        };
    }

    /**
     * Shows what has changed in the last event: touches no other node.
     * @returns {boolean} whether anything has come or gone
     */
    show() {
        const { core } = this;
        const { count, records } = core;
        let isOther = false;
        for (let index = 0, record = records; index < count; index += 1, record += ElementRecord.stride) {
            // Memory that has grown in between leaves old views empty.
            const { doubles } = core;
            const key = doubles[record + ElementRecord.key];
            const change = doubles[record + ElementRecord.change];
            if (change === ChangeKind.left) this.#remove(key);
            else if (change === ChangeKind.entered) this.#add(key, doubles, record);
            else if (change !== ChangeKind.unmeasured) this.#move(key, doubles, record);
            isOther ||= change === ChangeKind.left || change === ChangeKind.entered;
        }
        for (let index = 0, record = records; index < count; index += 1, record += ElementRecord.stride) {
            const { doubles } = core;
            if (doubles[record + ElementRecord.change] !== ChangeKind.unmeasured) continue;
            this.#unmeasured.add(this.#slots[doubles[record + ElementRecord.key]]);
            this.#isAsked = true;
        }
        core.recordsRead();
        if (isOther) for (const kind in this.#pools) this.#pools[kind].park();
        this.#motion.follow(core.transition);
        return isOther;
    }

    /**
     * The page's turn, after all nodes are placed: fills those that show something new, and then asks for the real lengths
     * of items that want measuring, all in one batch.
     * @returns {{ item: number, extra: number }[] | undefined} undefined if there is nothing to tell. The engine gets an answer
     *     to whatever it has asked, even if nothing is known yet: until then, it does not take what it shows for seen
     */
    fill() {
        this.#fill();
        const { measureItem } = this.callbacks;
        const isWanted = measureItem && this.data.isMeasured && !this.layout.isUniform;
        const isAsked = this.#isAsked;
        this.#isAsked = false;
        if (!isWanted) this.#unmeasured.clear();
        const measurements = [];
        for (const slot of this.#unmeasured) {
            // What the page wants measured again may be on its way, and of another size until it has arrived.
            if (slot.way) continue;
            this.#unmeasured.delete(slot);
            const extra = measureItem(slot.node, slot.index);
            if (extra !== undefined) measurements.push({ item: slot.index, extra });
        }
        return isAsked || measurements.length > 0 ? measurements : undefined;
    }

    /** The next drawing fills these items' nodes again, and measures them again. */
    refresh(first, last) {
        this.data.forget(first, last);
        for (const slot of this.shown(ElementKind.item)) {
            if (slot.index >= first && slot.index <= last) this.#refill(slot);
        }
    }

    /** The next drawing fills all nodes again. */
    invalidate() {
        for (const slot of this.shown()) this.#refill(slot);
    }

    #refill(slot) {
        if (slot.isStale || slot.isLeaving) return;
        slot.isStale = true;
        this.#fresh.push(slot);
    }

    /** All nodes are somewhere else in the scroller. */
    placeAll() {
        for (const slot of this.shown()) {
            slot.write(this.#viewport);
            this.#motion.put(slot, this.#viewport);
        }
    }

    /** What is shown, of one kind or of all. @returns {Slot[]} */
    shown(kind) {
        return this.#slots.filter((slot) => slot && (kind === undefined || slot.kind === kind));
    }

    /** What shows an item. @returns {Slot | undefined} */
    slotOf(item) {
        const isOf = (slot) => slot?.kind === ElementKind.item && slot.index === item && !slot.isLeaving;
        return this.#slots.find(isOf);
    }

    /** The first and last item drawn, without those that are retained or on their way out of view. */
    get range() {
        let first = Infinity;
        let last = -1;
        for (const slot of this.shown(ElementKind.item)) {
            if (slot.isLeaving || !this.#viewport.isNear(slot)) continue;
            first = Math.min(first, slot.index);
            last = Math.max(last, slot.index);
        }
        return { first: last < 0 ? 0 : first, last };
    }

    /** The items in the viewport, in order, without those that their section's header hides. */
    get visible() {
        return this.core.visibleItems().sort((a, b) => a - b);
    }

    /** The item whose node contains a node of the page, or -1. */
    itemAt(node) {
        while (node && node.parentNode !== this.#host) node = node.parentNode;
        const slot = this.#slotsByNode.get(node);
        const isShown = slot?.kind === ElementKind.item && !slot.isSpare && !slot.isLeaving;
        return isShown ? slot.index : -1;
    }

    /** Lets an item keep its node although it is out of view; -1 for none. @param {number} reason   of `RetainReason` */
    retain(reason, item) {
        if (this.retained(reason) === item) return;
        if (item < 0) this.#retained.delete(reason);
        else this.#retained.set(reason, item);
        this.core?.retain(reason, item);
    }

    /** The item that is retained for a reason, or -1. */
    retained(reason) {
        return this.#retained.get(reason) ?? -1;
    }

    /** Puts nodes into the order of items, each section's header first. For moments of rest: it moves nodes. */
    restoreReadingOrder() {
        const { starts } = this.data;
        const order = {
            [ElementKind.item]: (item) => item,
            [ElementKind.header]: (section) => starts[section] - 0.5,
            [ElementKind.footer]: (section) => starts[section + 1] - 0.75,
        };
        const ordered = this.shown()
            .filter(({ kind }) => kind in order)
            .map(({ kind, index, node }) => ({ order: order[kind](index), node }))
            .sort((a, b) => a.order - b.order);
        restoreReadingOrder(this.#host, ordered.map(({ node }) => node));
    }

    #add(key, doubles, record) {
        const index = doubles[record + ElementRecord.index];
        const slot = this.#pools[doubles[record + ElementRecord.kind]].take(index);
        slot.index = index;
        this.#slots[key] = slot;
        this.#put(slot, doubles, record);
        this.#refill(slot);
    }

    #move(key, doubles, record) {
        const slot = this.#slots[key];
        if (doubles[record + ElementRecord.change] === ChangeKind.fading) slot.node.inert = slot.isLeaving = true;
        else slot.index = doubles[record + ElementRecord.index];
        this.#put(slot, doubles, record);
    }

    #put(slot, doubles, record) {
        slot.put(doubles, record, this.#viewport);
        this.#motion.put(slot, this.#viewport);
    }

    #remove(key) {
        const slot = this.#slots[key];
        this.#slots[key] = undefined;
        if (slot.isLeaving) slot.node.inert = slot.isLeaving = false;
        slot.isStale = false;
        this.#unmeasured.delete(slot);
        this.#motion.rest(slot);
        this.#pools[slot.kind].give(slot);
    }

    #listed(slot) {
        this.#slotsByNode.set(slot.node, slot);
        return slot;
    }

    #fill() {
        const { callbacks } = this;
        const fresh = this.#fresh;
        this.#fresh = [];
        for (const slot of fresh) {
            if (!slot.isStale) continue;
            slot.isStale = false;
            switch (slot.kind) {
                case ElementKind.item:
                    slot.describe(this.data.count);
                    callbacks.renderItem?.(slot.node, slot.index);
                    slot.chooseTarget();
                    if (this.data.takeForgotten(slot.index)) this.#unmeasured.add(slot);
                    break;
                case ElementKind.header:
                    callbacks.renderHeader?.(slot.subject, slot.index);
                    break;
                case ElementKind.footer:
                    callbacks.renderFooter?.(slot.node, slot.index);
                    break;
            }
        }
    }

    #makeNode(kind, attributes) {
        const node = document.createElement("div");
        node.dataset.kind = kind;
        for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
        this.#host.append(node);
        return node;
    }
}

function makeHeader(track) {
    const header = document.createElement("div");
    header.dataset.kind = "header";
    header.style.position = "sticky";
    // The track lies over the section's items, and lets everything through but the header.
    header.style.pointerEvents = "auto";
    track.append(header);
    return new StickySlot(track, ElementKind.header);
}
