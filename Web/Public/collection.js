import { CollectionData } from "./collection-data.js";
import { layoutNamed } from "./collection-section.js";
import { layouts, ScrollCause } from "./contract.js";
import { Destination } from "./destination.js";
import { Drawing } from "./drawing.js";
import { EngineChoice } from "./engine-choice.js";
import { isMotionWelcome } from "./motion.js";
import { Navigation } from "./navigation.js";
import { Orientation } from "./orientation.js";
import { dispatchError, guarded } from "./page-callback.js";
import { PendingEdit } from "./pending-edit.js";
import { shared } from "./shared-code.js";
import { Stage } from "./stage.js";
import { Viewport } from "./viewport.js";

/** @typedef {import("./stage.js").Callbacks} Callbacks */

/**
 * The collection behind a `<collection-view>`: reports events to the engine, applies the engine's answers to the page, and
 * dispatches the element's events. Engine, nodes, scrolling, focus and animation are separate parts.
 */
export class Collection {
    #host;
    #viewport;
    #drawing;
    #stage;
    #navigation;
    /** Whether the page has set data, sizes or a layout that the engine does not have yet. */
    #isDataNew = true;
    #areSizesNew = false;
    #isLayoutNew = true;
    /** Whether a layout pass is due. */
    #isInvalid = true;
    #isScheduled = false;
    #mayAnimate = true;
    #pending = new PendingEdit();
    #isLaidOut = false;
    #frame;
    #engine;
    #destination;

