/** Consecutive items and what belongs to them. Lengths are px along the scroll axis; 0 or none: there is none. */
export interface CollectionSection {
    /** How many items. */
    count: number;
    header?: number;
    footer?: number;
    background?: boolean;
}

/** What is in a collection. Arrays are kept, not copied; to change them, set `data` again. */
export interface CollectionData {
    sections: CollectionSection[];
    /** Width divided by height, by item index; squares where it is no positive number. */
    aspectRatios?: ArrayLike<number>;
    /** The same for those who have no array, or one number for all. Asked once per item. */
    aspectRatio?: number | ((index: number) => number);
    /** How much longer than its picture an item is, in px along the scroll axis: for a caption. Default 0. */
    extras?: number | ArrayLike<number> | ((index: number) => number);
    /** Whether `extras` are estimates, to be corrected by `measureItem` as items come near the viewport. */
    measured?: boolean;
}

export interface CollectionLayout {
    /** The value of the `layout` attribute. */
    readonly name: string;
    /** For people. */
    readonly title: string;
    /** Whether all items get the same shape, whatever their own: pictures are cropped, extras do not count. */
    readonly isUniform: boolean;
}

export interface CollectionFrame {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** Where in the viewport an item is to be. A number: how many px from the viewport's start it begins, header or not. */
export type CollectionAlignment = "nearest" | "start" | "center" | "end" | number;

/**
 * `<collection-view>`: a scrolling collection of any number of items. Needs a size from the page's style.
 *
 * Nodes are children of the element, for the page's style to reach: `[data-kind="item"]`, `"footer"`, `"background"`,
 * and `"header"`, which lies in a `"track"`. They are used again for other items: a callback must expect what it left
 * there. Their `translate`, `width`, `height`, `z-index` and `visibility` belong to the element, and so does `transition`
 * during a change of layout; `transform` does not.
 *
 * Each node is an item of a list. It takes the focus, or an element in it with the attribute `data-focus` does, which may
 * have a role and a name of its own: `<div role="button" aria-label="A lake" data-focus>`.
 *
 * Several changes in a row are one layout, done before the next frame or when a result is asked for.
 *
 * Events, all bubbling but `error`:
 * - `collection-range`, detail `{ first, last }`: other items are drawn now
 * - `collection-layout`: everything has been laid out anew
 * - `collection-activate`, detail `{ index, node }`: an item was clicked, or Enter or Space pressed on it
 * - `error`, an `ErrorEvent`: the engine cannot be loaded, or refuses what it is told, such as an item that is not there or
 *   a length below 0. Nothing has changed then. Unless the event is canceled, the window hears it
 */
export class CollectionView extends HTMLElement {
    /** The engine is loaded. Rejects if it cannot be. Elements wait by themselves. */
    static readonly ready: Promise<void>;
    /** All layouts of the engine. */
    static readonly layouts: readonly CollectionLayout[];

    /** Attribute `layout`: the name of a layout; default "waterfall". */
    layout: string;
    /** Attribute `item-breadth`: wished width of a lane, or height of a row, in px; default 240. */
    itemBreadth: number;
    /** Attribute `spacing`: between items, in px; default 12. */
    spacing: number;
    /** Attribute `inset`: around each section's items, in px; default 12. */
    inset: number;
    /** Attribute `axis`: along which it scrolls; default "vertical". The direction of reading is that of the style. */
    axis: "vertical" | "horizontal";

    /** What is in the collection. Setting it keeps the first visible index where it is. @throws {TypeError} */
    data: CollectionData | undefined;

    /** Fills a node; the item's size is already that of the node. */
    renderItem: ((node: HTMLElement, index: number) => void) | undefined;
    renderHeader: ((node: HTMLElement, section: number) => void) | undefined;
    renderFooter: ((node: HTMLElement, section: number) => void) | undefined;
    /**
     * Reads the real extra length of a filled node, in px. Undefined: not known yet; call `refresh` then. All nodes of
     * a frame are filled before the first is measured.
     */
    measureItem: ((node: HTMLElement, index: number) => number | undefined) | undefined;

    /** Fills and measures again items that are drawn; others are measured when they are. */
    refresh(first: number, last: number): void;

    /**
     * Scrolls until an item is in view, clear of its section's header. Before there is a layout: once there is. An item that
     * is not there is an `error` event.
     */
    scrollToItem(index: number, options?: { align?: CollectionAlignment; focus?: boolean }): void;
    /** Scrolls to an item as far as needed and focuses it. */
    focusItem(index: number): void;

    /** Focuses the item focused last if it is in view, else the first that is. */
    focus(options?: FocusOptions): void;

    /** The part that scrolls. Its position is that in the content, unless the content is longer than browsers allow. */
    readonly scroller: HTMLElement;
    /** The first and last item drawn, whether in view or near; none if `last` is before `first`. */
    readonly range: { first: number; last: number };
    /** The items in view, if only in part, in order; not those hidden by their section's header. O(items drawn). */
    readonly visible: number[];
    /** Where an item is, relative to the viewport's upper left corner, in view or not. Undefined if there is none. */
    frameOf(index: number): CollectionFrame | undefined;
}

declare global {
    interface HTMLElementTagNameMap {
        "collection-view": CollectionView;
    }
    interface HTMLElementEventMap {
        "collection-range": CustomEvent<{ first: number; last: number }>;
        "collection-layout": CustomEvent<null>;
        "collection-activate": CustomEvent<{ index: number; node: HTMLElement }>;
    }
}
