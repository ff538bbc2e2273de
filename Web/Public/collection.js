import { CollectionData } from "./collection-data.js";
import { ElementRecord } from "./contract.js";
import { Navigation } from "./navigation.js";
import { Orientation } from "./orientation.js";
import { RestTimer } from "./rest-timer.js";
import { Stage } from "./stage.js";
import { Transition } from "./transition.js";
import { Viewport } from "./viewport.js";

/**
 * The collection behind a `<collection-view>`: decides when to lay out, to draw and to scroll, in what order, and tells
 * the page by events. The element is its face; engine, nodes, scrolling, focus and animation each have their own part.
 */
export class Collection {
    #host;
    #content;
    #viewport;
    #stage;
    #navigation;
    #transition;
    #restTimer;
    /** The engine has not been told of the data yet. */
    #isUnwritten = true;
    /** A layout is due. */
    #isInvalid = true;
    #isScheduled = false;
    #mayAnimate = true;
    #isUpdating = false;
    #isLaidOut = false;
    /** The engine remembers what the person at the screen scrolled to: resizing forth and back returns there. */
    #isKept = false;
    /** Where to go once there is a layout. */
    #target;
    #announced = { first: 0, last: -1 };

    /**
     * @param {import("./collection-view.js").CollectionView} host
     * @param {HTMLElement} content   in the host's scroller, around all nodes
     */
    constructor(host, content) {
        this.#host = host;
        this.#content = content;
        this.#viewport = new Viewport(host.scroller, content);
        this.#stage = new Stage(host, this.#viewport);
        const scrollTo = (offset) => this.#scrollTo(offset);
        this.#navigation = new Navigation(host, this.#stage, this.#viewport, scrollTo);
        this.#transition = new Transition(host, this.#stage.pools, () => this.#draw());
        this.#restTimer = new RestTimer(() => this.#viewport.isHeld, () => this.#rested());
        host.scroller.addEventListener("scroll", ({ timeStamp }) => this.#scrolled(timeStamp), { passive: true });
    }

    /** The engine is there. @param {import("./core.js").Core} core */
    start(core) {
        this.#stage.core = core;
        this.update();
    }

    /** The element has left the page. */
    stop() {
        this.#restTimer.stop();
        this.#transition.stop();
        this.#stage.retained.fill(-1);
    }

    setData(given) {
        const data = new CollectionData(given);
        this.#stage.data = data;
        this.#stage.invalidate();
        this.#navigation.itemsChanged();
        this.#host.style.setProperty("--collection-header", `${data.headerLength}px`);
        this.rewrite();
        this.invalidate(false);
    }

    /** A mistake in a page's callback is reported, and stays the page's: the collection goes on. */
    setCallback(name, callback) {
        this.#stage.callbacks[name] = (node, index) => {
            try {
                return callback?.(node, index);
            } catch (error) {
                reportError(error);
                return undefined;
            }
        };
        this.#stage.invalidate();
        this.invalidate(false);
    }

    /** The engine must be told all data again. */
    rewrite() {
        this.#isUnwritten = true;
    }

    selectionChanged() {
        this.#navigation.selectionChanged();
    }

    get range() {
        this.update();
        return { ...this.#stage.range };
    }

    get visible() {
        this.update();
        return this.#isLaidOut ? this.#stage.visible : [];
    }

    frameOf(index) {
        this.update();
        const { core } = this.#stage;
        if (!this.#isLaidOut || !core.frame(index, this.#viewport.origin)) return undefined;
        const { doubles, records } = core;
        return this.#stage.seen({
            x: doubles[records + ElementRecord.x],
            y: doubles[records + ElementRecord.y],
            width: doubles[records + ElementRecord.width],
            height: doubles[records + ElementRecord.height],
        });
    }

