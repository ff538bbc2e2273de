import { CollectionData } from "./collection-data.js";
import { alignments, compile, Core, Field } from "./core.js";
import { Navigation } from "./navigation.js";
import { Orientation } from "./orientation.js";
import { Stage } from "./stage.js";
import { Transition } from "./transition.js";
import { Viewport } from "./viewport.js";

/** Nothing has moved for this long, in ms: time for what would disturb scrolling. */
const rest = 150;

// Not a style element: a strict Content-Security-Policy would refuse it.
const style = new CSSStyleSheet();
style.replaceSync(`
    :host {
        display: block;
        block-size: 100%;
        contain: strict;
        overflow: hidden auto;
        overflow-anchor: none;
        scrollbar-gutter: stable;
        scroll-padding-block-start: var(--collection-header, 0);
    }
    :host([axis="horizontal"]) {
        overflow: auto hidden;
        scrollbar-gutter: auto;
        scroll-padding: 0;
        scroll-padding-inline-start: var(--collection-header, 0);
    }
    :host([hidden]) { display: none }
    #content { position: relative; contain: strict; block-size: 100% }
    ::slotted(*) { position: absolute; box-sizing: border-box; inset: 0 auto auto 0 }
    .reversed ::slotted(*) { left: 100% }
    ::slotted([data-kind="item"]) { contain: strict }
    ::slotted([data-kind="track"]) { pointer-events: none }
`);

const compiled = compile(new URL("collection-layout.wasm", import.meta.url));

/**
 * A scrolling collection of any number of items, laid out by the CollectionLayout engine. The page fills the nodes; the
 * element decides where they are, and that there are never more of them than are near the viewport.
 *
 * Not a data source: it asks only how many items there are and of what shape. Its types, with what each property means,
 * are in collection-view.d.ts.
 */
export class CollectionView extends HTMLElement {
    static observedAttributes = ["layout", "item-breadth", "spacing", "inset", "axis", "dir"];

    static layouts = [];

    static ready = compiled.then(async (module) => {
        CollectionView.layouts = (await Core.instantiate(module)).layouts;
    });

    #content;
    #viewport;
    #stage;
    #navigation;
    #transition;
    #resizing = new ResizeObserver(([{ contentRect }]) => this.#resized(contentRect));
    #turning = new MutationObserver(() => this.#invalidate(false));
    #selecting = () => this.#navigation.selectionChanged();
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
    #restTimer = 0;
    #movedTime = 0;

