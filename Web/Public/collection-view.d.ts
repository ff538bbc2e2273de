/** What every section may say. Lengths are px along the scroll axis; 0 or none: there is none. */
interface AnySection {
    /** How many items. */
    count: number;
    /** What the section is known by when `setItems` compares; without one, its place. */
    key?: unknown;
    header?: number;
    footer?: number;
    background?: boolean;
    /** Around the items, in px; default: the element's. */
    inset?: number;
    /** Between items, in px; default: the element's. */
    spacing?: number;
    /** Wished width of a lane, or height of a row, in px; default: the element's. */
    itemBreadth?: number;
}

/** What sections with lanes may say. */
interface LaneSection extends AnySection {
    /** How many lanes, however broad; else as many as `itemBreadth` leaves room for. */
    lanes?: number;
}

/** What sections whose items all have one shape may say. */
interface UniformSection extends LaneSection {
    /** Width divided by height of every item. */
    aspectRatio?: number;
}

/** What sections may say that can scroll across, in a viewport of their own: a shelf. */
interface ShelfSection {
    /**
     * The section's items stand beside each other, and scroll across the page. Each lane is as broad as `itemBreadth`; there is one lane
     * unless `lanes` says otherwise. `extras` are lengths across, too.
     */
    scrolls?: "across";
    /**
     * Where scrolling across comes to rest: anywhere, which is the default; where it would anyway, but at the start of a group; one
     * viewport on; at the next group, at its start or with its middle in the middle.
     */
    resting?: "anywhere" | "boundary" | "page" | "group" | "center";
    /** How many items are a group; default 1. */
    groupSize?: number;
}

/** What sections may say whose items can look otherwise on their way through the viewport. */
interface EffectSection {
    /** Items shrink and fade away from the middle of the viewport, or turn to face it. Their `transform` and `opacity` belong to it. */
    effect?: "receding" | "cover-flow";
}

/** What sections may say whose items can have badges. */
interface BadgeSection {
    /** How large a badge is, in px, at each item's corner where a line of text ends; `renderBadge` fills it. */
    badge?: number;
}

/** Consecutive items and what belongs to them, in a layout of their own or the element's. Other options are a TypeError. */
export type CollectionSection =
    | (AnySection & { layout?: undefined })
    | (AnySection &
          ShelfSection &
          EffectSection &
          BadgeSection & {
              layout: "list";
              /** How thick the lines between items are, in px: nodes of kind "separator". */
              separator?: number;
          })
    | (AnySection & BadgeSection & { layout: "justified" })
    | (LaneSection & ShelfSection & BadgeSection & {
          layout: "waterfall";
          /** By how many px a lane must be shorter to be preferred to the next one in reading order; default 24. */
          tolerance?: number;
      })
    | (UniformSection & ShelfSection & EffectSection & BadgeSection & { layout: "grid" })
    | (UniformSection & BadgeSection & {
          layout: "staggered";
          /** By which part of its length every second lane is moved; default 0.25. */
          offset?: number;
      })
    | (AnySection & EffectSection & BadgeSection & {
          layout: "carousel";
          /** How large a part of the viewport's length an item takes; default 0.8. */
          share?: number;
      })
    | (UniformSection & BadgeSection & {
          layout: "packed";
          /** Whether items fill holes that larger ones leave before them; default true. */
          dense?: boolean;
      });

/** What is in a collection. Arrays are kept, not copied; to change them, set `data` again. */
export interface CollectionData {
    sections: CollectionSection[];
    /**
     * Width divided by height, by item index; squares where it is no positive number. Infinity: there is no picture, and the item
     * is as long as its extra, like a row of text.
     */
    aspectRatios?: ArrayLike<number>;
    /** The same for those who have no array, or one number for all. Asked once per item. */
    aspectRatio?: number | ((index: number) => number);
    /** How much longer than its picture an item is, in px along the scroll axis: for a caption. Default 0. */
    extras?: number | ArrayLike<number> | ((index: number) => number);
    /** Whether `extras` are estimates, to be corrected by `measureItem` as items come near the viewport. */
    measured?: boolean;
    /** What each item is known by, all different, as in a `Map`: where both the old and the new data have keys, items stay who they are. */
    keys?: ArrayLike<unknown> | ((index: number) => unknown);
}

export interface CollectionLayout {
    /** The value of the `layout` attribute. */
    readonly name: string;
    /** For people. */
    readonly title: string;
    /** Whether all items get the same shape, whatever their own: pictures are cropped, extras do not count. */
    readonly isUniform: boolean;
    /** Whether every page has it. The others come with a second engine, for pages that name any of them. */
    readonly isCommon: boolean;
    /** What sections with this layout may say beside what every section may. */
    readonly options: readonly string[];
}

