import { DragImage } from "./drag-image.js";
import { followMove } from "./moved-item.js";

/** The distance that a pressed mouse moves before a drag begins, in px. */
const slack = 5;
/** The time that a finger rests on an item before a drag begins, in ms. */
const longPress = 400;
/** The distance from the viewport's ends within which the pointer scrolls, in px. */
const edge = 48;
/** Controls that need the Space key themselves, besides those that Enter presses, too. */
const fields = "input, select, textarea, [contenteditable]";
const interactive = `a, button, label, summary, audio, video, ${fields}`;

/**
 * Reordering of items by the pointer or the keyboard. The engine moves the other items out of the way. The page is told when the
 * item is dropped.
 */
export class Reordering {
    #parts;
    #core;
    #status = document.createElement("div");
    /** The dragged item's index before the drag; -1 for none. */
    #item = -1;
    /**
     * The image that follows the pointer; undefined while the keyboard drags.
     * @type {DragImage | undefined}
     */
    #image;
    /** The pointer's current position or, before the drag, where it was pressed. */
    #point = { x: 0, y: 0 };
    #pressed = -1;
    #pressTimer = 0;
    /** The pointer that pressed the item last. */
    #pointer = -1;

    /**
     * @param {import("./collection-everything.js").Parts} parts
     * @param {import("./everything-core.js").EverythingCore} core
     */
    constructor(parts, core) {
        this.#parts = parts;
        this.#core = core;
        const { host } = parts;
        this.#status.setAttribute("role", "status");
        this.#status.setAttribute("aria-live", "assertive");
        this.#status.style.cssText = "position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)";
        /** @type {ShadowRoot} */ (host.shadowRoot).append(this.#status);
        host.addEventListener("pointerdown", (event) => this.#press(event));
        host.addEventListener("pointermove", (event) => this.#move(event));
        // Another pointer neither moves nor drops the item.
        host.addEventListener("pointerup", ({ pointerId }) => pointerId === this.#pointer && this.#release());
        host.addEventListener("pointercancel", ({ pointerId }) => pointerId === this.#pointer && this.#abort());
        host.addEventListener("touchmove", this.#keepFromScrolling, { passive: false });
        for (const name of ["contextmenu", "dragstart", "selectstart"]) {
            host.addEventListener(name, (event) => this.#pressed >= 0 && event.preventDefault());
        }
        // Keys in another element must reach it.
        host.addEventListener("focusout", () => this.isRunning && !this.#image && !parts.navigation.hasFocus && this.cancel());
        // Captured, so that it comes before the keys of `Navigation`.
        host.addEventListener("keydown", (event) => this.#key(event) && event.preventDefault(), { capture: true });
        host.scroller.addEventListener("scroll", () => this.#follow(), { passive: true });
    }

    get isRunning() {
        return this.#item >= 0;
    }

    /**
     * Cancels the drag, or one that is about to begin: the item goes back to its old position.
     * @param {import("./collection-everything.js").Parts["perform"]} perform
     */
    cancel(perform = this.#parts.perform) {
        this.#forgetPress();
        if (!this.isRunning) return;
        this.#say("cancel");
        const item = this.#end();
        perform(() => this.#core.cancelDrag(this.#parts.isMotionWelcome()));
        this.#image?.land(this.#parts.stage.slotOf(item), this.#parts.isMotionWelcome());
        this.#image = undefined;
    }

    /** @param {PointerEvent} event */
    #press({ target, button, isPrimary, pointerType, pointerId, clientX, clientY }) {
        const { host, stage } = this.#parts;
        const item = stage.itemAt(target);
        const isOthers = /** @type {Element} */ (target).closest(interactive);
        // Two fingers zoom.
        if (!isPrimary && !this.isRunning) this.#abort();
        if (!host.reorderable || item < 0 || button !== 0 || !isPrimary || isOthers || this.isRunning) return;
        this.#pressed = item;
        this.#pointer = pointerId;
        this.#point = { x: clientX, y: clientY };
        clearTimeout(this.#pressTimer);
        if (pointerType !== "touch") return;
        this.#pressTimer = setTimeout(() => this.#pickUpByPointer(pointerId), longPress);
        // If the page removes the node under the finger, later events reach only that node.
        target?.addEventListener("touchmove", this.#keepFromScrolling, { passive: false });
    }

    /** A finger that drags an item must not scroll. */
    #keepFromScrolling = (/** @type {Event} */ event) => this.isRunning && event.preventDefault();

    /** @param {PointerEvent} event */
    #move({ buttons, pointerType, pointerId, clientX, clientY }) {
        if (this.#pressed < 0 || pointerId !== this.#pointer) return;
        // The button was released outside of the window.
        if (buttons === 0) return this.#abort();
        const distance = Math.hypot(clientX - this.#point.x, clientY - this.#point.y);
        if (!this.isRunning) {
            if (distance < slack) return;
            // A finger that moves before the long press is over scrolls.
            if (pointerType === "touch") this.#abort();
            else this.#pickUpByPointer(pointerId);
        }
        this.#point = { x: clientX, y: clientY };
        this.#follow();
    }

    #forgetPress() {
        clearTimeout(this.#pressTimer);
        this.#pressed = -1;
    }

    #release() {
        this.#forgetPress();
        if (!this.#image) return;
        // The release must not count as a click on the item.
        const { host } = this.#parts;
        const swallow = (/** @type {Event} */ event) => event.stopImmediatePropagation();
        host.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => host.removeEventListener("click", swallow, { capture: true }));
        this.#drop();
    }

    #abort() {
        this.#forgetPress();
        if (this.#image) this.cancel();
    }

    /** @param {number} pointer */
    #pickUpByPointer(pointer) {
        const slot = this.#parts.stage.slotOf(this.#pressed);
        if (!slot || !this.#pickUp(this.#pressed)) return this.#abort();
        this.#parts.host.setPointerCapture(pointer);
        this.#image = new DragImage(this.#parts.host, slot.node, this.#point);
        requestAnimationFrame(() => this.#scroll());
    }

    /** @param {number} item */
    #pickUp(item) {
        const { perform, stage } = this.#parts;
        perform(() => {
            this.#core.pickUp(item);
            this.#item = item;
        });
        if (!this.isRunning) return false;
        stage.slotOf(item)?.node.toggleAttribute("data-dragged", true);
        this.#say("lift");
        return true;
    }

    /** Moves the dragged item under the pointer. */
    #follow() {
        if (!this.#image) return;
        const { host, viewport, perform } = this.#parts;
        const box = host.scroller.getBoundingClientRect();
        const x = this.#point.x - box.left - host.scroller.clientLeft;
        const y = this.#point.y - box.top - host.scroller.clientTop;
        // `seen` converts from the content to the viewport. With the signs changed, it converts back.
        const point = viewport.orientation.seen({ x, y, width: 0, height: 0 }, -viewport.offset, -viewport.width);
        this.#image.move(this.#point);
        perform(() => this.#core.drag(point, this.#parts.isMotionWelcome()));
    }

    /** Scrolls while the pointer is near an end of the viewport. */
    #scroll() {
        if (!this.#image) return;
        const { host, viewport } = this.#parts;
        const box = host.scroller.getBoundingClientRect();
        const { isVertical } = viewport.orientation;
        const [place, start, end] = isVertical ? [this.#point.y, box.top, box.bottom] : [this.#point.x, box.left, box.right];
        const speed = Math.max(0, place - end + edge) - Math.max(0, start + edge - place);
        if (speed !== 0) host.scroller.scrollBy(isVertical ? 0 : speed / 3, isVertical ? speed / 3 : 0);
        requestAnimationFrame(() => this.#scroll());
    }

    #drop() {
        const { stage, perform } = this.#parts;
        // An edit that has just been made ends the drag.
        if (stage.pending.isDue) return;
        const { reorder } = this.#core;
        const move = this.#progress;
        this.#end();
        this.#core.drop();
        // The page's list must be updated before any item is filled.
        const isRefused = reorder && !followMove(this.#parts, reorder);
        this.#say(isRefused ? "cancel" : "drop", move);
        perform(() => {});
        this.#image?.land(reorder && stage.slotOf(reorder.to), this.#parts.isMotionWelcome());
        this.#image = undefined;
    }

    /** Ends the drag, and returns the item. */
    #end() {
        const item = this.#item;
        this.#parts.stage.slotOf(item)?.node.removeAttribute("data-dragged");
        this.#item = -1;
        return item;
    }

    /**
     * @param {KeyboardEvent} event
     * @returns {boolean} whether the key did anything
     */
    #key({ key, target, altKey, ctrlKey, metaKey }) {
        const { host, stage } = this.#parts;
        if (altKey || ctrlKey || metaKey) return false;
        if (this.isRunning) {
            if (key === "Escape" || key === "Tab") this.cancel();
            else if (this.#image) return true;
            else if (key === " " || key === "Enter") this.#drop();
            else this.#step(key);
            return key !== "Tab";
        }
        const item = stage.itemAt(/** @type {Node} */ (target));
        const element = /** @type {Element} */ (target);
        const isOnItem = element === stage.slotOf(item)?.target && !element.matches(fields);
        return host.reorderable && key === " " && isOnItem && this.#pickUp(item);
    }

    /**
     * Moves the item to the position of its neighbor in an arrow key's direction.
     * @param {string} key
     */
    #step(key) {
        const { navigation, stage, perform } = this.#parts;
        const heading = navigation.heading(key);
        const next = heading === undefined ? -1 : stage.core.exports.neighbor(this.#item, heading);
        if (next < 0) return;
        perform(() => this.#core.dragOnto(next, this.#parts.isMotionWelcome()));
        perform(() => stage.core.scrollToItem(this.#item, "nearest"));
        this.#say("move");
    }

    /** Where the dragged item comes from and is now. */
    get #progress() {
        return this.#core.reorder ?? { from: this.#item, to: this.#item, section: 0 };
    }

    /** @param {"lift" | "move" | "drop" | "cancel"} phase */
    #say(phase, { from, to, section } = this.#progress) {
        const { host, stage, guarded } = this.#parts;
        const move = { phase, from, to, section, count: stage.data.count };
        /** @param {number} _ */
        const describe = (_) => host.describeReorder?.(move);
        this.#status.textContent = guarded("describeReorder", describe, undefined)(from) ?? sentence(move);
    }
}

/** @param {import("./collection-view.js").CollectionReorder} move */
function sentence({ phase, from, to, count }) {
    switch (phase) {
        case "lift":
            return `Picked up item ${from + 1} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`;
        case "move":
            return `Position ${to + 1} of ${count}.`;
        case "drop":
            return `Dropped at position ${to + 1} of ${count}.`;
        case "cancel":
            return `Back at position ${from + 1}.`;
    }
}
