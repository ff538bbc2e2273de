import { ElementRecord } from "./contract.js";
import { NodePool } from "./node-pool.js";

/**
 * Section headers that stay in view. Each lies in a track as long as its section and is `position: sticky` there: the
 * browser itself keeps it at the viewport's start and lets the section's end push it off; no script runs late.
 */
export class StickyHeaders {
    pool;

    /** @param {() => HTMLElement} makeTrack   puts a track into the page; its first child is the header */
    constructor(makeTrack) {
        this.pool = new NodePool(makeTrack);
    }

    /**
     * Places the headers of the sections `first…last` that have one.
     * @param {(slot: import("./node-pool.js").Slot) => void} added   called for each that must be filled
     */
    update(core, viewport, first, last, added) {
        this.pool.begin();
        for (let section = first; section <= last; section += 1) this.pool.find(section);
        this.pool.end();
        for (let section = first; section <= last; section += 1) {
            if (!core.sectionFrame(section, viewport.origin)) continue;
            let slot = this.pool.get(section);
            if (!slot) {
                slot = this.pool.take(section);
                slot.subject = slot.node.firstElementChild;
                slot.isStale = true;
            }
            this.#place(slot, core.doubles, core.records, viewport);
            if (slot.isStale) added(slot);
        }
        this.pool.park();
    }

    #place(slot, doubles, record, { orientation, span }) {
        const { isVertical, isReversed } = orientation;
        const x = doubles[record + ElementRecord.x];
        const y = doubles[record + ElementRecord.y];
        const width = doubles[record + ElementRecord.width];
        const height = doubles[record + ElementRecord.height];
        // A section may be longer than any element can be: its track ends where the scroller's content does.
        const headerStart = orientation.start(x, y, width);
        const start = Math.max(0, headerStart);
        const length = Math.max(0, Math.min(span, doubles[record + ElementRecord.sectionEnd]) - start);

        const across = isVertical ? x : y;
        const inset = isVertical
            ? `${start}px auto auto ${across}px`
            : isReversed
              ? `${across}px ${start}px auto auto`
              : `${across}px auto auto ${start}px`;
        const { style } = slot.node;
        if (slot.inset !== inset) {
            style.inset = slot.inset = inset;
            const edge = isVertical ? "0 auto auto" : isReversed ? "auto 0 auto auto" : "auto auto auto 0";
            slot.subject.style.inset = edge;
            style.zIndex = doubles[record + ElementRecord.zIndex];
        }
        if (slot.length !== length || slot.width !== width || slot.height !== height) {
            style.width = `${isVertical ? width : length}px`;
            style.height = `${isVertical ? length : height}px`;
            slot.subject.style.width = `${width}px`;
            slot.subject.style.height = `${height}px`;
            Object.assign(slot, { length, width, height });
        }
    }
}
