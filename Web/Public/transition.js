const timing = { duration: 320, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/**
 * Takes what is on screen from one layout to the next: what stays moves and grows from where it is seen, also out of a
 * transition still running; what is new fades in; what is gone fades out in its place. Not for reduced motion.
 */
export class Transition {
    #scroller;
    #pools;
    #settled;
    #leaving = new Set();

    /** Whether the person at the screen wants to see movement. */
    static get isWelcome() {
        return !matchMedia("(prefers-reduced-motion: reduce)").matches;
    }

    /**
     * @param {HTMLElement} scroller
     * @param {import("./node-pool.js").NodePool[]} pools   of all that moves
     * @param {() => void} settled   the last of the nodes that were changing their size has reached it
     */
    constructor(scroller, pools, settled) {
        this.#scroller = scroller;
        this.#pools = pools;
        this.#settled = settled;
    }

    /** Remembers where everything is seen, and stops there. Call before the layout changes. */
    prepare() {
        for (const slot of this.#live) {
            const { x, y, width, height } = slot.subject.getBoundingClientRect();
            const opacity = slot.animation ? Number(getComputedStyle(slot.subject).opacity) : 1;
            slot.before = { x, y, width, height, opacity };
        }
        this.stop();
    }

    /** Ends at once what is moving. */
    stop() {
        for (const slot of this.#live) slot.stop();
        for (const slot of this.#leaving) this.#release(slot);
    }

    /** Starts from what was remembered to where everything is now. @param {Slot[]} leaving   no longer shown */
    start(leaving) {
        const view = this.#scroller.getBoundingClientRect();
        const slots = [...this.#live];
        // All reads before the first animation: each animation makes the next read compute styles again.
        const afters = slots.map((slot) => slot.subject.getBoundingClientRect());
        const gone = leaving.map((slot) => slot.subject.getBoundingClientRect());
        slots.forEach((slot, index) => {
            const { before } = slot;
            slot.before = undefined;
            const after = afters[index];
            if (meets(after, view) || (before && meets(before, view))) this.#enter(slot, before, after);
        });
        leaving.forEach((slot, index) => this.#leave(slot, gone[index], view));
    }

    get #live() {
        return this.#pools.flatMap(({ slots }) => slots).filter(({ key }) => key >= 0);
    }

    #enter(slot, before, after) {
        const from = { offset: 0 };
        if (before) {
            const x = before.x - after.x;
            const y = before.y - after.y;
            if (x !== 0 || y !== 0) from.transform = `translate(${x}px, ${y}px)`;
            if (before.width !== after.width) from.width = `${before.width}px`;
            if (before.height !== after.height) from.height = `${before.height}px`;
            if (before.opacity < 1) from.opacity = before.opacity;
        } else {
            from.opacity = 0;
        }
        if (Object.keys(from).length === 1) return;
        slot.isResizing = "width" in from || "height" in from;
        slot.animation = slot.subject.animate([from], timing);
        slot.animation.onfinish = () => {
            const { isResizing } = slot;
            slot.stop();
            if (isResizing && !this.#live.some((other) => other.isResizing)) this.#settled();
        };
    }

    #leave(slot, now, view) {
        const { before } = slot;
        if (!before || !meets(before, view)) {
            slot.release();
            return;
        }
        this.#leaving.add(slot);
        slot.node.inert = true;
        // The content may have been scrolled under it.
        const transform = `translate(${before.x - now.x}px, ${before.y - now.y}px)`;
        slot.animation = slot.node.animate([{ transform, opacity: before.opacity }, { transform, opacity: 0 }], timing);
        slot.animation.onfinish = () => this.#release(slot);
    }

    #release(slot) {
        if (!this.#leaving.delete(slot)) return;
        slot.stop();
        slot.node.inert = false;
        slot.release();
    }
}

function meets(a, b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
