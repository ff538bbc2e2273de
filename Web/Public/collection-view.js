import { layoutName } from "./collection-section.js";
import { checkTemplate } from "./collection-template.js";
import { Collection } from "./collection.js";
import { Alignment, layouts } from "./contract.js";
import { ready } from "./engine-choice.js";
import { renderings } from "./stage.js";
import { style } from "./style.js";
import { kinds, oneOf, requireOptions, requireValid } from "./validation.js";

/** @typedef {import("./stage.js").Callbacks & Partial<Pick<import("./collection-view.js").CollectionView, "describeReorder">>} Callbacks */

/** Returns the number of px that the text of an attribute stands for, and anything else as it is. */
const parsed = (/** @type {any} */ value) =>
    typeof value === "string" && value.trim() ? Number(value.replace(/px\s*$/, "")) : value;
/** A length in px, as a number or as the text of an attribute. */
const length = { ...kinds.length, isValid: (/** @type {any} */ value) => kinds.length.isValid(parsed(value)) };
/**
 * The attributes that have a value, with their valid values.
 * @type {Record<string, import("./validation.js").Kind>}
 */
const attributes = {
    layout: layoutName,
    axis: oneOf(["vertical", "horizontal"]),
    "item-breadth": length,
    spacing: length,
    inset: length,
};

/** @type {(keyof Callbacks)[]} */
const callbackNames = [...Object.values(renderings), "measureItem", "describeReorder"];
const alignment = oneOf(Object.keys(Alignment), { isValid: Number.isFinite, description: "or a number of px" });
const scrollOptions = { align: alignment, focus: kinds.truth };
/** Which sections there are, only an edit knows. */
const sectionOption = { section: undefined };

/**
 * A scrolling collection of any number of items, laid out by the CollectionLayout engine. The page fills the nodes. The element
 * places them, and keeps no more of them than are near the viewport.
 *
 * It is not a data source: it knows only the number of items and their shapes. Its types are in collection-view.d.ts, with the
 * meaning of each property.
 */
export class CollectionView extends /** @type {new () => HTMLElement & Required<Callbacks>} */ (HTMLElement) {
    // Getters instead of static fields: because of those, a bundler would store private members in weak maps.
    static get observedAttributes() {
        return [...Object.keys(attributes), "dir", "stick-to-end", "reorderable"];
    }

    static get layouts() {
        return layouts;
    }

    static get ready() {
        return ready;
    }

