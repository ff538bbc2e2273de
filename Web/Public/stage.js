import { ChangeKind, ElementKind, ElementRecord } from "./contract.js";
import { focusedNear } from "./focused.js";
import { NodePool } from "./node-pool.js";
import { restoreReadingOrder } from "./reading-order.js";
import { Slot, StickySlot } from "./slot.js";

/** Why an item keeps its node out of view: it has the focus, or an end of the text selection. 1 is the engine's: it is dragged. */
export const RetainReason = Object.freeze({ focus: 0, selectionStart: 2, selectionEnd: 3 });

/** The kinds of elements whose indices are those of items. */
const kindsOfItems = [ElementKind.item, ElementKind.badge, ElementKind.separator];

/**
 * The callbacks that fill elements, by their kinds.
 * @type {Record<number, Rendering>}
 */
export const renderings = {
    [ElementKind.item]: "renderItem",
    [ElementKind.header]: "renderHeader",
    [ElementKind.footer]: "renderFooter",
    [ElementKind.globalHeader]: "renderGlobalHeader",
    [ElementKind.globalFooter]: "renderGlobalFooter",
    [ElementKind.badge]: "renderBadge",
};

/** @typedef {import("./collection-view.js").CollectionView} Host */
/** @typedef {"renderItem" | "renderHeader" | "renderFooter" | "renderGlobalHeader" | "renderGlobalFooter" | "renderBadge"} Rendering */
/** @typedef {Partial<Pick<Host, Rendering | "measureItem">>} Callbacks */

/**
 * The nodes in the page: one for each element that the engine shows, at the engine's frame. The page's callbacks fill them and
 * measure what is only estimated.
 */
export class Stage {
    /** @type {import("./core.js").Core} */
    core;
    /** @type {import("./collection-data.js").CollectionData} */
    data;
    /**
     * The page's callbacks, by name. They are guarded: they do not throw.
     * @type {Callbacks}
     */
    callbacks = {};
    /**
     * The chosen layout, an element of `layouts`.
     * @type {import("./collection-view.js").CollectionLayout}
     */
    layout;
    /**
     * The features of the engine with everything; undefined with the common engine.
     * @type {import("./collection-everything.js").Everything | undefined}
     */
    everything;
    /**
     * The changes that the engine has not been told yet.
     * @type {import("./pending-edit.js").PendingEdit}
     */
    pending;
    #host;
    #viewport;
    #motion;
    #observer;
    /** @type {Record<number, NodePool>} */
    #pools = {};
    /**
     * The shown slots by the engine's keys. Unused keys have none.
     * @type {(Slot | undefined)[]}
     */
    #slots = [];
    /**
     * All slots, including spare ones, by their nodes.
     * @type {Map<Node, Slot>}
     */
    #slotsByNode = new Map();
    /** @type {Slot[]} */
    #fresh = [];
    /** Whether the engine has asked for measurements and waits for an answer. */
    #isAsked = false;
    /**
     * The slots whose items must be measured.
     * @type {Set<Slot>}
     */
    #unmeasured = new Set();
    /**
     * The retained items, by reason.
     * @type {Map<number, number>}
     */
    #retained = new Map();