export interface CollectionFrame {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** A line of an item, so many px from a line of the viewport. Lines are from 0 at the start to 1 at the end. */
export interface CollectionPlace {
    /** Its index; -1 for the whole of the content. */
    item: number;
    key?: unknown;
    edge: number;
    distance: number;
    viewportEdge: number;
}

/** An item on its way to another place. */
export interface CollectionReorder {
    phase: "lift" | "move" | "drop" | "cancel";
    /** Its index before that. */
    from: number;
    /** Its index now. */
    to: number;
    /** The section in which it is now. */
    section: number;
    /** How many items there are. */
    count: number;
}

/** Where in the viewport an item is to be. A number: how many px from the viewport's start it begins, header or not. */
export type CollectionAlignment = "nearest" | "start" | "center" | "end" | number;

/**
 * `<collection-view>`: a scrolling collection of any number of items. Needs a size from the page's style.
 *
 * Nodes are children of the element, for the page's style to reach: `[data-kind="item"]`, `"footer"`, `"background"`,
 * and `"header"`, which lies in a `"track"`. They are used again for other items: a callback must expect what it left
 * there. Their `position`, `translate`, `width`, `height`, `z-index` and `visibility` and their attribute `slot` belong to the
 * element, and so does `transition` during a change of layout; `transform` does not, but for sections with an effect. Nodes of
 * kind `"separator"` and `"badge"` belong to items. A section that scrolls across is the part `shelf`: `::part(shelf)`.
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
 * - `collection-reorder`, detail `{ from, to, fromSection, section }`: a person has put an item somewhere else. The element already
 *   has it there; the page does the same to its own list. If the event is canceled, the item goes back
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

    /**
     * Attribute `stick-to-end`: what is appended comes into view if the end was there, as in a conversation, which also begins at its
     * end; elsewhere, what is seen stays where it is.
     */
    stickToEnd: boolean;

    /**
     * Attribute `reorderable`: a person can put items somewhere else, also in another section, by the pointer (on touch after a long
     * press) or the keyboard: Space picks up the focused item, arrow keys move it, Space drops it, Escape puts it back. While it is
     * dragged, its node has the attribute `data-dragged`, and the picture that follows the pointer `data-drag-image`.
     */
    reorderable: boolean;
    /** What those hear who listen while an item is moved by the keyboard, in the page's language; default: in English. */
    describeReorder: ((reorder: CollectionReorder) => string) | undefined;

    /**
     * What is in the collection. Setting it keeps the first visible item where it is: that with the same key or, without keys, with
     * the same index. @throws {TypeError}
     */
    data: CollectionData | undefined;
    /**
     * The collection has these items now: those with new keys come, those whose keys are gone go, and the others are seen moving to
     * where they are now. An item with another ratio is filled again. O(items). @throws {TypeError} where keys are missing or not different
     */
    setItems(data: CollectionData & { keys: NonNullable<CollectionData["keys"]> }): void;

    /**
     * Items have come, gone, moved or changed: the page's arrays and functions are already as they are now. Several changes in a row are
     * one, each with indices as the one before has left them. What is in view stays in its place; an item that stays keeps its node,
     * which is not filled again. The focus goes with its item, and from a deleted one to the next. Costs what changes.
     *
     * @param section   Where an index is both the end of a section and the start of another; default: the section of the item
     *     whose place is taken, the last one at the end. @throws {RangeError} for an index that is not there
     */
    insert(first: number, count?: number, options?: { section?: number }): void;
    delete(first: number, count?: number): void;
    /** @param to   the index of the first of these items afterwards */
    move(first: number, to: number, count?: number, options?: { section?: number }): void;
    /** Items have become others: fills them again, and reads their ratios and extras again. */
    reload(first: number, count?: number): void;

    /** Fills a node; the item's size is already that of the node. */
    renderItem: ((node: HTMLElement, index: number) => void) | undefined;
    renderHeader: ((node: HTMLElement, section: number) => void) | undefined;
    renderFooter: ((node: HTMLElement, section: number) => void) | undefined;
    /** Fills the badge of an item. */
    renderBadge: ((node: HTMLElement, index: number) => void) | undefined;
    /**
     * Reads the real extra length of a filled node, in px. Undefined: not known yet; call `refresh` then. All nodes of
     * a frame are filled before the first is measured.
     */
    measureItem: ((node: HTMLElement, index: number) => number | undefined) | undefined;

    /** Fills and measures again items that are drawn; others are measured when they are. */
    refresh(first: number, last: number): void;

    /** Measures drawn items again without filling them, as when a `ResizeObserver` tells that their content has another height. */
    remeasure(first: number, last?: number): void;
    /** The index of the item whose node is or contains a node; -1 if there is none. */
    indexOf(node: Node): number;

    /**
     * Scrolls until an item is in view, clear of its section's header. Before there is a layout: once there is. An item that
     * is not there is an `error` event.
     */
    scrollToItem(index: number, options?: { align?: CollectionAlignment; focus?: boolean }): void;
    /**
     * What is looked at, by the item's key where there are keys: to be kept, in `history.state` for example, while the page is not
     * there. Undefined at the start of the content.
     */
    readonly place: CollectionPlace | undefined;
    /** Goes to a place that was kept, also in another layout or width; as soon as there is a layout. Nowhere if its item is gone. */
    restore(place: CollectionPlace): void;
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
        "collection-reorder": CustomEvent<{ from: number; to: number; fromSection: number; section: number }>;
        "collection-activate": CustomEvent<{ index: number; node: HTMLElement }>;
    }
}
