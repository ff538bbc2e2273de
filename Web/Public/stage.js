import { ElementKind, ElementRecord } from "./contract.js";
import { measure } from "./measuring.js";
import { NodePool } from "./node-pool.js";
import { restoreReadingOrder } from "./reading-order.js";
import { StickyHeaders } from "./sticky-headers.js";

/** Measuring brings new items into view, which want measuring: this often at most before the next frame. */
const measuringPasses = 8;

/**
 * What is in the page: nodes for everything that meets the viewport and its margins, where the layout engine puts it.
 * Fills them by the page's callbacks, and asks the page for the real lengths of what has only been estimated.
 */
export class Stage {
    items;
    headers;
    #footers;
    #backgrounds;
    /** @type {import("./core.js").Core} */
    core;
    /** @type {import("./collection-data.js").CollectionData} */
    data;
    /** The page's callbacks, by name. They do not throw. */
    callbacks = {};
    /** Whether extra lengths count, and are to be measured. */
    isMeasuring = false;
    /** The first and last item drawn; none if `last` is before `first`. */
    range = { first: 0, last: -1 };
    /** Items that keep their node although they are out of view, such as the focused one; -1 for none. */
    retained = [-1, -1, -1];
    #host;
    #viewport;
    // Kept from frame to frame: drawing while scrolling makes no garbage.
    #missing = [];
    #fresh = [];
    #addHeader = (slot) => this.#fresh.push(ElementKind.header, slot);
    #firstSection = 0;
    #lastSection = -1;

    /**
     * @param {HTMLElement} host
     * @param {import("./viewport.js").Viewport} viewport
     */
    constructor(host, viewport) {
        this.#host = host;
        this.#viewport = viewport;
        this.items = new NodePool(() => this.#makeNode("item", { role: "listitem", tabindex: "-1" }));
        this.headers = new StickyHeaders(() => this.#makeTrack());
        this.#footers = new NodePool(() => this.#makeNode("footer", { role: "listitem" }));
        this.#backgrounds = new NodePool(() => this.#makeNode("background", { "aria-hidden": "true" }));
    }

    /** Draws what is in view now. @param {import("./node-pool.js").Slot[]} [leaving]   collects what no longer is */
    draw(leaving) {
        const viewport = this.#viewport;
        for (let pass = 0; pass < measuringPasses; pass += 1) {
            this.#place(leaving);
            this.#fill();
            if (!this.isMeasuring || !measure(this, viewport)) break;
        }
        this.core.commit(viewport.offset, viewport.length);
    }

    /** The next drawing fills these items' nodes again, and measures them again. */
    refresh(first, last) {
        this.data.forget(first, last);
        for (const slot of this.items.slots) slot.isStale ||= slot.key >= first && slot.key <= last && slot.key >= 0;
    }

    /** The next drawing fills all nodes again. */
    invalidate() {
        for (const pool of this.pools) pool.invalidate();
    }

    /** The nodes of every kind. @returns {NodePool[]} */
    get pools() {
        return [this.items, this.headers.pool, this.#footers, this.#backgrounds];
    }

    /** The items in the viewport, in order, without those that their section's header hides. */
    get visible() {
        const { width, height } = this.#viewport;
        const shown = this.items.slots.filter((slot) => {
            if (slot.key < 0) return false;
            const seen = this.seen(slot);
            const isInside = seen.x < width && seen.y < height && seen.x + seen.width > 0 && seen.y + seen.height > 0;
            return isInside && this.#start(slot) + this.#length(slot) > this.#headerOver(slot);
        });
        return shown.map(({ key }) => key).sort((a, b) => a - b);
    }

    /** The first item that begins clear of the header, else the one that begins last before; -1 if none is in view. */
    get anchor() {
        const rank = (item) => {
            const slot = this.items.get(item);
            const distance = this.#start(slot) - this.#headerOver(slot);
            return distance >= 0 ? distance : 1e9 - distance;
        };
        return this.visible.reduce((best, item) => (best < 0 || rank(item) < rank(best) ? item : best), -1);
    }

    /** The distance along the scroll axis from the viewport's start to a slot's start, in px. */
    #start({ x, y, width }) {
        const { orientation, offset, origin } = this.#viewport;
        return orientation.start(x, y, width) - (offset - origin);
    }

    #length({ width, height }) {
        return this.#viewport.orientation.length(width, height);
    }

    /** The length of the sticky header of a slot's section, in px; 0 if there is none. */
    #headerOver({ section }) {
        const header = this.headers.pool.get(section);
        return header ? this.#length(header) : 0;
    }

    /** Moves a rectangle from the content to the viewport. */
    seen(rect) {
        const { orientation, offset, origin, width } = this.#viewport;
        return orientation.seen(rect, offset - origin, width);
    }

