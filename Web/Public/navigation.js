import { Heading } from "./contract.js";
import { focusedNear } from "./focused.js";
import { RetainReason } from "./stage.js";

/** @type {Record<string, number>} */
const headings = {
    ArrowLeft: Heading.left,
    ArrowRight: Heading.right,
    ArrowUp: Heading.up,
    ArrowDown: Heading.down,
};
/** Controls that the browser presses at Enter and, except for links, at Space. It scrolls with all other keys. */
const pressed = "button, summary, [type=checkbox]";
const controls = `a, ${pressed}`;
/** Controls in which the browser does something with every key. */
const fields = "input:not([type=checkbox]), select, textarea, audio, video, [contenteditable]";
const interactive = `${controls}, label, ${fields}`;

/**
 * Keyboard, focus and activation. One item at a time is in the page's Tab order. Arrow keys go to the neighbor in their
 * direction. The focused item and the ends of a text selection keep their nodes when they are scrolled out of view.
 */
export class Navigation {
    #host;
    #stage;
    #viewport;
    #scrollToEdge;
    /**
     * The element that the Tab key leads to.
     * @type {HTMLElement | undefined}
     */
    tabStop;
    #current = -1;

    /**
     * @param {import("./collection-view.js").CollectionView} host
     * @param {import("./stage.js").Stage} stage
     * @param {import("./viewport.js").Viewport} viewport
     * @param {(edge: number) => void} scrollToEdge   0 for the content's start, 1 for its end
     */
    constructor(host, stage, viewport, scrollToEdge) {
        this.#host = host;
        this.#stage = stage;
        this.#viewport = viewport;
        this.#scrollToEdge = scrollToEdge;
        host.addEventListener("keydown", (event) => this.#pressed(event));
        host.addEventListener("click", (event) => this.#clicked(event));
        host.scroller.addEventListener("mousedown", (event) => {
            // The content fills the scroller, so the target is a scrollbar. It must not take the focus from an item.
            if (event.target === host.scroller) event.preventDefault();
        });
        host.addEventListener("focusin", ({ target }) => this.#focused(stage.itemAt(target)));
        // When the window loses the focus, the item keeps it, and has it again with the window.
        host.addEventListener("focusout", () => this.hasFocus || stage.retain(RetainReason.focus, -1));
    }

    /** Whether the focus is in the element, or will be when its window has the focus again. */
    get hasFocus() {
        return this.#host.contains(focusedNear(this.#host));
    }

    /**
     * Focuses an item, if it is drawn.
     * @param {number} item
     */
    focusDrawn(item) {
        this.#stage.slotOf(item)?.target.focus({ preventScroll: true });
    }

    /**
     * Focuses the item to which the Tab key leads. There must be one.
     * @param {FocusOptions} [options]
     */
    focus(options) {
        this.restoreTabStop();
        this.tabStop?.focus(options);
    }

    /** Makes the Tab key lead to an item in view: the one focused last if it is in view, else the first. */
    restoreTabStop() {
        // Firefox and WebKit do not say that a focused element was removed.
        if (this.hasFocus && this.#stage.retained(RetainReason.focus) >= 0) return;
        const { visible } = this.#stage;
        const item = visible.includes(this.#current) ? this.#current : visible[0];
        this.#moveTabStop(item);
    }

    /**
     * Returns the direction of an arrow key, or undefined for other keys.
     * @param {string} key
     * @returns {number | undefined}
     */
    heading(key) {
        return headings[key];
    }

    /** Called when the data is replaced. If the focused item is gone, the scroller gets the focus. */
    itemsChanged() {
        const stage = this.#stage;
        const { count } = stage.data;
        if (stage.retained(RetainReason.focus) >= count) this.#host.scroller.focus({ preventScroll: true });
        for (const reason of Object.values(RetainReason)) {
            if (stage.retained(reason) >= count) stage.retain(reason, -1);
        }
        this.#current = Math.min(this.#current, count - 1);
    }

    /**
     * Called after an edit. Focus and selection follow their items.
     * @param {import("./collection-edit.js").CollectionEdit} edit
     * @param {Map<number, number>} retained
     * @returns {number | undefined} the item that takes over the focus of a deleted one
     */
    edited(edit, retained) {
        const stage = this.#stage;
        let successor;
        for (const [reason, item] of retained) {
            const index = edit.newIndex(item);
            stage.retain(reason, index);
            if (index < 0 && reason === RetainReason.focus) successor = edit.neighborOf(item);
        }
        if (this.#current >= 0) {
            const index = edit.newIndex(this.#current);
            this.#current = index < 0 ? edit.neighborOf(this.#current) : index;
        }
        return successor;
    }

    /**
     * Focuses the successor of a deleted item. Nothing scrolls: without a drawn successor, the scroller gets the focus.
     * @param {number | undefined} item   -1 if there is none; undefined focuses nothing
     */
    focusSuccessor(item) {
        if (item === undefined) return;
        (this.#stage.slotOf(item)?.target ?? this.#host.scroller).focus({ preventScroll: true });
    }

    /** Forgets focus and selection, because the element has left the page. */
    forget() {
        for (const reason of Object.values(RetainReason)) this.#stage.retain(reason, -1);
    }

    /** Called when the page's text selection has changed. */
    selectionChanged() {
        const selection = getSelection();
        const [start, end] = selection && !selection.isCollapsed ? [selection.anchorNode, selection.focusNode] : [];
        this.#stage.retain(RetainReason.selectionStart, this.#stage.itemAt(start));
        this.#stage.retain(RetainReason.selectionEnd, this.#stage.itemAt(end));
    }

    get #hasSelection() {
        const { selectionStart, selectionEnd } = RetainReason;
        return this.#stage.retained(selectionStart) >= 0 || this.#stage.retained(selectionEnd) >= 0;
    }

    /** @param {number} item */
    #focused(item) {
        this.#stage.retain(RetainReason.focus, item);
        if (item < 0) return;
        this.#current = item;
        this.#moveTabStop(item);
    }

    /** @param {number} item   ignored if it is not drawn */
    #moveTabStop(item) {
        const target = this.#stage.slotOf(item)?.target;
        if (!target || target === this.tabStop) return;
        if (this.tabStop) this.tabStop.tabIndex = -1;
        target.tabIndex = 0;
        this.tabStop = target;
    }

    /** @param {KeyboardEvent} event */
    #pressed(event) {
        const { key } = event;
        const target = /** @type {Element} */ (event.target);
        const edge = ["Home", "End"].indexOf(key);
        const isOther = event.defaultPrevented || event.altKey || event.metaKey || (event.ctrlKey && edge < 0);
        if (isOther || !this.#stage.data) return;
        const item = this.#stage.itemAt(target);
        // Keys in other elements that the page has put into an item belong to the page, and so do those that a control needs that
        // stands for the item.
        const needed = key === "Enter" ? interactive : key === " " ? `${pressed}, ${fields}` : fields;
        const isOnItem = !target.matches(needed) && target === this.#stage.slotOf(item)?.target && this.#go(key, item);
        // The browser would go to the scroller's end, which is not the content's.
        const isOutside = !isOnItem && edge >= 0 && (target === this.#host || target.closest(controls));
        if (!isOnItem && !isOutside) return;
        event.preventDefault();
        if (isOutside) this.#scrollToEdge(edge);
    }

    /**
     * Handles a key on an item.
     * @param {string} key
     * @param {number} item
     * @returns {boolean} whether the key did anything
     */
    #go(key, item) {
        if (key === "Enter" || key === " ") {
            this.#activate(item);
            return true;
        }
        const target = this.#target(key, item);
        if (target < 0) return false;
        this.#host.focusItem(target);
        return true;
    }

    /** @param {string} key @param {number} item */
    #target(key, item) {
        const { core, data } = this.#stage;
        switch (key) {
            case "Home":
                return 0;
            case "End":
                return data.count - 1;
            case "PageUp":
            case "PageDown":
                return this.#page(item, key === "PageDown");
            default:
                return key in headings ? core.exports.neighbor(item, headings[key]) : -1;
        }
    }

    /**
     * Returns the item about one viewport away, following neighbors in one direction; -1 if there is none.
     * @param {number} item
     * @param {boolean} isForward
     */
    #page(item, isForward) {
        const { core } = this.#stage;
        const { isVertical, isReversed } = this.#viewport.orientation;
        const [back, ahead] = isVertical ? [Heading.up, Heading.down] : [Heading.left, Heading.right];
        const heading = isForward !== isReversed ? ahead : back;
        const start = (/** @type {number} */ index) => this.#host.frameOf(index)?.[isVertical ? "y" : "x"] ?? NaN;
        const from = start(item);
        let target = -1;
        for (let next = item; (next = core.exports.neighbor(next, heading)) >= 0; target = next) {
            // The first neighbor counts, however long the item is.
            if (target >= 0 && Math.abs(start(next) - from) > this.#viewport.length) break;
        }
        return target;
    }

    /** @param {MouseEvent} event */
    #clicked(event) {
        const target = /** @type {Element} */ (event.target);
        const item = this.#stage.itemAt(target);
        if (item < 0 || event.defaultPrevented || this.#hasSelection || target.closest(interactive)) return;
        this.#activate(item);
    }

    /** @param {number} index */
    #activate(index) {
        const node = this.#stage.slotOf(index)?.node;
        this.#host.dispatchEvent(new CustomEvent("collection-activate", { bubbles: true, detail: { index, node } }));
    }
}
