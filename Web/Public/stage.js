import { ChangeKind, ElementKind, ElementRecord } from "./contract.js";
import { NodePool } from "./node-pool.js";
import { restoreReadingOrder } from "./reading-order.js";
import { Slot, StickySlot } from "./slot.js";

/** Why an item keeps its node although it is out of view: it has the focus, or an end of the text selection. */
export const RetainReason = Object.freeze({ focus: 0, selectionStart: 2, selectionEnd: 3 });

/** @typedef {import("./collection-view.js").CollectionView} Host */
/** @typedef {Partial<Pick<Host, "renderItem" | "renderHeader" | "renderFooter" | "renderBadge" | "measureItem">>} Callbacks */

/**
 * What is in the page: a node for everything that the engine shows, where the engine says. Fills them by the page's
 * callbacks, and asks the page for the real lengths of what has only been estimated.
 */
export class Stage {
    /** @type {import("./core.js").Core} */
    core;
    /** @type {import("./collection-data.js").CollectionData} */
    data;
    /**
     * The page's callbacks, by name. They do not throw.
     * @type {Callbacks}
     */
    callbacks = {};
    /**
     * The layout that is chosen, of `layouts`.
     * @type {import("./collection-view.js").CollectionLayout}
     */
    layout;
    /**
     * What only the engine with everything needs of the page.
     * @type {import("./collection-everything.js").Everything | undefined}
     */
    everything;
    #host;
    #viewport;
    #motion;
    /** @type {Record<number, NodePool>} */
    #pools;
    /**
     * By the engine's keys; empty where nothing is shown.
     * @type {(Slot | undefined)[]}
     */
    #slots = [];
    /**
     * All slots there are, by their nodes.
     * @type {Map<Node, Slot>}
     */
    #slotsByNode = new Map();
    /** @type {Slot[]} */
    #fresh = [];
    /** Whether the engine has asked for lengths since it got an answer. */
    #isAsked = false;
    /**
     * Slots whose item wants measuring.
     * @type {Set<Slot>}
     */
    #unmeasured = new Set();
    /**
     * Items by the reason for which they are retained.
     * @type {Map<number, number>}
     */
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
        /**
         * @param {number} kind
         * @param {string} name
         * @param {Record<string, string>} attributes
         */
        const pool = (kind, name, attributes, make = (/** @type {HTMLElement} */ node) => new Slot(node, kind)) =>
            new NodePool(() => this.#listed(make(this.#makeNode(name, attributes))));
        this.#pools = {
            [ElementKind.item]: pool(ElementKind.item, "item", { role: "listitem", tabindex: "-1" }),
            [ElementKind.header]: pool(ElementKind.header, "track", { role: "listitem" }, makeHeader),
            [ElementKind.footer]: pool(ElementKind.footer, "footer", { role: "listitem" }),
            [ElementKind.background]: pool(ElementKind.background, "background", { "aria-hidden": "true" }),
            [ElementKind.separator]: pool(ElementKind.separator, "separator", { "aria-hidden": "true" }),
            [ElementKind.badge]: pool(ElementKind.badge, "badge", { "aria-hidden": "true" }),
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
            else if (change === ChangeKind.refreshed) this.#refill(/** @type {Slot} */ (this.#slots[key]));
            else if (change !== ChangeKind.unmeasured) this.#move(key, doubles, record);
            isOther ||= change === ChangeKind.left || change === ChangeKind.entered;
        }
        for (let index = 0, record = records; index < count; index += 1, record += ElementRecord.stride) {
            const { doubles } = core;
            if (doubles[record + ElementRecord.change] !== ChangeKind.unmeasured) continue;
            const slot = this.#slots[doubles[record + ElementRecord.key]];
            if (slot) this.#unmeasured.add(slot);
            this.#isAsked = true;
        }
        core.recordsRead();
        this.everything?.show();
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
        const isWanted = measureItem && this.data.isMeasured;
        const isAsked = this.#isAsked;
        this.#isAsked = false;
        if (!isWanted) this.#unmeasured.clear();
        const measurements = [];
        for (const slot of this.#unmeasured) {
            // What the page wants measured again may be on its way, and of another size until it has arrived.
            if (slot.way) continue;
            this.#unmeasured.delete(slot);
            if ((this.data.layoutAt(slot.index) ?? this.layout).isUniform) continue;
            const extra = measureItem?.(slot.node, slot.index);
            if (extra !== undefined) measurements.push({ item: slot.index, extra });
        }
        return isAsked || measurements.length > 0 ? measurements : undefined;
    }

    /**
     * The next drawing fills these items' nodes again, and measures them again.
     * @param {number} first
     * @param {number} last
     */
    refresh(first, last) {
        this.data.forget(first, last);
        for (const slot of this.#items(first, last)) this.#refill(slot);
    }

    /**
     * The next drawing measures these items' nodes again as they are.
     * @param {number} first
     * @param {number} last
     */
    remeasure(first, last) {
        for (const slot of this.#items(first, last)) this.#unmeasured.add(slot);
    }

    /**
     * Another engine takes over, with everything still to be shown: nodes are found again by what they show.
     * @param {import("./core.js").Core} core
     * @param {() => void} show
     */
    changeEngine(core, show) {
        this.#slots.forEach((slot, key) => slot && this.#remove(key));
        this.#slots.length = 0;
        this.core = core;
        const pools = Object.values(this.#pools);
        // What is at the start of the content is shown first, and must not take the nodes.
        for (const pool of pools) pool.isReserved = true;
        show();
        for (const pool of pools) pool.isReserved = false;
    }

    /** The engine has been told everything anew. */
    retainAgain() {
        for (const [reason, item] of this.#retained) this.core.retain(reason, item);
    }

    /**
     * Items have other numbers, which the engine knows.
     * @param {import("./collection-edit.js").CollectionEdit} edit
     */
    follow(edit) {
        const ofItems = [ElementKind.item, ElementKind.badge, ElementKind.separator];
        for (const slot of this.shown()) {
            if (ofItems.includes(slot.kind) && !slot.isLeaving) slot.index = edit.newIndex(slot.index);
        }
        this.renumber();
    }

    /** Items have other numbers, or there are more or fewer of them. What they show stays the same. */
    renumber() {
        for (const slot of this.#items(0, Infinity)) slot.describe(this.data.count);
    }

    /** The next drawing fills all nodes again. */
    invalidate() {
        for (const slot of this.shown()) this.#refill(slot);
    }

    /** @param {Slot} slot */
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

    /**
     * All slots that are shown.
     * @returns {Slot[]}
     */
    shown() {
        return /** @type {Slot[]} */ (this.#slots.filter((slot) => slot));
    }

    /**
     * The slots of these items, without those of deleted items on their way out.
     * @param {number} first
     * @param {number} last
     */
    #items(first, last) {
        return this.shown().filter(
            ({ kind, index, isLeaving }) => kind === ElementKind.item && index >= first && index <= last && !isLeaving,
        );
    }

    /**
     * What shows an item.
     * @param {number} item
     * @returns {Slot | undefined}
     */
    slotOf(item) {
        return this.#items(item, item)[0];
    }

    /** The first and last item drawn, without those that are retained or on their way out of view. */
    get range() {
        let first = Infinity;
        let last = -1;
        for (const slot of this.#items(0, Infinity)) {
            if (!(slot.shelf >= 0) && !this.#viewport.isNear(slot)) continue;
            first = Math.min(first, slot.index);
            last = Math.max(last, slot.index);
        }
        return { first: last < 0 ? 0 : first, last };
    }

    /** The items in the viewport, in order, without those that their section's header hides. */
    get visible() {
        return this.core.visibleItems().sort((a, b) => a - b);
    }

    /**
     * The item whose node contains a node of the page, or -1.
     * @param {EventTarget | null | undefined} target
     */
    itemAt(target) {
        let node = /** @type {Node | null | undefined} */ (target);
        while (node && node.parentNode !== this.#host) node = node.parentNode;
        const slot = node && this.#slotsByNode.get(node);
        const isShown = slot?.kind === ElementKind.item && !slot.isSpare && !slot.isLeaving;
        return isShown ? slot.index : -1;
    }

    /**
     * Lets an item keep its node although it is out of view; -1 for none.
     * @param {number} reason   of `RetainReason`
     * @param {number} item
     */
    retain(reason, item) {
        if (this.retained(reason) === item) return;
        if (item < 0) this.#retained.delete(reason);
        else this.#retained.set(reason, item);
        this.core?.retain(reason, item);
    }

    /**
     * The items that are retained, by their reasons.
     * @returns {Map<number, number>}
     */
    get retainedItems() {
        return new Map(this.#retained);
    }

    /**
     * The item that is retained for a reason, or -1.
     * @param {number} reason
     */
    retained(reason) {
        return this.#retained.get(reason) ?? -1;
    }

    /** Puts nodes into the order of items, each section's header first. For moments of rest: it moves nodes. */
    restoreReadingOrder() {
        const { starts } = this.data;
        /** @type {Record<number, (index: number) => number>} */
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

    /** @param {number} key @param {Float64Array} doubles @param {number} record */
    #add(key, doubles, record) {
        const index = doubles[record + ElementRecord.index];
        const slot = this.#pools[doubles[record + ElementRecord.kind]].take(index);
        slot.index = index;
        this.#slots[key] = slot;
        this.#put(slot, doubles, record);
        this.#refill(slot);
    }

    /** @param {number} key @param {Float64Array} doubles @param {number} record */
    #move(key, doubles, record) {
        const slot = /** @type {Slot} */ (this.#slots[key]);
        if (doubles[record + ElementRecord.change] === ChangeKind.fading) slot.node.inert = slot.isLeaving = true;
        else slot.index = doubles[record + ElementRecord.index];
        this.#put(slot, doubles, record);
    }

    /** @param {Slot} slot @param {Float64Array} doubles @param {number} record */
    #put(slot, doubles, record) {
        slot.put(doubles, record, this.#viewport);
        this.everything?.put(slot, doubles, record);
        this.#motion.put(slot, this.#viewport);
    }

    /** @param {number} key */
    #remove(key) {
        const slot = /** @type {Slot} */ (this.#slots[key]);
        this.#slots[key] = undefined;
        if (slot.isLeaving) slot.node.inert = slot.isLeaving = false;
        slot.isStale = false;
        this.#unmeasured.delete(slot);
        this.#motion.rest(slot);
        this.everything?.remove(slot);
        this.#pools[slot.kind].give(slot);
    }

    /** @param {Slot} slot */
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
                case ElementKind.badge:
                    callbacks.renderBadge?.(slot.node, slot.index);
                    break;
            }
        }
    }

    /** @param {string} kind @param {Record<string, string>} attributes */
    #makeNode(kind, attributes) {
        const node = document.createElement("div");
        node.dataset.kind = kind;
        for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
        this.#host.append(node);
        return node;
    }
}

/** @param {HTMLElement} track */
function makeHeader(track) {
    const header = document.createElement("div");
    header.dataset.kind = "header";
    header.style.position = "sticky";
    // The track lies over the section's items, and lets everything through but the header.
    header.style.pointerEvents = "auto";
    track.append(header);
    return new StickySlot(track, ElementKind.header);
}