    /**
     * @param {HTMLElement} host
     * @param {import("./viewport.js").Viewport} viewport
     * @param {import("./drawing.js").Drawing} drawing
     */
    constructor(host, viewport, { motion, observer }) {
        this.#host = host;
        this.#observer = observer;
        this.#viewport = viewport;
        this.#motion = motion;
        /**
         * @param {number} kind
         * @param {string} name
         * @param {Record<string, string>} attributes
         */
        const addPool = (kind, name, attributes, pinned = "") => {
            this.#pools[kind] = new NodePool(() => {
                const node = makeNode(host, name);
                for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
                const slot = pinned ? makePinned(node, kind, pinned) : new Slot(node, kind);
                this.#slotsByNode.set(node, slot);
                viewport.nodeAdded();
                return slot;
            });
        };
        const read = { role: "listitem" };
        addPool(ElementKind.item, "item", { ...read, tabindex: "-1" });
        addPool(ElementKind.header, "track", read, "header");
        addPool(ElementKind.footer, "track", read, "footer");
        addPool(ElementKind.globalHeader, "track", read, "global-header");
        addPool(ElementKind.globalFooter, "track", read, "global-footer");
        const drawn = { "aria-hidden": "true" };
        addPool(ElementKind.background, "background", drawn);
        addPool(ElementKind.separator, "separator", drawn);
        addPool(ElementKind.badge, "badge", drawn);
    }

    /** Shows the changes of the last event. Touches no other node. */
    show() {
        const { core } = this;
        const { count, records } = core;
        let isOther = false;
        for (let index = 0, record = records; index < count; index += 1, record += ElementRecord.stride) {
            // A handler of the page may call the engine meanwhile. If that grows its memory, old views become empty.
            const { doubles } = core;
            const key = doubles[record + ElementRecord.key];
            const change = doubles[record + ElementRecord.change];
            const slot = /** @type {Slot} */ (this.#slots[key]);
            if (change === ChangeKind.left) this.#remove(key);
            else if (change === ChangeKind.entered) this.#add(key, doubles, record);
            else if (change === ChangeKind.unmeasured) {
                this.#isAsked = true;
                if (slot) this.#unmeasured.add(slot);
            } else if (change === ChangeKind.refreshed) {
                this.#refill(slot);
                if (slot.kind === ElementKind.item) this.#refillItems(slot.index, slot.index);
            } else this.#move(key, doubles, record);
            isOther ||= change === ChangeKind.left || change === ChangeKind.entered;
        }
        core.recordsRead();
        this.everything?.show();
        if (isOther) for (const kind in this.#pools) this.#pools[kind].park();
        this.#motion.follow(core.transition);
    }

    /**
     * Fills new nodes and then measures items, all in one batch. Call it when all nodes are placed. While an edit is pending, the
     * page's callbacks have other indices, and the nodes wait for it.
     * @returns {{ item: number, extra: number }[] | undefined} undefined if there is nothing to report. If the engine has asked,
     *     the answer may be empty: until it has one, the engine treats what it shows as not yet seen
     */
    fill() {
        const { data } = this;
        this.#fill();
        const isAsked = this.#isAsked;
        this.#isAsked = false;
        if (!data.isMeasured) this.#unmeasured.clear();
        const measurements = [];
        if (this.#unmeasured.size > 0) this.#viewport.noticeHiding();
        for (const slot of this.#viewport.isLost ? [] : this.#unmeasured) {
            // A moving node may have another size until its transition has ended.
            if (slot.path || this.pending.isDue || this.data !== data) continue;
            this.#unmeasured.delete(slot);
            if (data.layoutAt(slot.index, this).isUniform) continue;
            const { measureItem } = this.callbacks;
            const extra = measureItem ? measureItem(slot.node, slot.index) : this.#contentLength(slot);
            this.#observer.measured(slot.node);
            if (extra !== undefined) measurements.push({ item: slot.index, extra });
        }
        return isAsked || measurements.length > 0 ? measurements : undefined;
    }

    /**
     * Returns the length of the content of an item's node; undefined if there is none.
     * @param {Slot} slot
     */
    #contentLength({ node, index }) {
        /** @type {HTMLElement | null} */
        const content = node.querySelector("[data-extra]") ?? /** @type {HTMLElement | null} */ (node.firstElementChild);
        const isUpright = this.data.isUpright(index, this, this.#viewport.orientation.isVertical);
        if (!content) return undefined;
        const { width, height } = content.getBoundingClientRect();
        const [length, exact] = isUpright ? [content.offsetHeight, height] : [content.offsetWidth, width];
        // Browsers round, and the end of longer content would be cut off. A larger difference is that of a transform.
        return exact > length + 0.02 && exact < length + 1 ? length + 1 : length;
    }

    /**
     * Marks these items' nodes to be filled and measured again.
     * @param {number} first
     * @param {number} last
     */
    refresh(first, last) {
        this.data.forget(first, last);
        this.#refillItems(first, last);
    }

    /**
     * Marks these items' nodes, and those of their badges, to be filled again.
     * @param {number} first
     * @param {number} last
     */
    #refillItems(first, last) {
        for (const slot of this.#items(first, last, kindsOfItems)) this.#refill(slot);
    }

    /**
     * Marks these items' nodes to be measured again without being filled. Does nothing without such items.
     * @param {number} first
     * @param {number} last
     */
    remeasure(first, last) {
        for (const slot of this.#items(first, last)) this.#unmeasured.add(slot);
    }

    /**
     * Replaces the engine. Nodes are matched again by what they show.
     * @param {import("./core.js").Core} core
     * @param {() => void} show
     */
    changeEngine(core, show) {
        // Spare nodes of the former engine may show what their items were long ago.
        for (const slot of this.#slotsByNode.values()) if (slot.isSpare) slot.index = -1;
        this.#slots.forEach((slot, key) => slot && this.#remove(key));
        this.#slots.length = 0;
        this.core = core;
        const pools = Object.values(this.#pools);
        // At first, the new engine shows the start of the content, which must not take the reserved nodes.
        for (const pool of pools) pool.isReserved = true;
        show();
        for (const pool of pools) pool.isReserved = false;
    }

    /** Tells the engine the retained items again, after a full layout. */
    retainAgain() {
        for (const [reason, item] of this.#retained) this.core.exports.retain(reason, item);
    }

    /**
     * Gives items their indices after an edit. The engine does not report an element that looks the same, although items of an
     * earlier section were inserted or deleted.
     * @param {import("./collection-edit.js").CollectionEdit} edit
     */
    follow(edit) {
        for (const slot of this.#items(0, Infinity, kindsOfItems)) slot.index = edit.newIndex(slot.index);
    }

    /**
     * Updates the items' accessible positions, after indices or the count have changed. The headers and footers of sections whose
     * counts have changed are filled again.
     */
    renumber() {
        for (const slot of this.shown()) {
            if (slot.isLeaving) continue;
            if (slot.kind === ElementKind.item) slot.describe(this.data.count);
            else if (slot.count !== this.#countAround(slot)) this.#refill(slot);
        }
    }

    /**
     * Returns the number of items that a header or footer belongs to; undefined for other elements.
     * @param {Slot} slot
     */
    #countAround({ kind, index }) {
        if (kind === ElementKind.header || kind === ElementKind.footer) return this.data.sections[index]?.count;
        return kind === ElementKind.globalHeader || kind === ElementKind.globalFooter ? this.data.count : undefined;
    }

    /** Marks all nodes to be filled again. */
    invalidate() {
        for (const slot of this.shown()) this.#refill(slot);
    }

    /** @param {Slot} slot */
    #refill(slot) {
        if (slot.isStale || slot.isLeaving) return;
        slot.isStale = true;
        this.#fresh.push(slot);
    }

    /** Places all nodes again, because the base or the orientation has changed. */
    placeAll() {
        for (const slot of this.shown()) {
            slot.write(this.#viewport);
            this.#motion.put(slot, this.#viewport);
        }
    }

    /**
     * Returns all slots that are shown.
     * @returns {Slot[]}
     */
    shown() {
        return /** @type {Slot[]} */ (this.#slots.filter((slot) => slot));
    }

    /**
     * Returns the slots of these items, without those of deleted items that fade out.
     * @param {number} first
     * @param {number} last
     * @param {number[]} kinds
     */
    #items(first, last, kinds = [ElementKind.item]) {
        return this.shown().filter(
            ({ kind, index, isLeaving }) => kinds.includes(kind) && index >= first && index <= last && !isLeaving,
        );
    }

    /**
     * Returns the slot that shows an item.
     * @param {number} item
     * @returns {Slot | undefined}
     */
    slotOf(item) {
        return this.#items(item, item)[0];
    }

    /** The first and last drawn item, without items that are only retained or are moving out of view. */
    get range() {
        let first = Infinity;
        let last = -1;
        // Every frame that draws calls this, so it makes no lists.
        for (const slot of this.#viewport.isLost ? [] : this.#slots) {
            if (slot?.kind !== ElementKind.item || slot.isLeaving) continue;
            if (!(slot.shelf >= 0) && !this.#viewport.isNear(slot)) continue;
            first = Math.min(first, slot.index);
            last = Math.max(last, slot.index);
        }
        return { first: last < 0 ? 0 : first, last };
    }

    /** The items in the viewport, in order, without those that a pinned header or footer hides. */
    get visible() {
        return this.core.visibleItems().sort((a, b) => a - b);
    }

    /**
     * Returns the item whose node contains a node of the page, or -1.
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
     * Keeps an item's node although the item is out of view; -1 for none.
     * @param {number} reason   of `RetainReason`
     * @param {number} item
     */
    retain(reason, item) {
        if (this.retained(reason) === item) return;
        if (item < 0) this.#retained.delete(reason);
        else this.#retained.set(reason, item);
        this.core?.exports.retain(reason, item);
    }

    /**
     * Returns a copy of the retained items, by reason.
     * @returns {Map<number, number>}
     */
    get retainedItems() {
        return new Map(this.#retained);
    }

    /**
     * Returns the item that is retained for a reason, or -1.
     * @param {number} reason
     */
    retained(reason) {
        return this.#retained.get(reason) ?? -1;
    }

    /**
     * Puts nodes into the order of items, with each section's header before them and its footer after them. Call it
     * when scrolling has stopped: it moves nodes.
     */
    restoreReadingOrder() {
        const { data } = this;
        const { starts } = data;
        // A section takes two numbers more than it has items, so that one without items has its header before its footer.
        /** @type {Record<number, (index: number) => number>} */
        const order = {
            [ElementKind.item]: (item) => item + 2 * data.sectionOf(item) + 1,
            [ElementKind.header]: (section) => starts[section] + 2 * section,
            [ElementKind.footer]: (section) => starts[section + 1] + 2 * section + 1,
            [ElementKind.globalHeader]: () => -1,
            [ElementKind.globalFooter]: () => Infinity,
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
        const pool = this.#pools[doubles[record + ElementRecord.kind]];
        const slot = pool.take(index);
        // With another engine, a node shows what it showed before.
        if (!pool.isReserved || slot.index !== index) this.#refill(slot);
        slot.index = index;
        this.#slots[key] = slot;
        this.#put(slot, doubles, record);
    }

    /** @param {number} key @param {Float64Array} doubles @param {number} record */
    #move(key, doubles, record) {
        const slot = /** @type {Slot} */ (this.#slots[key]);
        if (doubles[record + ElementRecord.change] === ChangeKind.fading) {
            slot.node.inert = slot.isLeaving = true;
            slot.isStale = false;
        } else slot.index = doubles[record + ElementRecord.index];
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
        // It does not show its item as that is now.
        if (slot.isStale) slot.index = -1;
        slot.isStale = false;
        this.#unmeasured.delete(slot);
        this.#motion.rest(slot);
        this.everything?.remove(slot);
        this.#pools[slot.kind].give(slot);
    }

    #fill() {
        const { callbacks, data } = this;
        const fresh = this.#fresh;
        this.#fresh = [];
        for (const slot of fresh) {
            if (!slot.isStale) continue;
            // A callback has edited or replaced the data. The other nodes are filled after that, for their new indices.
            if (this.pending.isDue || this.data !== data) {
                this.#fresh.push(slot);
                continue;
            }
            slot.isStale = false;
            slot.count = this.#countAround(slot);
            const isItem = slot.kind === ElementKind.item;
            this.#observer.forget(slot.node);
            if (isItem) slot.describe(this.data.count);
            const { target } = slot;
            const isFocused = focusedNear(target) === target;
            callbacks[renderings[slot.kind]]?.(slot.subject, slot.index);
            if (!isItem) continue;
            slot.chooseTarget();
            const focused = focusedNear(slot.node);
            // The page has replaced the element that stands for the item, and focused no other one in it.
            const isLost = isFocused && slot.target !== target && (focused === target || !slot.node.contains(focused));
            if (isLost) slot.target.focus({ preventScroll: true });
            if (this.data.isMeasured) this.#observer.filled(slot.node);
            // An item may have left before its image was loaded, so it is measured again. If the page measures items itself,
            // only forgotten sizes are measured again.
            if (this.data.takeForgotten(slot.index) || !callbacks.measureItem) this.#unmeasured.add(slot);
        }
    }
}

/** @param {HTMLElement} parent @param {string} kind */
function makeNode(parent, kind) {
    const node = document.createElement("div");
    node.dataset.kind = kind;
    parent.append(node);
    return node;
}

/** @param {HTMLElement} track @param {number} kind @param {string} name */
function makePinned(track, kind, name) {
    const node = makeNode(track, name);
    node.style.position = "sticky";
    // The track covers the items and ignores the pointer. Only the node in it takes it.
    node.style.pointerEvents = "auto";
    return new StickySlot(track, kind);
}