    refresh(first, last) {
        if (!this.#stage.data) return;
        this.#stage.refresh(first, last);
        // Within a callback of ours, what is being drawn comes first.
        if (this.#isUpdating) queueMicrotask(() => this.#draw());
        else this.#draw();
    }

    scrollToItem(target) {
        this.#target = target;
        this.update();
        if (this.#target && this.#isLaidOut && !this.#isInvalid) this.#goToTarget();
    }

    focus(options) {
        this.update();
        (this.#navigation.tabStop ?? this.#host.scroller).focus(options);
    }

    /** Several changes in a row are one layout, before the next frame or when someone asks for a result. */
    invalidate(mayAnimate) {
        this.#mayAnimate &&= mayAnimate;
        this.#isInvalid = true;
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        queueMicrotask(() => {
            this.#isScheduled = false;
            this.update();
        });
    }

    /** Does the layout that is due, if there is all it takes. */
    update() {
        const { core, data } = this.#stage;
        const isPossible = core && data && this.#host.isConnected && !this.#viewport.isEmpty;
        if (!this.#isInvalid || !isPossible || this.#isUpdating) return;
        this.#isInvalid = false;
        try {
            this.#layOut();
        } catch (error) {
            this.#isLaidOut = false;
            this.fail(error);
            return;
        }
        this.#host.dispatchEvent(new CustomEvent("collection-layout", { bubbles: true }));
        if (this.#target) this.#goToTarget();
    }

    #layOut() {
        const { core, data } = this.#stage;
        const isAnimated = this.#mayAnimate && this.#isLaidOut && Transition.isWelcome;
        this.#mayAnimate = true;
        if (isAnimated) this.#transition.prepare();
        else this.#transition.stop();

        const anchor = this.#keep();
        const orientation = new Orientation(this.#host.axis, getComputedStyle(this.#host).direction);
        if (this.#isUnwritten) data.write(core, orientation.isVertical);
        this.#isUnwritten = false;
        this.#viewport.orientation = orientation;
        this.#content.classList.toggle("reversed", orientation.isReversed);
        const { width, height } = this.#viewport;
        const { layout, itemBreadth, spacing, inset } = this.#host;
        const code = orientation.code;
        const chosen = core.arrange({ layout, itemBreadth, spacing, inset, width, height, orientation: code });
        this.#stage.isMeasuring = data.isMeasured && !chosen.isUniform;
        this.#viewport.resize(core.extent);
        this.#viewport.scroll(anchor());
        this.#isLaidOut = true;

        const leaving = [];
        this.#draw(isAnimated ? leaving : undefined);
        this.#navigation.restoreTabStop();
        if (isAnimated) this.#transition.start(leaving);
    }

    /** Remembers the place. @returns {() => number} the offset at which it is after the next layout */
    #keep() {
        const { core } = this.#stage;
        const { offset } = this.#viewport;
        if (!this.#isLaidOut || offset <= 0) return () => offset;
        if (!this.#isUnwritten) {
            if (!this.#isKept) core.keep(offset);
            this.#isKept = true;
            return () => core.keptOffset;
        }
        // With its content the engine forgets its place in it.
        this.#isKept = false;
        const item = this.#stage.anchor;
        const start = this.#startOf(item);
        return () => (this.#startOf(item) ?? offset) + offset - (start ?? offset);
    }

    #startOf(item) {
        const { core } = this.#stage;
        if (!core.frame(item, 0)) return undefined;
        const { doubles, records } = core;
        const { x, y, width } = ElementRecord;
        return this.#viewport.orientation.start(doubles[records + x], doubles[records + y], doubles[records + width]);
    }

    /** Puts in the page what is in view. */
    #draw(leaving) {
        if (!this.#isLaidOut || this.#isInvalid || this.#isUpdating) return;
        this.#isUpdating = true;
        try {
            this.#stage.draw(leaving);
        } finally {
            this.#isUpdating = false;
        }
        this.#restTimer.restart();
        const { first, last } = this.#stage.range;
        if (first === this.#announced.first && last === this.#announced.last) return;
        this.#announced = { first, last };
        this.#host.dispatchEvent(new CustomEvent("collection-range", { bubbles: true, detail: { first, last } }));
    }

    #scrolled(time) {
        this.update();
        // While the element is hidden, or its data is on the way, the browser's position says nothing.
        if (!this.#isLaidOut || this.#isInvalid || this.#viewport.isEmpty || !this.#viewport.scrolled(time)) return;
        this.#isKept = false;
        this.#draw();
    }

    #scrollTo(offset) {
        this.#isKept = false;
        this.#viewport.scroll(offset);
        this.#draw();
    }

    #goToTarget() {
        const { index, align, focus } = this.#target;
        this.#target = undefined;
        const { core, data } = this.#stage;
        if (!(index >= 0 && index < data.count)) return;
        // What comes into view may be measured and so move the target.
        for (let attempt = 0; attempt < 4; attempt += 1) {
            const { offset } = this.#viewport;
            const isDistance = typeof align === "number";
            let wished = isDistance ? this.#startOf(index) - align : core.scrollOffset(index, align, offset);
            // Going to the first item is going to the start, with the space and header before it.
            if (index === 0 && wished < offset && !isDistance) wished = 0;
            wished = Math.min(Math.max(0, wished), this.#viewport.maximum);
            if (Math.abs(wished - offset) < 0.5 && this.#stage.items.get(index)) break;
            this.#scrollTo(wished);
        }
        if (focus) this.#navigation.focus(index);
    }

    /** The element has got another size, or is in the page again. */
    resized({ width, height }) {
        const viewport = this.#viewport;
        const isSame = width === viewport.width && height === viewport.height;
        viewport.width = width;
        viewport.height = height;
        if (viewport.isEmpty) return;
        if (isSame && !this.#isInvalid) {
            viewport.restore();
            this.#draw();
        } else {
            this.invalidate(false);
            this.update();
        }
    }

    /** Does what would have disturbed scrolling. */
    #rested() {
        if (!this.#isLaidOut || this.#isInvalid || this.#viewport.isEmpty) return;
        if (this.#viewport.rest()) this.#draw();
        if (!this.#navigation.hasSelection) this.#stage.restoreReadingOrder();
        this.#navigation.restoreTabStop();
    }

    /** Something that is not the page's mistake went wrong. */
    fail(error) {
        const { message } = error;
        const event = new ErrorEvent("error", { error, message, cancelable: true });
        if (this.#host.dispatchEvent(event)) reportError(error);
    }
}