    /** The item whose node contains a node of the page, or -1. */
    itemAt(node) {
        while (node && node.parentNode !== this.#host) node = node.parentNode;
        return (node && this.items.slotOf(node)?.key) ?? -1;
    }

    /** Puts nodes into the order of items, each section's header first. For moments of rest: it moves nodes. */
    restoreReadingOrder() {
        const { starts } = this.data;
        const ordered = [];
        const add = (pool, order) => {
            for (const { key, node } of pool.slots) if (key >= 0) ordered.push({ order: order(key), node });
        };
        add(this.items, (item) => item);
        add(this.headers.pool, (section) => starts[section] - 0.5);
        add(this.#footers, (section) => starts[section + 1] - 0.75);
        ordered.sort((a, b) => a.order - b.order);
        restoreReadingOrder(this.#host, ordered.map(({ node }) => node));
    }

    /** Nodes where the engine says, and new nodes for what came into view. */
    #place(leaving) {
        const { core, items } = this;
        const viewport = this.#viewport;
        const count = core.query(viewport.drawnOffset, viewport.drawnLength, viewport.origin);
        const { doubles, records } = core;
        const missing = this.#missing;
        missing.length = 0;
        this.#firstSection = Infinity;
        this.#lastSection = -1;
        let first = Infinity;
        let last = -1;

        items.begin();
        this.#footers.begin();
        this.#backgrounds.begin();
        for (let index = 0, record = records; index < count; index += 1, record += ElementRecord.stride) {
            const section = doubles[record + ElementRecord.section];
            if (section < this.#firstSection) this.#firstSection = section;
            if (section > this.#lastSection) this.#lastSection = section;
            const kind = doubles[record + ElementRecord.kind];
            if (kind === ElementKind.header) continue;
            const key = kind === ElementKind.item ? doubles[record + ElementRecord.item] : section;
            if (kind === ElementKind.item) {
                if (key < first) first = key;
                if (key > last) last = key;
            }
            const slot = this.#pool(kind).find(key);
            if (!slot) {
                missing.push(record);
                continue;
            }
            put(slot, doubles, record);
            if (slot.isStale) this.#fresh.push(kind, slot);
        }
        this.range.first = last < 0 ? 0 : first;
        this.range.last = last;
        for (const item of this.retained) if (item >= 0) items.find(item);
        items.end(leaving);
        this.#footers.end(leaving);
        this.#backgrounds.end(leaving);

        for (const record of missing) {
            const kind = doubles[record + ElementRecord.kind];
            const key = kind === ElementKind.item ? doubles[record + ElementRecord.item] : doubles[record + ElementRecord.section];
            const slot = this.#pool(kind).take(key);
            put(slot, doubles, record);
            this.#fresh.push(kind, slot);
        }
        items.park();
        this.#footers.park();
        this.#backgrounds.park();

        // From here on the engine's records are overwritten.
        for (const item of this.retained) if (item >= 0) this.#placeStray(item);
        this.headers.update(core, viewport, this.#firstSection, this.#lastSection, this.#addHeader);
    }

    /** An item kept out of view: where it belongs, but not so far away that the browser loses it. */
    #placeStray(item) {
        const slot = this.items.get(item);
        if (!slot || !this.core.frame(item, this.#viewport.origin)) return;
        const { doubles, records } = this.core;
        const { isVertical, isReversed } = this.#viewport.orientation;
        const { length, span } = this.#viewport;
        const low = isReversed ? -span - length : -length;
        const clamp = (value) => Math.min(Math.max(value, low), low + span + 2 * length);
        const x = doubles[records + ElementRecord.x];
        const y = doubles[records + ElementRecord.y];
        const width = doubles[records + ElementRecord.width];
        const height = doubles[records + ElementRecord.height];
        slot.place(isVertical ? x : clamp(x), isVertical ? clamp(y) : y, width, height);
        if (slot.isStale) this.#fresh.push(ElementKind.item, slot);
    }

    #pool(kind) {
        if (kind === ElementKind.item) return this.items;
        return kind === ElementKind.footer ? this.#footers : this.#backgrounds;
    }

    /** The page's turn: after all nodes are placed, since it may ask where they are. */
    #fill() {
        const { callbacks } = this;
        const fresh = this.#fresh;
        for (let index = 0; index < fresh.length; index += 2) {
            const slot = fresh[index + 1];
            slot.isStale = false;
            switch (fresh[index]) {
                case ElementKind.item:
                    slot.askedBreadth = NaN;
                    this.#describe(slot);
                    callbacks.renderItem?.(slot.node, slot.key);
                    slot.chooseTarget();
                    break;
                case ElementKind.header:
                    callbacks.renderHeader?.(slot.subject, slot.key);
                    break;
                case ElementKind.footer:
                    callbacks.renderFooter?.(slot.node, slot.key);
                    break;
            }
        }
        fresh.length = 0;
    }

    #describe({ node, key }) {
        node.setAttribute("aria-posinset", key + 1);
        node.setAttribute("aria-setsize", this.data.count);
    }

    #makeNode(kind, attributes) {
        const node = document.createElement("div");
        node.dataset.kind = kind;
        for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
        this.#host.append(node);
        return node;
    }

    #makeTrack() {
        const track = this.#makeNode("track", { role: "listitem" });
        const header = document.createElement("div");
        header.dataset.kind = "header";
        header.style.position = "sticky";
        // The track lies over the section's items, and lets everything through but the header.
        header.style.pointerEvents = "auto";
        track.append(header);
        return track;
    }
}

function put(slot, doubles, record) {
    slot.place(
        doubles[record + ElementRecord.x],
        doubles[record + ElementRecord.y],
        doubles[record + ElementRecord.width],
        doubles[record + ElementRecord.height],
    );
    slot.layer(doubles[record + ElementRecord.zIndex], doubles[record + ElementRecord.alpha]);
    slot.section = doubles[record + ElementRecord.section];
}