    scroller = document.createElement("div");
    /** @type {Collection} */
    #collection;
    /** @type {import("./collection-view.js").CollectionData | undefined} */
    #data;
    /** @type {import("./collection-view.js").CollectionTemplateGroup | undefined} */
    #template;
    /** @type {Callbacks} */
    #callbacks = {};
    #turning = new MutationObserver(() => this.#collection.orientationChanged());
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
        // The Tab key must lead to an item. Without -1, Firefox makes every scroller a tab stop. With -1 on the element itself,
        // browsers skip everything in it, so the scroller is a separate element.
        this.scroller.tabIndex = -1;
        this.scroller.append(content);
        this.attachShadow({ mode: "open" }).append(this.scroller);
        this.adoptedCallback();
        // The page gives the element an accessible name, which needs a role. The list itself is inside.
        this.attachInternals().role = "group";
        this.#collection = new Collection(this, content, frame);
    }

    /** Makes the style sheet, which a document takes only from its own window. */
    adoptedCallback() {
        const page = this.ownerDocument.defaultView;
        // The document of a template has no window.
        if (!page) return;
        const sheet = new page.CSSStyleSheet();
        sheet.replaceSync(style);
        /** @type {ShadowRoot} */ (this.shadowRoot).adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
        this.#collection.start();
        document.addEventListener("selectionchange", this.#selecting);
        // The direction may come from any ancestor, even from outside a shadow tree.
        /** @type {(Node & { host?: Node }) | null | undefined} */
        let node = this;
        while ((node = node.parentNode ?? node.host)) this.#turning.observe(node, { attributeFilter: ["dir"] });
        // What the page has set before the element was defined hides the accessors.
        for (const [name, value] of Object.entries(this)) {
            if (name in CollectionView.prototype && Reflect.deleteProperty(this, name)) Reflect.set(this, name, value);
        }
    }

    /** Called by `moveBefore`, which takes neither focus nor scroll position away. */
    connectedMoveCallback() {
        this.#turning.disconnect();
        this.connectedCallback();
        this.#collection.orientationChanged();
    }

    disconnectedCallback() {
        this.#turning.disconnect();
        document.removeEventListener("selectionchange", this.#selecting);
        this.#collection.stop();
    }

    /** @param {string} name @param {string | null} before @param {string | null} after */
    attributeChangedCallback(name, before, after) {
        if (before === after) return;
        if (name === "stick-to-end") this.#collection.stickToEnd();
        else if (name === "reorderable") this.#collection.reorderableChanged();
        else {
            try {
                if (after !== null && name !== "dir") requireValid(name, after, attributes[name]);
            } catch (error) {
                this.#collection.fail(error);
            }
            if (name === "axis" || name === "dir") this.#collection.orientationChanged(name === "axis");
            else this.#collection.layoutChanged();
        }
    }

    static {
        for (const name of callbackNames) {
            Object.defineProperty(this.prototype, name, {
                configurable: true,
                /** @this {CollectionView} */
                get() {
                    return this.#callbacks[name];
                },
                /** @this {CollectionView} @param {any} callback */
                set(callback) {
                    requireValid(name, callback, kinds.callback);
                    this.#callbacks[name] = callback;
                    if (name !== "describeReorder") this.#collection.setCallback(name, callback);
                },
            });
        }
    }

    get layout() {
        return this.getAttribute("layout") ?? "waterfall";
    }
    set layout(name) {
        this.#setAttribute("layout", name);
    }

    get itemBreadth() {
        return this.#number("item-breadth", 240);
    }
    set itemBreadth(length) {
        this.#setAttribute("item-breadth", length, "itemBreadth");
    }

    get spacing() {
        return this.#number("spacing", 12);
    }
    set spacing(length) {
        this.#setAttribute("spacing", length);
    }

    get inset() {
        return this.#number("inset", 12);
    }
    set inset(length) {
        this.#setAttribute("inset", length);
    }

    get template() {
        return this.#template;
    }
    set template(template) {
        if (template !== undefined) checkTemplate(template, "template");
        this.#template = template;
        this.#collection.layoutChanged();
    }

    get axis() {
        return this.getAttribute("axis") === "horizontal" ? "horizontal" : "vertical";
    }
    set axis(axis) {
        this.#setAttribute("axis", axis);
    }

    get stickToEnd() {
        return this.hasAttribute("stick-to-end");
    }
    set stickToEnd(isSticky) {
        this.toggleAttribute("stick-to-end", isSticky);
    }

    get reorderable() {
        return this.hasAttribute("reorderable");
    }
    set reorderable(isReorderable) {
        this.toggleAttribute("reorderable", isReorderable);
    }

    get data() {
        return this.#data && { ...this.#data, sections: this.#collection.sections };
    }
    set data(data) {
        this.#collection.setData(data ?? { sections: [] }, false);
        this.#data = data;
    }

    /** @param {import("./collection-view.js").CollectionData} data */
    setItems(data) {
        if (data?.keys === undefined) {
            throw new TypeError("setItems: keys is undefined; give one for each item, or set `data`");
        }
        this.#collection.setData(data, true);
        this.#data = data;
    }

    /** @param {number} first @param {number} count @param {{ section?: number }} options */
    insert(first, count = 1, options = {}) {
        requireOptions("insert", options, sectionOption, "insert");
        this.#collection.edit((edit) => edit.insert(first, count, options.section));
    }

    /** @param {number} first @param {number} count */
    delete(first, count = 1) {
        this.#collection.edit((edit) => edit.delete(first, count));
    }

    /** @param {number} first @param {number} to @param {number} count @param {{ section?: number }} options */
    move(first, to, count = 1, options = {}) {
        requireOptions("move", options, sectionOption, "move");
        this.#collection.edit((edit) => edit.move(first, to, count, options.section));
    }

    /** @param {number} first @param {number} count */
    reload(first, count = 1) {
        this.#collection.edit((edit) => edit.reload(first, count));
    }

    get range() {
        return this.#collection.range;
    }

    get visible() {
        return this.#collection.visible;
    }

    /** @param {number} index */
    frameOf(index) {
        return this.#collection.frameOf(index);
    }

    /** @param {number} first @param {number} last */
    refresh(first, last) {
        this.#collection.renew("refresh", first, last);
    }

    /** @param {number} first @param {number} last */
    remeasure(first, last = first) {
        this.#collection.renew("remeasure", first, last);
    }

    /** @param {Node} node */
    indexOf(node) {
        return this.#collection.indexOf(node);
    }

    /**
     * @param {number} index
     * @param {{ align?: import("./collection-view.js").CollectionAlignment, focus?: boolean }} options
     */
    scrollToItem(index, options = {}) {
        requireOptions("scrollToItem", options, scrollOptions, "scrollToItem");
        const { align = "nearest", focus = false } = options;
        this.#collection.goTo({ index, align, focus });
    }

    get place() {
        return this.#collection.place;
    }

    /** @param {import("./collection-view.js").CollectionPlace | undefined} place */
    restore(place) {
        if (place) this.#collection.goTo({ place });
    }

    /** @param {number} index */
    focusItem(index) {
        this.scrollToItem(index, { focus: true });
    }

    /**
     * Focuses the item that had the focus last if it is in view, else the first item in view.
     * @param {FocusOptions} [options]
     */
    focus(options) {
        this.#collection.focus(options);
    }

    /** @param {string} attribute @param {number} otherwise */
    #number(attribute, otherwise) {
        const number = parsed(this.getAttribute(attribute));
        return length.isValid(number) ? number : otherwise;
    }

    /**
     * @param {string} attribute
     * @param {string | number} value
     * @param {string} property   the property's name
     */
    #setAttribute(attribute, value, property = attribute) {
        requireValid(property, value, attributes[attribute]);
        this.setAttribute(attribute, String(value));
    }

}

customElements.define("collection-view", CollectionView);
