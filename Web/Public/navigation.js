import { Heading } from "./contract.js";
import { RetainReason } from "./stage.js";

const headings = {
    ArrowLeft: Heading.left,
    ArrowRight: Heading.right,
    ArrowUp: Heading.up,
    ArrowDown: Heading.down,
};
const interactive = "a, button, input, select, textarea, label, summary, audio, video, [contenteditable]";

/**
 * Keyboard, focus and activation. One item at a time is in the page's Tab order; arrow keys go where they seem
 * to point. The focused item and the ends of a text selection keep their nodes when they are scrolled out of view.
 */
export class Navigation {
    #host;
    #stage;
    #viewport;
    #scrollToEdge;
    #tabStop;
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
            // The content fills the scroller: this is its scrollbar, and must not take the focus from an item.
            if (event.target === host.scroller) event.preventDefault();
        });
        host.addEventListener("focusin", ({ target }) => this.#focused(stage.itemAt(target)));
        host.addEventListener("focusout", () => stage.retain(RetainReason.focus, -1));
    }

    /** Focuses an item that is drawn. */
    focus(item) {
        this.#stage.slotOf(item)?.target.focus({ preventScroll: true });
    }

    /** The element to which the Tab key leads. @type {HTMLElement | undefined} */
    get tabStop() {
        return this.#tabStop;
    }

    /** Makes sure that the Tab key leads to something in view: the item focused last, if it is. */
    restoreTabStop() {
        if (this.#stage.retained(RetainReason.focus) >= 0) return;
        const { visible } = this.#stage;
        const item = visible.includes(this.#current) ? this.#current : visible[0];
        const slot = this.#stage.slotOf(item);
        if (slot) this.#moveTabStop(slot.target);
    }

    /** The items have changed: hands the focus of one that is gone to what it was in. */
    itemsChanged() {
        const stage = this.#stage;
        const { count } = stage.data;
        if (stage.retained(RetainReason.focus) >= count) this.#host.scroller.focus({ preventScroll: true });
        for (const reason of Object.values(RetainReason)) {
            if (stage.retained(reason) >= count) stage.retain(reason, -1);
        }
        this.#current = Math.min(this.#current, count - 1);
    }

    /** The element has left the page: nothing in it has the focus or is selected. */
    forget() {
        for (const reason of Object.values(RetainReason)) this.#stage.retain(reason, -1);
    }

    /** What is selected in the page has changed. */
    selectionChanged() {
        const { anchorNode, focusNode, isCollapsed } = getSelection();
        const itemAt = (node) => (isCollapsed ? -1 : this.#stage.itemAt(node));
        this.#stage.retain(RetainReason.selectionStart, itemAt(anchorNode));
        this.#stage.retain(RetainReason.selectionEnd, itemAt(focusNode));
    }

    get hasSelection() {
        const { selectionStart, selectionEnd } = RetainReason;
        return this.#stage.retained(selectionStart) >= 0 || this.#stage.retained(selectionEnd) >= 0;
    }

    #focused(item) {
        this.#stage.retain(RetainReason.focus, item);
        if (item < 0) return;
        this.#current = item;
        this.#moveTabStop(this.#stage.slotOf(item).target);
    }

    #moveTabStop(target) {
        if (target === this.#tabStop) return;
        if (this.#tabStop) this.#tabStop.tabIndex = -1;
        target.tabIndex = 0;
        this.#tabStop = target;
    }

    #pressed(event) {
        if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey || !this.#stage.data) return;
        const item = this.#stage.itemAt(event.target);
        // Keys in what else the page put into an item are the page's.
        const isOnItem = event.target === this.#stage.slotOf(item)?.target && this.#go(event.key, item);
        if (isOnItem || (event.target === this.#host && this.#scroll(event.key))) event.preventDefault();
    }

    /** Keys between items: the browser's own would go to the scroller's end, which is not the content's. */
    #scroll(key) {
        if (key !== "Home" && key !== "End") return false;
        this.#scrollToEdge(key === "Home" ? 0 : 1);
        return true;
    }

    /** Keys on an item. @returns {boolean} whether that meant anything */
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

    #target(key, item) {
        const { core, data } = this.#stage;
        switch (key) {
            case "Home":
                return 0;
            case "End":
                return data.count - 1;
            case "PageUp":
                return this.#page(item, false);
            case "PageDown":
                return this.#page(item, true);
            default:
                return key in headings ? core.neighbor(item, headings[key]) : -1;
        }
    }

    /** The item about one viewport away, in the same lane as far as there is one. */
    #page(item, isForward) {
        const { core } = this.#stage;
        const { isVertical, isReversed } = this.#viewport.orientation;
        const [back, ahead] = isVertical ? [Heading.up, Heading.down] : [Heading.left, Heading.right];
        const heading = isForward !== isReversed ? ahead : back;
        const start = (index) => {
            const { x, y } = this.#host.frameOf(index);
            return isVertical ? y : x;
        };
        const from = start(item);
        let target = item;
        for (;;) {
            const next = core.neighbor(target, heading);
            if (next < 0) break;
            const isTooFar = Math.abs(start(next) - from) > this.#viewport.length;
            if (isTooFar && target !== item) break;
            target = next;
            if (isTooFar) break;
        }
        return target === item ? -1 : target;
    }

    #clicked(event) {
        const item = this.#stage.itemAt(event.target);
        if (item < 0 || event.defaultPrevented || this.hasSelection || event.target.closest(interactive)) return;
        this.#activate(item);
    }

    #activate(index) {
        const { node } = this.#stage.slotOf(index);
        this.#host.dispatchEvent(new CustomEvent("collection-activate", { bubbles: true, detail: { index, node } }));
    }
}
