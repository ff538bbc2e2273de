import { Collection } from "./collection.js";
import { Alignment, layouts } from "./contract.js";
import { compile, Core } from "./core.js";
import { style } from "./style.js";

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

    static layouts = layouts;

    static ready = compiled.then(Core.instantiate).then(() => {});

    scroller = document.createElement("div");
    #collection;
    #data;
    #callbacks = {};
    #resizing = new ResizeObserver(([{ contentRect }]) => this.#collection.resized(contentRect));
    #turning = new MutationObserver(() => this.#collection.turned());
    #selecting = () => this.#collection.selectionChanged();

    constructor() {
        super();
        const content = document.createElement("div");
        content.id = "content";
        content.setAttribute("role", "presentation");
        const frame = document.createElement("div");
        frame.id = "frame";
        frame.setAttribute("role", "presentation");
        frame.append(document.createElement("slot"));
        content.append(frame);
        this.scroller.id = "scroller";
        this.scroller.setAttribute("role", "list");
        // The Tab key is to lead to an item. Without -1, Firefox makes every scroller a tab stop; with -1 on the element
        // itself, browsers pass over everything in it. So the scroller is an element of its own.
        this.scroller.tabIndex = -1;
        this.scroller.append(content);
        const root = this.attachShadow({ mode: "open" });
        root.adoptedStyleSheets = [style];
        root.append(this.scroller);
        // The page names the element, and a name needs a role. The list itself is inside.
        this.attachInternals().role = "group";
        this.#collection = new Collection(this, content, frame);
        compiled.then(Core.instantiate).then(
            (core) => this.#collection.start(core),
            (error) => this.#collection.fail(error),
        );
    }

    connectedCallback() {
        this.#resizing.observe(this.scroller);
        this.#turning.observe(document.documentElement, { attributeFilter: ["dir"] });
        document.addEventListener("selectionchange", this.#selecting);
    }

    disconnectedCallback() {
        this.#resizing.disconnect();
        this.#turning.disconnect();
        document.removeEventListener("selectionchange", this.#selecting);
        this.#collection.stop();
    }

    attributeChangedCallback(name, before, after) {
        if (before === after) return;
        if (name === "axis" || name === "dir") this.#collection.turned(name === "axis");
        else this.#collection.layoutChanged();
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
        return this.#data;
    }
    set data(data) {
        this.#collection.setData(data ?? { sections: [] });
        this.#data = data;
    }

    get renderItem() {
        return this.#callbacks.renderItem;
    }
    set renderItem(callback) {
        this.#setCallback("renderItem", callback);
    }

    get renderHeader() {
        return this.#callbacks.renderHeader;
    }
    set renderHeader(callback) {
        this.#setCallback("renderHeader", callback);
    }

    get renderFooter() {
        return this.#callbacks.renderFooter;
    }
    set renderFooter(callback) {
        this.#setCallback("renderFooter", callback);
    }

    get measureItem() {
        return this.#callbacks.measureItem;
    }
    set measureItem(callback) {
        this.#setCallback("measureItem", callback);
    }

    get range() {
        return this.#collection.range;
    }

    get visible() {
        return this.#collection.visible;
    }

    frameOf(index) {
        return this.#collection.frameOf(index);
    }

    refresh(first, last) {
        this.#collection.refresh(first, last);
    }

    scrollToItem(index, { align = "nearest", focus = false } = {}) {
        if (!Object.hasOwn(Alignment, align) && !Number.isFinite(align)) {
            const names = Object.keys(Alignment).join(", ");
            throw new RangeError(`align is "${align}"; choose one of: ${names}, or a number of px`);
        }
        this.#collection.scrollToItem({ index, align, focus });
    }

    focusItem(index) {
        this.scrollToItem(index, { focus: true });
    }

    /** To the item focused last if it is in view, else to the first that is. */
    focus(options) {
        this.#collection.focus(options);
    }

    #number(attribute, otherwise) {
        const number = Number.parseFloat(this.getAttribute(attribute));
        return Number.isFinite(number) ? number : otherwise;
    }

    #setCallback(name, callback) {
        this.#callbacks[name] = callback;
        this.#collection.setCallback(name, callback);
    }
}

customElements.define("collection-view", CollectionView);