    /**
     * @param {import("./collection-view.js").CollectionView} host
     * @param {HTMLElement} content   in the host's scroller
     * @param {HTMLElement} frame     in the content, around all nodes
     */
    constructor(host, content, frame) {
        this.#host = host;
        this.#frame = frame;
        this.#viewport = new Viewport(host.scroller, content, frame, (isChanged) => this.#resized(isChanged));
        this.#drawing = new Drawing(host, this.#viewport, {
            isReady: () => this.#isReady,
            catchUp: () => this.#catchUp(),
            rested: () => this.#rested(),
            failed: (error) => this.fail(error),
        });
        this.#stage = this.#drawing.stage = new Stage(host, this.#viewport, this.#drawing);
        this.#stage.pending = this.#pending;
        this.#navigation = new Navigation(host, this.#stage, this.#viewport, (edge) =>
            this.#drawing.perform((core) => core.scrollToEdge(edge)),
        );
        this.#destination = new Destination(this.#stage);
        this.#engine = new EngineChoice(
            host,
            (core, everything) => this.#start(core, everything),
            (error) => {
                this.fail(error);
                // Changes that waited for this engine are laid out with the common one.
                this.#isLayoutNew = true;
                this.#invalidate(false);
            },
        );
        host.scroller.addEventListener("scroll", ({ timeStamp }) => this.#scrolled(timeStamp), { passive: true });
    }

    /**
     * Starts with an engine, the first one or one that replaces it, after the page's last changes.
     * @param {import("./core.js").Core} core
     * @param {import("./engine-choice.js").Everything} [Everything]   the class for the features of the engine with everything
     */
    #start(core, Everything) {
        if (this.#drawing.motion.isRunning) this.#drawing.arrived();
        if (this.#isLaidOut) this.update();
        this.#keepPlace();
        if (Everything) {
            const parts = {
                host: this.#host,
                frame: this.#frame,
                stage: this.#stage,
                viewport: this.#viewport,
                navigation: this.#navigation,
                perform: (/** @type {() => void} */ event) => this.#drawing.perform(event),
                show: () => this.#drawing.show(),
                fail: (/** @type {unknown} */ error) => this.fail(error),
                ...shared,
            };
            this.#stage.everything = new Everything(parts, core);
        }
        this.#isLaidOut = false;
        this.#isDataNew = this.#isLayoutNew = this.#isInvalid = true;
        this.#stage.changeEngine(core, () => {
            this.stickToEnd();
            this.update();
        });
    }

    /** Makes the current place the destination after the next full layout. */
    #keepPlace() {
        if (!this.#isLaidOut || this.#isDataNew || this.#destination.target) return;
        const { place } = this.#destination;
        if (place) this.#destination.target = { place };
    }

    /** Called when the element is in the page. */
    start() {
        this.#viewport.observe();
    }

    /** Stops timers, animations and a drag, because the element has left the page. */
    stop() {
        this.#viewport.leave();
        this.#stage.everything?.cancel(true);
        this.#drawing.stop();
        this.#navigation.forget();
    }

    /**
     * @param {import("./collection-view.js").CollectionData} given
     * @param {boolean} isAnimated   whether items with the same keys are to move in view
     */
    setData(given, isAnimated) {
        const data = new CollectionData(given);
        const present = this.#stage.data;
        this.#engine.describe(data);
        const isOtherEngine = this.#engine.request();
        // Pending edits are dropped, not laid out first: the page's callbacks know only the new data.
        this.#pending.forget();
        const isAlike = present?.hasSpans === data.hasSpans && present.hasBreadths === data.hasBreadths;
        if (isAlike && present.keys && data.keys && !this.#isDataNew) {
            this.#pending.replace(present, data, isAnimated);
            return this.#schedule();
        }
        if (isOtherEngine) this.#keepPlace();
        this.#destination.dataChanged(present?.count, data.count);
        this.#stage.data = data;
        this.#stage.invalidate();
        this.#navigation.itemsChanged();
        data.showPinnedLengths(this.#host);
        this.#isDataNew = true;
        this.#invalidate(false);
    }

    /** The page's sections, with all edits applied. */
    get sections() {
        const { data } = this.#stage;
        return data && this.#pending.sections(data);
    }

    /**
     * Deletes, inserts, moves or changes items.
     * @param {(edit: import("./collection-edit.js").CollectionEdit) => void} change   throws if the edit is invalid
     */
    edit(change) {
        const { data } = this.#stage;
        if (!data) throw new TypeError("there is no data; set `data` first");
        this.#pending.change(data, change);
        this.#schedule();
    }

    /**
     * Sets a callback of the page. An error in it is reported and does not stop the collection.
     * @template {keyof Callbacks} Name
     * @param {Name} name
     * @param {Callbacks[Name]} callback
     */
    setCallback(name, callback) {
        /** @type {((node: HTMLElement, index: number) => number | void) | undefined} */
        const given = callback;
        const safe = given && guarded(name, given, undefined);
        this.#stage.callbacks[name] = /** @type {Callbacks[Name]} */ (safe);
        this.#stage.data?.forget(0, Infinity);
        this.#stage.invalidate();
        this.#invalidate(false);
    }

    /** Passes the attribute `stick-to-end` to the engine. */
    stickToEnd() {
        this.#stage.core?.exports.stickToEnd(this.#host.stickToEnd);
    }

    /** Called when the page has changed the layout or its lengths. */
    layoutChanged() {
        // Nothing changes until the engine that has the layout is loaded.
        if (this.#engine.request() && this.#isLaidOut) return;
        this.#isLayoutNew = true;
        this.#invalidate(true);
    }

    /** Loads the engine with everything if the attribute `reorderable` needs it. */
    reorderableChanged() {
        this.#engine.request();
    }

    /** Called when the reading direction may have changed, or the axis has. */
    orientationChanged(isAxis = false) {
        // Item lengths are measured along the axis.
        this.#areSizesNew ||= isAxis;
        this.#viewport.isLost = true;
        this.#stage.everything?.cancel(true);
        this.#invalidate(isAxis || this.#drawing.motion.isRunning);
    }

    selectionChanged() {
        this.#navigation.selectionChanged();
    }

    get range() {
        this.#viewport.noticeHiding();
        this.#scrolled();
        return this.#stage.range;
    }

    get visible() {
        this.#viewport.noticeHiding();
        this.#scrolled();
        return this.#isReady ? this.#stage.visible : [];
    }

    /** @param {number} index */
    frameOf(index) {
        this.#scrolled();
        const frame = this.#isLaidOut ? this.#stage.core.frame(index) : undefined;
        const { orientation, offset, width } = this.#viewport;
        return frame && orientation.seen(frame, offset, width);
    }

    /**
     * Fills or measures drawn items again.
     * @param {"refresh" | "remeasure"} work
     * @param {number} first
     * @param {number} last
     */
    renew(work, first, last) {
        if (!this.#stage.data) return;
        this.update();
        this.#stage[work](first, last);
        this.#drawing.draw();
    }

    /** @param {Node} node */
    indexOf(node) {
        this.update();
        return this.#stage.itemAt(node);
    }

    /**
     * Scrolls to an item or a place, as soon as there is a layout. Does nothing if the item of a place is gone.
     * @param {import("./destination.js").Target} target
     */
    goTo(target) {
        this.#scrolled();
        this.#destination.target = target;
        this.#goToTarget();
    }

    /** The scroll position by item, with its key if it has one, for the page to keep. */
    get place() {
        this.#scrolled();
        return this.#isLaidOut ? this.#destination.place : undefined;
    }

    /** @param {FocusOptions} [options] */
    focus(options) {
        (this.visible.length > 0 ? this.#navigation : this.#host.scroller).focus(options);
    }

    /**
     * Marks the layout as outdated. Consecutive changes lead to one layout pass, before the next frame or when a result is asked
     * for.
     * @param {boolean} mayAnimate
     */
    #invalidate(mayAnimate) {
        this.#mayAnimate &&= mayAnimate;
        this.#isInvalid = true;
        this.#schedule();
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        queueMicrotask(() => {
            this.#isScheduled = false;
            this.update();
        });
    }

    /** Runs the layout pass that is due, if data, engine and size are there. */
    update() {
        const { core, data } = this.#stage;
        if (!core || !data || this.#drawing.isRunning) return;
        this.#makeEdit();
        if (!this.#isInvalid) return;
        this.#viewport.noticeHiding();
        const isPossible = this.#host.isConnected && !this.#viewport.isEmpty;
        // A shown collection continues with the common engine. A first layout waits for the requested one.
        if (!isPossible || (this.#engine.isLoading && !this.#isLaidOut)) return;
        this.#isInvalid = false;
        try {
            this.#layOut();
        } catch (error) {
            this.#isLaidOut = false;
            return this.fail(error);
        }
        this.#host.dispatchEvent(new CustomEvent("collection-layout", { bubbles: true }));
        // The page may have edited the data in its listener.
        this.#makeEdit();
        this.#goToTarget();
    }

    /**
     * Passes the pending edit to the engine, unless it gets all data anyway. If the engine rejects it, everything is laid out anew.
     */
    #makeEdit() {
        const stage = this.#stage;
        const made = this.#pending.take(stage.data);
        if (!made) return;
        this.#viewport.noticeHiding();
        const { edit, data, followed } = made;
        const retained = stage.retainedItems;
        const isAnimated = made.isAnimated && this.#isReady && isMotionWelcome();
        // An element that is hidden knows its items, and places them when it is shown.
        this.#isInvalid ||= !this.#isReady;
        stage.everything?.cancel();
        stage.data = data;
        try {
            if (followed) data.follow(followed);
        } catch (error) {
            this.fail(error);
        }
        this.#destination.follow(edit);
        data.showPinnedLengths(this.#host);
        if (this.#isDataNew) return;
        this.#catchUp();
        try {
            data.writeEdit(stage, edit.steps, this.#viewport.orientation.isVertical, isAnimated);
        } catch (error) {
            this.#isDataNew = this.#isInvalid = true;
            stage.invalidate();
            return this.fail(error);
        }
        stage.follow(edit);
        const successor = this.#navigation.edited(edit, retained);
        this.#drawing.show();
        stage.renumber();
        this.#drawing.draw();
        this.#navigation.focusSuccessor(successor);
        this.#navigation.restoreTabStop();
    }

    /**
     * Shows what the engine has answered, and reads scroll positions for which the browser has not yet dispatched an event: a
     * change starts from what is seen.
     */
    #catchUp() {
        this.#drawing.show();
        this.#drawing.reportProgress();
        if (!this.#isReady) return;
        // The direction may have changed before its observer reports it.
        this.#viewport.isLost ||= this.#orientation.code !== this.#viewport.orientation.code;
        this.#hasScrolled();
        this.#drawing.show();
        this.#stage.everything?.scrolled();
    }

    /** Passes everything new to the engine, runs its layout pass, and scrolls to the offset that it answers. */
    #layOut() {
        const { core, data } = this.#stage;
        const viewport = this.#viewport;
        const isFirst = !this.#isLaidOut;
        const isAnimated = this.#mayAnimate && !isFirst && isMotionWelcome();
        if (this.#isDataNew || this.#isLayoutNew) this.#stage.everything?.cancel();
        this.#mayAnimate = true;
        if (!isFirst) this.#catchUp();
        const orientation = this.#orientation;
        const layout = this.#layout;
        this.#areSizesNew ||= layout.isSizedAcross !== this.#stage.layout?.isSizedAcross;
        this.#stage.layout = layout;
        if (this.#isDataNew || this.#areSizesNew) data.write(this.#stage, orientation.isVertical);
        // The engine has a template's widths and heights along and across the axis.
        this.#isLayoutNew ||= orientation.isVertical !== viewport.orientation.isVertical;
        if (this.#isLayoutNew) {
            if (layout.options.includes("template")) {
                this.#stage.everything?.content.writeTemplates([this.#host], orientation.isVertical);
            }
            core.choose(layout, this.#host);
        }
        this.#isDataNew = this.#areSizesNew = this.#isLayoutNew = false;
        const isTurned = orientation.code !== viewport.orientation.code;
        viewport.orientation = orientation;
        core.layOut({ width: viewport.width, height: viewport.height, margin: viewport.margin, orientation, isAnimated });
        this.#isLaidOut = true;
        viewport.resize(core.extent);
        viewport.scroll(core.offset);
        if (viewport.rebase() || isTurned) this.#stage.placeAll();
        this.#stage.show();
        if (isFirst) this.#stage.retainAgain();
        // Otherwise, the drawing scrolls to the destination.
        if (Number.isNaN(core.destination)) core.scrolled(viewport.offset, ScrollCause.correction);
        this.#drawing.draw();
        this.#navigation.restoreTabStop();
    }

    /** The orientation that the element asks for. */
    get #orientation() {
        const direction = /** @type {"ltr" | "rtl"} */ (getComputedStyle(this.#host).direction);
        return new Orientation(this.#host.axis, direction);
    }

    /** The layout that the element asks for. If its name is unknown, or the engine does not have it, the present one. */
    get #layout() {
        const layout = layoutNamed(this.#host.layout);
        const isPossible = layout?.isCommon || this.#stage.everything;
        return (isPossible && layout) || this.#stage.layout || layouts[0];
    }

    /** Whether the layout is current, and the element is in the page and has a size. */
    get #isReady() {
        return this.#isLaidOut && !this.#isInvalid && this.#host.isConnected && !this.#viewport.isEmpty;
    }

    /** @param {number} [time] */
    #scrolled(time) {
        this.update();
        if (this.#hasScrolled(time)) this.#drawing.drawScroll();
    }

    /** Passes a new scroll position to the engine. Returns false if there is none. */
    #hasScrolled(time = performance.now()) {
        // The browser's scroll position means nothing while the element is hidden or new data is pending.
        const cause = this.#isReady && !this.#drawing.isRunning ? this.#viewport.scrolled(time) : undefined;
        if (cause === undefined) return false;
        this.#drawing.reportProgress();
        this.#stage.core.scrolled(this.#viewport.offset, cause);
        return true;
    }

    /**
     * Scrolls to the destination, if there is one and the layout is current.
     * @returns {void}
     */
    #goToTarget() {
        if (!this.#destination.target) return;
        if (this.#drawing.isRunning) return queueMicrotask(() => this.#goToTarget());
        this.#viewport.noticeHiding();
        if (!this.#isReady) return;
        let focused;
        try {
            focused = this.#destination.start();
        } catch (error) {
            return this.fail(error);
        }
        this.#drawing.draw();
        if (focused !== undefined) this.#navigation.focusDrawn(focused);
    }

    /**
     * Called when the element has another size, was hidden, or is in the page again.
     * @param {boolean} isChanged   whether the size is another one
     * @returns {void}
     */
    #resized(isChanged) {
        if (this.#viewport.isEmpty) return this.#stage.everything?.cancel();
        const isTurned = this.#orientation.code !== this.#viewport.orientation.code;
        if (isChanged || isTurned || this.#isInvalid) this.#invalidate(this.#drawing.motion.isRunning);
        else this.#viewport.restore();
        this.update();
        this.#drawing.draw();
        this.#goToTarget();
    }

    /** Does the work that would have disturbed scrolling. */
    #rested() {
        // A scroll event that is still to come starts the timer again.
        if (!this.#isReady || !this.#viewport.isCurrent) return;
        const { core } = this.#stage;
        this.#viewport.rest();
        core.scrolled(this.#viewport.offset, ScrollCause.correction);
        if (core.count > 0) this.#drawing.draw();
        this.#stage.everything?.rest();
        this.#stage.restoreReadingOrder();
        this.#navigation.restoreTabStop();
    }

    /** @param {unknown} error */
    fail(error) {
        dispatchError(this.#host, error);
    }
}