    constructor() {
        super();
        const root = this.attachShadow({ mode: "open" });
        root.adoptedStyleSheets = [style];
        this.#content = document.createElement("div");
        this.#content.id = "content";
        this.#content.setAttribute("role", "presentation");
        this.#content.append(document.createElement("slot"));
        root.append(this.#content);
        this.attachInternals().role = "list";

        this.#viewport = new Viewport(this, this.#content);
        this.#stage = new Stage(this, this.#viewport);
        this.#navigation = new Navigation(this, this.#stage, this.#viewport, (offset) => this.#scrollTo(offset));
        this.#transition = new Transition(this, this.#stage.items, this.#stage.headers.pool, () => this.#draw());
        this.addEventListener("scroll", ({ timeStamp }) => this.#scrolled(timeStamp), { passive: true });
        this.#start();
    }

    async #start() {
        try {
            this.#stage.core = await Core.instantiate(await compiled);
            this.#update();
        } catch (error) {
            this.#fail(error);
        }
    }

    connectedCallback() {
        // Focusable by script and pointer; the Tab key goes to an item.
        if (!this.hasAttribute("tabindex")) this.tabIndex = -1;
        this.#resizing.observe(this);
        this.#turning.observe(document.documentElement, { attributeFilter: ["dir"] });
        document.addEventListener("selectionchange", this.#selecting);
    }

    disconnectedCallback() {
        this.#resizing.disconnect();
        this.#turning.disconnect();
        document.removeEventListener("selectionchange", this.#selecting);
        clearTimeout(this.#restTimer);
        this.#restTimer = 0;
        this.#transition.stop();
        this.#stage.retained.fill(-1);
    }

    attributeChangedCallback(name, before, after) {
        if (before === after) return;
        if (name === "axis") this.#isUnwritten = true;
        this.#invalidate(name !== "dir");
    }

    get layout() {
        return this.getAttribute("layout") ?? "waterfall";
    }
    set layout(name) {
        this.setAttribute("layout", name);
    }

    get itemBreadth() {
        return this.#number("item-breadth", 240);
    }
    set itemBreadth(length) {
        this.setAttribute("item-breadth", length);
    }

    get spacing() {
        return this.#number("spacing", 12);
    }
    set spacing(length) {
        this.setAttribute("spacing", length);
    }

    get inset() {
        return this.#number("inset", 12);
    }
    set inset(length) {
        this.setAttribute("inset", length);
    }

    get axis() {
        return this.getAttribute("axis") === "horizontal" ? "horizontal" : "vertical";
    }
    set axis(axis) {
        this.setAttribute("axis", axis);
    }

    get data() {
        return this.#stage.data?.given;
    }
    set data(given) {
        this.#stage.data = new CollectionData(given);
        this.#isUnwritten = true;
        this.#stage.invalidate();
        this.#navigation.itemsChanged();
        this.style.setProperty("--collection-header", `${this.#stage.data.headerLength}px`);
        this.#invalidate(false);
    }

    get renderItem() {
        return this.#stage.callbacks.renderItem;
    }
    set renderItem(callback) {
        this.#setCallback("renderItem", callback);
    }

    get renderHeader() {
        return this.#stage.callbacks.renderHeader;
    }
    set renderHeader(callback) {
        this.#setCallback("renderHeader", callback);
    }

    get renderFooter() {
        return this.#stage.callbacks.renderFooter;
    }
    set renderFooter(callback) {
        this.#setCallback("renderFooter", callback);
    }

    get measureItem() {
        return this.#stage.callbacks.measureItem;
    }
    set measureItem(callback) {
        this.#setCallback("measureItem", callback);
    }

    get range() {
        this.#update();
        return { ...this.#stage.range };
    }

    get visible() {
        this.#update();
        return this.#isLaidOut ? this.#stage.visible : [];
    }

    frameOf(index) {
        this.#update();
        const { core } = this.#stage;
        if (!this.#isLaidOut || !core.frame(index, this.#viewport.origin)) return undefined;
        const { doubles, records } = core;
        return this.#stage.seen({
            x: doubles[records + Field.x],
            y: doubles[records + Field.y],
            width: doubles[records + Field.width],
            height: doubles[records + Field.height],
        });
    }

    refresh(first, last) {
        if (!this.#stage.data) return;
        this.#stage.refresh(first, last);
        // Within a callback of ours, what is being drawn comes first.
        if (this.#isUpdating) queueMicrotask(() => this.#draw());
        else this.#draw();
    }

    scrollToItem(index, { align = "nearest", focus = false } = {}) {
        if (!alignments.includes(align)) {
            throw new RangeError(`align is "${align}"; choose one of: ${alignments.join(", ")}`);
        }
        this.#target = { index, align, focus };
        this.#update();
        if (this.#isLaidOut && !this.#isInvalid) this.#goToTarget();
    }

    focusItem(index) {
        this.scrollToItem(index, { focus: true });
    }

    #number(attribute, otherwise) {
        const number = Number.parseFloat(this.getAttribute(attribute));
        return Number.isFinite(number) ? number : otherwise;
    }

    #setCallback(name, callback) {
        this.#stage.callbacks[name] = callback;
        this.#stage.invalidate();
        this.#invalidate(false);
    }

    /** Several changes in a row are one layout, before the next frame or when someone asks for a result. */
    #invalidate(mayAnimate) {
        this.#mayAnimate &&= mayAnimate;
        this.#isInvalid = true;
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        queueMicrotask(() => {
            this.#isScheduled = false;
            this.#update();
        });
    }

    #update() {
        const { core, data } = this.#stage;
        const isPossible = core && data && this.isConnected && !this.#viewport.isEmpty;
        if (!this.#isInvalid || !isPossible || this.#isUpdating) return;
        this.#isInvalid = false;
        try {
            this.#layOut();
        } catch (error) {
            this.#isLaidOut = false;
            this.#fail(error);
            return;
        }
        this.dispatchEvent(new CustomEvent("collection-layout", { bubbles: true }));
        if (this.#target) this.#goToTarget();
    }

    #layOut() {
        const { core, data } = this.#stage;
        const isAnimated = this.#mayAnimate && this.#isLaidOut && Transition.isWelcome;
        this.#mayAnimate = true;
        if (isAnimated) this.#transition.prepare();
        else this.#transition.stop();

        const anchor = this.#keep();
        const orientation = new Orientation(this.axis, getComputedStyle(this).direction);
        if (this.#isUnwritten) data.write(core, orientation.isVertical);
        this.#isUnwritten = false;
        this.#viewport.orientation = orientation;
        this.#content.classList.toggle("reversed", orientation.isReversed);
        const { width, height } = this.#viewport;
        const { layout, itemBreadth, spacing, inset } = this;
        core.arrange({ layout, itemBreadth, spacing, inset, width, height, orientation: orientation.code });
        this.#viewport.resize(core.extent);
        this.#viewport.scroll(anchor());
        this.#isLaidOut = true;

        const leaving = [];
        this.#draw(isAnimated ? leaving : undefined);
        if (isAnimated) this.#transition.start(leaving);
    }

    /** Remembers the place. @returns {() => number} the offset at which it is after the next layout */
    #keep() {
        const { core } = this.#stage;
        const { offset } = this.#viewport;
        if (!this.#isLaidOut || offset <= 0) return () => 0;
        if (!this.#isUnwritten) {
            if (!this.#isKept) core.keep(offset);
            this.#isKept = true;
            return () => core.keptOffset;
        }
        // With its content the engine forgets its place in it.
        this.#isKept = false;
        const item = this.#stage.visible[0] ?? -1;
        const start = this.#startOf(item);
        return () => (this.#startOf(item) ?? offset) + offset - (start ?? offset);
    }

    #startOf(item) {
        const { core } = this.#stage;
        if (!core.frame(item, 0)) return undefined;
        const { doubles, records } = core;
        const { x, y, width } = Field;
        return this.#viewport.orientation.start(doubles[records + x], doubles[records + y], doubles[records + width]);
    }

    /** Puts in the page what is in view. */
    #draw(leaving) {
        if (!this.#isLaidOut || this.#isInvalid || this.#isUpdating) return;
        this.#isUpdating = true;
        this.#stage.draw(leaving);
        this.#isUpdating = false;
        this.#moved();
        const { first, last } = this.#stage.range;
        if (first === this.#announced.first && last === this.#announced.last) return;
        this.#announced = { first, last };
        this.dispatchEvent(new CustomEvent("collection-range", { bubbles: true, detail: { first, last } }));
    }

    #scrolled(time) {
        this.#update();
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
            const { offset, length } = this.#viewport;
            let wished = core.scrollOffset(index, align, offset, length);
            // Going to the first item is going to the start, with the space and header before it.
            if (index === 0 && wished < offset) wished = 0;
            if (Math.abs(wished - offset) < 0.5 && this.#stage.items.get(index)) break;
            this.#scrollTo(wished);
        }
        if (focus) this.#navigation.focus(index);
    }

    #resized({ width, height }) {
        const viewport = this.#viewport;
        const isSame = width === viewport.width && height === viewport.height;
        viewport.width = width;
        viewport.height = height;
        if (viewport.isEmpty) return;
        if (isSame && !this.#isInvalid) {
            viewport.restore();
            this.#draw();
        } else {
            this.#invalidate(false);
            this.#update();
        }
    }

    #moved() {
        this.#movedTime = performance.now();
        this.#restTimer ||= setTimeout(() => this.#rest(), rest);
    }

    /** Does, once nothing moves, what would disturb scrolling. */
    #rest() {
        const remaining = rest - (performance.now() - this.#movedTime);
        if (remaining > 0 || this.#viewport.isHeld) {
            this.#restTimer = setTimeout(() => this.#rest(), Math.max(remaining, rest / 4));
            return;
        }
        this.#restTimer = 0;
        if (!this.#isLaidOut || this.#isInvalid || this.#viewport.isEmpty) return;
        if (this.#viewport.rest()) this.#draw();
        if (!this.#navigation.hasSelection) this.#stage.restoreReadingOrder();
        this.#navigation.restoreTabStop();
    }

    #fail(error) {
        const { message } = error;
        const event = new ErrorEvent("error", { error, message, cancelable: true });
        if (this.dispatchEvent(event)) reportError(error);
    }
}

customElements.define("collection-view", CollectionView);
