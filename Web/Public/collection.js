import { CollectionData } from "./collection-data.js";
import { ScrollCause } from "./contract.js";
import { Motion } from "./motion.js";
import { Navigation } from "./navigation.js";
import { Orientation } from "./orientation.js";
import { RestTimer } from "./rest-timer.js";
import { Stage } from "./stage.js";
import { Viewport } from "./viewport.js";

/** So many items are placed in about a millisecond. */
const settledAtOnce = 20_000;
const whenIdle = globalThis.requestIdleCallback ?? ((action) => setTimeout(action));

/**
 * The collection behind a `<collection-view>`: tells the engine what has happened, does in the page what the engine
 * answers, and tells the page by events. Engine, nodes, scrolling, focus and animation each have their own part.
 */
export class Collection {
    #host;
    #viewport;
    #motion;
    #stage;
    #navigation;
    #restTimer;
    /** What the engine has not been told yet. */
    #isDataNew = true;
    #isLayoutNew = true;
    /** A layout is due. */
    #isInvalid = true;
    #isScheduled = false;
    #mayAnimate = true;
    #isDrawing = false;
    #isSettling = false;
    #isLaidOut = false;
    /** Where to go once there is a layout. */
    #target;
    #announced = { first: 0, last: -1 };
    #isAnnouncing = false;

