/** The distance that the pointer moves before a press becomes a rubber band, in px. */
const threshold = 5;
/** The distance from the view's upper and lower edge within which the list scrolls, in px. */
const margin = 40;
/** The scroll speed for each px that the pointer is within this distance or beyond the edge, in px per millisecond. */
const acceleration = 0.02;
const topSpeed = 3;
/** The number of photos to test before and after those that were in view. Not every layout orders its items by position. */
const slack = 40;

/**
 * One rubber band: a rectangle that chooses all photos that it touches. Its start is fixed to the content, which may scroll.
 *
 * @typedef {{ x: number, y: number }} Point   in window coordinates
 * @typedef {object} ChosenList
 * @property {import("./collection-view.js").CollectionView} view
 * @property {HTMLElement} band   the rectangle on screen
 * @property {import("./choice.js").Choice} choice
 * @property {(index: number) => number | undefined} idAt   returns the id at a position in the list
 */
export class RubberBand {
    /** Whether the pointer has moved far enough. */
    isVisible = false;
    #isOver = false;
    #list;
    #start;
    #pointer;
    /** The photo that is nearest to the start, and its distance from it. It holds the start while photos are measured. */
    #nearest;
    /** The choice before, which Escape restores. */
    #before;
    #kept;
    /** The range of photos that were in view. */
    #first = Infinity;
    #last = -1;
    #frame = 0;
    #time = 0;

    /**
     * @param {ChosenList} list   at least one photo is in view
     * @param {Point} start
     * @param {boolean} isAdding   whether earlier photos stay chosen
     */
    constructor(list, start, isAdding) {
        const { view, choice, idAt } = list;
        this.#list = list;
        this.#start = this.#pointer = start;
        this.#before = new Set(choice.ids);
        this.#kept = isAdding ? this.#before : new Set();
        const top = start.y - insideOf(view).top;
        const places = view.visible.map((index) => ({ index, id: idAt(index), distance: view.frameOf(index).y - top }));
        this.#nearest = places.reduce((a, b) => (Math.abs(b.distance) < Math.abs(a.distance) ? b : a));
    }

    /** @param {Point} pointer @param {number} pointerId */
    stretch(pointer, pointerId) {
        this.#pointer = pointer;
        const { x, y } = this.#start;
        if (this.#isOver || (!this.isVisible && Math.hypot(pointer.x - x, pointer.y - y) < threshold)) return;
        this.isVisible = true;
        // Otherwise, the view would not notice a button that is released outside of it.
        this.#list.view.setPointerCapture(pointerId);
        this.#drawSoon();
    }

    scrolled() {
        if (this.isVisible) this.#drawSoon();
    }

    end() {
        // A fast movement may end before its last frame.
        if (this.isVisible) this.#draw();
        this.#disappear();
    }

    cancel() {
        this.#disappear();
        this.#list.choice.replace(this.#before);
    }

    #disappear() {
        cancelAnimationFrame(this.#frame);
        this.#list.band.hidden = true;
        this.isVisible = false;
        this.#isOver = true;
    }

    #drawSoon() {
        this.#frame ||= requestAnimationFrame((now) => {
            this.#frame = 0;
            this.#scroll(now);
            this.#draw();
        });
    }

    /** Scrolls while the pointer is near an edge. @param {number} now */
    #scroll(now) {
        const { view } = this.#list;
        const { top, bottom } = insideOf(view);
        const { y } = this.#pointer;
        const depth = Math.min(0, y - (top + margin)) + Math.max(0, y - (bottom - margin));
        // After a long frame, the list must not jump.
        const passed = this.#time ? Math.min(50, now - this.#time) : 0;
        this.#time = depth === 0 ? 0 : now;
        if (depth === 0) return;
        view.scroller.scrollTop += passed * Math.max(-topSpeed, Math.min(topSpeed, depth * acceleration));
        this.#drawSoon();
    }

    #draw() {
        const { view, choice, idAt } = this.#list;
        const { index, id, distance } = this.#nearest;
        // The list shows other photos now, for example because a file was added.
        if (idAt(index) !== id) return this.#disappear();
        const inside = insideOf(view);
        const start = { x: this.#start.x, y: inside.top + view.frameOf(index).y - distance };
        const end = {
            x: Math.max(inside.left, Math.min(inside.right, this.#pointer.x)),
            y: Math.max(inside.top, Math.min(inside.bottom, this.#pointer.y)),
        };
        const box = {
            left: Math.min(start.x, end.x),
            top: Math.min(start.y, end.y),
            right: Math.max(start.x, end.x),
            bottom: Math.max(start.y, end.y),
        };
        this.#show(box, inside);
        choice.replace([...this.#kept, ...this.#idsIn(box, inside)]);
    }

    /** Returns the ids of the photos that a box touches, including those that are out of view. */
    #idsIn(box, inside) {
        const { view, idAt } = this.#list;
        for (const index of view.visible) {
            this.#first = Math.min(this.#first, index);
            this.#last = Math.max(this.#last, index);
        }
        const ids = [];
        for (let index = Math.max(0, this.#first - slack); index <= this.#last + slack; index += 1) {
            const id = idAt(index);
            const frame = id === undefined ? undefined : view.frameOf(index);
            if (!frame) continue;
            const x = inside.left + frame.x;
            const y = inside.top + frame.y;
            if (x < box.right && x + frame.width > box.left && y < box.bottom && y + frame.height > box.top) ids.push(id);
        }
        return ids;
    }

    /** Draws the part of the box that is in view, without the edges that are not. */
    #show(box, inside) {
        const { band } = this.#list;
        const origin = band.parentElement.getBoundingClientRect();
        const top = Math.max(box.top, inside.top);
        const bottom = Math.min(box.bottom, inside.bottom);
        band.hidden = false;
        band.style.left = `${box.left - origin.left}px`;
        band.style.top = `${top - origin.top}px`;
        band.style.width = `${box.right - box.left}px`;
        band.style.height = `${bottom - top}px`;
        band.style.borderTopStyle = top > box.top ? "none" : "";
        band.style.borderBottomStyle = bottom < box.bottom ? "none" : "";
    }
}

/** Returns the edges of the view's inside, without its scrollbar, in window coordinates. */
export function insideOf({ scroller }) {
    const { left, top } = scroller.getBoundingClientRect();
    const [x, y] = [left + scroller.clientLeft, top + scroller.clientTop];
    return { left: x, top: y, right: x + scroller.clientWidth, bottom: y + scroller.clientHeight };
}