    /**
     * @param {import("./collection-view.js").CollectionView} host
     * @param {HTMLElement} content   in the host's scroller
     * @param {HTMLElement} frame     in the content, around all nodes
     */
    constructor(host, content, frame) {
        this.#host = host;
        this.#viewport = new Viewport(host.scroller, content, frame);
        this.#motion = new Motion(() => this.#arrived());
        this.#stage = new Stage(host, this.#viewport, this.#motion);
        this.#navigation = new Navigation(host, this.#stage, this.#viewport, (edge) => this.#scrollToEdge(edge));
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
        if (this.#motion.isRunning) this.#arrived();
        this.#navigation.forget();
    }

    setData(given) {
        const data = new CollectionData(given);
        this.#stage.data = data;
        this.#stage.invalidate();
        this.#navigation.itemsChanged();
        this.#host.style.setProperty("--collection-header", `${data.headerLength}px`);
        this.#isDataNew = true;
        this.#invalidate(false);
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
        this.#invalidate(false);
    }

    /** The page has chosen another layout, or other lengths for it. */
    layoutChanged() {
        this.#isLayoutNew = true;
        this.#invalidate(true);
    }

    /** The direction of reading may be another one, or the axis is. */
    turned(isAxis = false) {
        // An item's length is told along the axis.
        this.#isDataNew ||= isAxis;
        this.#invalidate(isAxis || this.#motion.isRunning);
    }

    selectionChanged() {
        this.#navigation.selectionChanged();
    }

    get range() {
        this.update();
        return this.#stage.range;
    }

    get visible() {
        this.update();
        return this.#isLaidOut ? this.#stage.visible : [];
    }

    frameOf(index) {
        this.update();
        const frame = this.#isLaidOut ? this.#stage.core.frame(index) : undefined;
        const { orientation, offset, width } = this.#viewport;
        return frame && orientation.seen(frame, offset, width);
    }

    refresh(first, last) {
        if (!this.#stage.data) return;
        this.#stage.refresh(first, last);
        this.#draw();
    }

    scrollToItem(target) {
        this.#target = target;
        this.update();
        this.#goToTarget();
    }

    focus(options) {
        this.update();
        (this.#navigation.tabStop ?? this.#host.scroller).focus(options);
    }

    /** Several changes in a row are one layout, before the next frame or when someone asks for a result. */
    #invalidate(mayAnimate) {
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
        if (!this.#isInvalid || !isPossible || this.#isDrawing) return;
        this.#isInvalid = false;
        try {
            this.#layOut();
        } catch (error) {
            this.#isLaidOut = false;
            this.fail(error);
            return;
        }
        this.#host.dispatchEvent(new CustomEvent("collection-layout", { bubbles: true }));
        this.#goToTarget();
    }

    /** Tells the engine what has changed, and goes where it says. */
    #layOut() {
        const { core, data } = this.#stage;
        const viewport = this.#viewport;
        const isAnimated = this.#mayAnimate && this.#isLaidOut && Motion.isWelcome;
        this.#mayAnimate = true;
        // What the engine has answered while the element was not to be seen.
        if (this.#isLaidOut) this.#stage.show();
        this.#tellProgress();
        const orientation = new Orientation(this.#host.axis, getComputedStyle(this.#host).direction);
        if (this.#isDataNew) data.write(core, orientation.isVertical);
        this.#isDataNew = false;
        if (this.#isLayoutNew) this.#stage.layout = core.choose(this.#host);
        this.#isLayoutNew = false;
        const isTurned = orientation.code !== viewport.orientation.code;
        const { width, height } = viewport;
        viewport.orientation = orientation;
        core.layOut({ width, height, margin: viewport.margin, orientation, isAnimated });
        this.#isLaidOut = true;
        viewport.resize(core.extent);
        viewport.scroll(core.offset);
        if (viewport.rebase() || isTurned) this.#stage.placeAll();
        if (this.#stage.show()) this.#announceSoon();
        core.scrolled(viewport.offset, ScrollCause.correction);
        this.#draw();
        this.#navigation.restoreTabStop();
    }

    /** Whether what is laid out can be seen, and measured. */
    get #isReady() {
        return this.#isLaidOut && !this.#isInvalid && this.#host.isConnected && !this.#viewport.isEmpty;
    }

    /** Does what the engine has answered, and tells it what the page has measured, until nothing is left to be done. */
    #draw() {
        if (!this.#isReady) return;
        // Within a callback of ours, what is being drawn comes first.
        if (this.#isDrawing) {
            queueMicrotask(() => this.#draw());
            return;
        }
        const { core } = this.#stage;
        this.#isDrawing = true;
        try {
            for (;;) {
                this.#show();
                const { destination } = core;
                if (!Number.isNaN(destination)) {
                    this.#viewport.scroll(destination);
                    core.scrolled(this.#viewport.offset, ScrollCause.host);
                    continue;
                }
                const measurements = this.#stage.fill();
                if (!measurements) break;
                this.#tellProgress();
                core.measured(measurements);
            }
        } catch (error) {
            this.fail(error);
        } finally {
            this.#isDrawing = false;
        }
        this.#restTimer.restart();
        this.#settleSoon();
    }

    /** Lets the engine place between frames what nobody sees yet. */
    #settleSoon() {
        if (this.#isSettling || !this.#stage.core.wantsSettling) return;
        this.#isSettling = true;
        whenIdle(() => {
            this.#isSettling = false;
            if (!this.#isReady) return;
            this.#tellProgress();
            this.#stage.core.settle(settledAtOnce);
            this.#draw();
        });
    }

    /** Shows what has changed in the last event. */
    #show() {
        const { core } = this.#stage;
        this.#viewport.extend(core.extent);
        this.#viewport.correct(core.offset);
        if (this.#viewport.rebase()) this.#stage.placeAll();
        if (this.#stage.show()) this.#announceSoon();
    }

    /** The engine is about to be told of something that may change the way of what moves. */
    #tellProgress() {
        if (this.#motion.isRunning) this.#stage.core.advance(this.#motion.progress);
    }

    /** The running transition has come to its end. */
    #arrived() {
        this.#stage.core.finishTransition();
        this.#show();
        this.#draw();
    }

    #scrolled(time) {
        this.update();
        const viewport = this.#viewport;
        // While the element is hidden, or its data is on the way, the browser's position says nothing.
        const cause = this.#isReady ? viewport.scrolled(time) : undefined;
        if (cause === undefined) return;
        this.#stage.core.scrolled(viewport.offset, cause);
        this.#draw();
    }

    #scrollToEdge(edge) {
        if (!this.#isReady) return;
        this.#show();
        this.#stage.core.scrollToEdge(edge);
        this.#draw();
    }

    /** Goes to the item to which the page wants to go, as soon as there is a layout. */
    #goToTarget() {
        if (!this.#target || !this.#isReady) return;
        if (this.#isDrawing) {
            queueMicrotask(() => this.#goToTarget());
            return;
        }
        const { index, align, focus } = this.#target;
        this.#target = undefined;
        const { core } = this.#stage;
        try {
            if (typeof align === "number") core.scrollToDistance(index, align);
            else core.scrollToItem(index, align);
        } catch (error) {
            this.fail(error);
            return;
        }
        this.#draw();
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
            this.#goToTarget();
        } else {
            this.#invalidate(this.#motion.isRunning);
            this.update();
        }
    }

    /** Does what would have disturbed scrolling. */
    #rested() {
        if (!this.#isReady) return;
        if (this.#viewport.rest()) {
            this.#stage.core.scrolled(this.#viewport.offset, ScrollCause.correction);
            this.#draw();
        }
        if (!this.#navigation.hasSelection) this.#viewport.standStill(() => this.#stage.restoreReadingOrder());
        this.#navigation.restoreTabStop();
    }

    /** Tells the page once what many events have led to. */
    #announceSoon() {
        if (this.#isAnnouncing) return;
        this.#isAnnouncing = true;
        queueMicrotask(() => {
            this.#isAnnouncing = false;
            const { first, last } = this.#stage.range;
            if (first === this.#announced.first && last === this.#announced.last) return;
            this.#announced = { first, last };
            this.#host.dispatchEvent(new CustomEvent("collection-range", { bubbles: true, detail: { first, last } }));
        });
    }

    /** Something that is not the page's mistake went wrong. */
    fail(error) {
        const { message } = error;
        const event = new ErrorEvent("error", { error, message, cancelable: true });
        if (this.#host.dispatchEvent(event)) reportError(error);
    }
}
