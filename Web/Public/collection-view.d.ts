import { CollectionTemplateGroup, CollectionPattern } from "./template-types.js";

export * from "./template-types.js";

/** The options of every section. Lengths are in px along the scroll axis. A header or footer of length 0 does not exist. */
interface AnySection {
    /** The number of items, at most 2,147,483,647. */
    count: number;
    /** The section's identity when `setItems` compares data. Without keys, sections are the same as those at the same index. */
    key?: unknown;
    header?: number;
    footer?: number;
    /** Whether the header stays in the viewport as long as its section; default true. */
    pinsHeader?: boolean;
    /** Whether the footer stays in the viewport as long as its section; default false. */
    pinsFooter?: boolean;
    background?: boolean;
    /** The space around the items, in px; default: the element's. */
    inset?: number;
    /** The space between items, in px; default: the element's. */
    spacing?: number;
    /** The preferred width of a lane, or height of a row, in px; default: the element's. */
    itemBreadth?: number;
}

/** The options of sections with lanes. */
interface LaneSection extends AnySection {
    /** The number of lanes, of any breadth; default: as many as fit at `itemBreadth`. */
    lanes?: number;
}

/** The options of sections whose items all have the same shape. */
interface UniformSection extends LaneSection {
    /** Width divided by height, for every item. */
    aspectRatio?: number;
}

/** The options of sections that can scroll across, in a viewport of their own: a shelf. */
interface ShelfSection {
    /**
     * The section's items stand beside each other, and scroll across the page. Each lane has the breadth `itemBreadth`; there is
     * one lane unless `lanes` is given. `extras` are lengths across, too.
     */
    scrolls?: "across";
    /**
     * The positions where scrolling across comes to rest. "anywhere" is the default; "boundary" is the start of a group near
     * where scrolling would end anyway; "page" is one viewport on; "group" and "center" are the next group, with its start at the
     * viewport's start or its middle in the viewport's middle. A scroll that ends at one of these positions stays there. A section
     * that rests at a page or a group rests there again when the element is resized or its layout changes, and one that is scrolled
     * to an item rests with it in view.
     */
    resting?: "anywhere" | "boundary" | "page" | "group" | "center";
    /** The number of items in a group; default 1. */
    groupSize?: number;
}

/** The options of sections whose items can have effects. */
interface EffectSection {
    /**
     * The effect on items as they move through the viewport: they shrink and fade away from its middle, or turn to face it. The
     * element owns their `transform` and `opacity` then.
     */
    effect?: "receding" | "cover-flow";
}

/** The options of sections whose lines or rows contain items of different lengths. */
interface LineSection {
    /** The position of an item that is shorter than its line or row; "stretch" makes it as long. Default "start". */
    alignment?: "start" | "center" | "end" | "stretch";
}

/** The options of sections whose items all have one length along the direction in which they follow each other. */
interface LengthSection {
    /** That length, as a fraction of the viewport's; see the layout for the default. */
    share?: number;
    /** That length in px, instead of `share`. */
    itemLength?: number;
}

/** The options of sections whose items can have badges. */
interface BadgeSection {
    /** A badge's size, in px; `renderBadge` fills it. It is centered on a corner: upper trailing, or lower leading if horizontal. */
    badge?: number;
}

/** Consecutive items in their own layout. */
type LayoutSection =
    | (AnySection &
          ShelfSection &
          EffectSection &
          BadgeSection & {
              layout: "list";
              /** The thickness of the lines between items, in px: nodes of kind "separator". */
              separator?: number;
          })
    | (AnySection & BadgeSection & { layout: "justified" })
    | (LaneSection & ShelfSection & BadgeSection & {
          layout: "waterfall";
          /** The difference in px by which a lane must be shorter to be preferred to one earlier in reading order; default 24. */
          tolerance?: number;
          /**
           * The rule that chooses an item's lane. "masonry", the default, is reading order with `tolerance`; "shortest" is the
           * shortest lane; "round-robin" is one after the other, whatever their lengths. In edits, items that were seen keep their lanes.
           */
          placement?: "masonry" | "shortest" | "round-robin";
      })
    | (UniformSection & ShelfSection & EffectSection & BadgeSection & { layout: "grid" })
    | (UniformSection & BadgeSection & {
          layout: "staggered";
          /** The fraction of an item's length by which every second lane is shifted; default 0.25. */
          offset?: number;
      })
    | (AnySection & ShelfSection & EffectSection & BadgeSection & {
          layout: "template";
          /** The group that is repeated until all items have a frame; default: the element's `template`. */
          template?: CollectionTemplateGroup;
      })
    /** A line of items that are as broad as the viewport; `share` is 0.8 by default. */
    | (AnySection & EffectSection & BadgeSection & LengthSection & {
          layout: "carousel";
          /**
           * The positions where scrolling comes to rest, if all sections of the collection agree: an item in the viewport's
           * middle, which is the default; an item at its start; or one viewport on.
           */
          rest?: "center" | "start" | "page";
      })
    | (UniformSection & BadgeSection & {
          layout: "packed";
          /** Whether items fill holes that larger items leave before them; default true. */
          dense?: boolean;
      })
    /** Lanes and rows that are as long as their items, which may cover several of each: `laneSpans` and `rowSpans` of the data. */
    | (LaneSection & LineSection & BadgeSection & {
          layout: "fitted";
          /** Whether items fill holes that larger items leave before them; default false. */
          dense?: boolean;
      })
    /** Lines of as many items as fit, like words: each item has its own breadth, from the data's `breadths`. */
    | (AnySection & LineSection & BadgeSection & {
          layout: "flow";
          /** The space between two lines, in px; default: `spacing`, the least space between two items of a line. */
          lineSpacing?: number;
          /** The distribution of the room that remains in a line; default "leading". In "justified", the last line is leading. */
          distribution?:
              | "leading"
              | "center"
              | "trailing"
              | "space-between"
              | "space-around"
              | "space-evenly"
              | "justified";
      })
    /** Large and small cells in a repeated pattern. */
    | (AnySection & BadgeSection & {
          layout: "mosaic";
          /** Default "feature": a large cell with two small ones beside it. "alternating-feature" has more of these, mirrored. */
          pattern?: "feature" | "alternating-feature" | CollectionPattern;
          /** Width divided by height, for a cell that covers one column and one row; default 1. */
          aspectRatio?: number;
      })
    /**
     * A line of items of one length, `itemBreadth` by default. The ratios and extras of the data determine how far each extends
     * across the line, so that cards on a shelf can have different heights.
     */
    | (AnySection & LengthSection & ShelfSection & EffectSection & BadgeSection & { layout: "strip" });

/** The names of the options of a type, or of all types of a union. */
type OptionsOf<Section> = Section extends unknown ? keyof Section : never;

/** Consecutive items in the element's layout. They have none of the options of layouts. */
type PlainSection = AnySection & { [Option in Exclude<OptionsOf<LayoutSection>, keyof AnySection>]?: undefined };

/**
 * Consecutive items with their header, footer and background, in their own layout or the element's. Any other option is a
 * TypeError.
 */
export type CollectionSection = PlainSection | LayoutSection;

/**
 * The contents of a collection. Arrays are kept, not copied. The page changes them for an edit (`insert`, `delete`, `move`,
 * `reload`), and otherwise sets `data` again. A TypeError names any other field, a field of another type, an array with too few
 * values, and a key that is missing or given twice.
 */
export interface CollectionData {
    sections: readonly CollectionSection[];
    /** The length of a header before all sections, in px along the scroll axis; default 0, for none. */
    header?: number;
    /** The length of a footer after all sections. */
    footer?: number;
    /** Whether this header stays at the start of the viewport. Headers of sections stop below it. Default false. */
    pinsHeader?: boolean;
    /** Whether this footer stays at the end of the viewport. Default false. */
    pinsFooter?: boolean;
    /**
     * Width divided by height, by item index. An item whose ratio is not a positive number is a square; the console names the
     * first. Infinity means that there is no picture: the item's length is its extra, as for a row of text.
     */
    aspectRatios?: ArrayLike<number>;
    /** The same ratios, also as a function, which is called once per item, or as one number for all items. */
    aspectRatio?: number | ArrayLike<number> | ((index: number) => number);
    /** The length of an item beyond its picture, in px along the scroll axis, such as that of a caption; 0 unless it is more. */
    extras?: number | ArrayLike<number> | ((index: number) => number);
    /**
     * The numbers of lanes and rows that an item covers, in the layouts "waterfall", "packed" and "fitted"; 1 unless it is more.
     * An edit does not change those of an item that stays. Without both, every seventh item of "packed" covers 2 of each.
     */
    laneSpans?: number | ArrayLike<number> | ((index: number) => number);
    rowSpans?: number | ArrayLike<number> | ((index: number) => number);
    /** The breadths of items across the scroll axis in the layout "flow", in px; the whole breadth if it is no number. */
    breadths?: number | ArrayLike<number> | ((index: number) => number);
    /**
     * Whether `extras` are estimates, which are corrected when items come near the viewport, and whenever their content gets
     * another size; see `measureItem`.
     */
    measured?: boolean;
    /**
     * One key per item, all different and not undefined, compared as in a `Map`. If both the old and the new data have keys,
     * items keep their identity. An array that has not been changed for an edit does not fit the items; a function that reads the
     * page's list always does.
     */
    keys?: ArrayLike<unknown> | ((index: number) => unknown);
}

export interface CollectionLayout {
    /** The value of the `layout` attribute. */
    readonly name: string;
    /** A name for people to read. */
    readonly title: string;
    /** Whether all items get the same shape: pictures are cropped, and extras are ignored. */
    readonly isUniform: boolean;
    /** Whether ratios and extras determine the extents of items across the section's scroll axis. */
    readonly isSizedAcross: boolean;
    /** Whether the engine of every page has it. The others need a second engine, which is loaded for pages that use them. */
    readonly isCommon: boolean;
    /** The options of sections with this layout, in addition to those of every section. */
    readonly options: readonly string[];
}

export interface CollectionFrame {
    x: number;
    y: number;
    width: number;
    height: number;
}

/**
 * A scroll position: the distance in px of a line of an item from a line of the viewport. Lines go from 0 at the start to 1 at
 * the end.
 */
export interface CollectionPlace {
    /** The item's index; -1 for the whole content. */
    item: number;
    key?: unknown;
    edge: number;
    distance: number;
    viewportEdge: number;
}

/** The progress of an item that a person moves. */
export interface CollectionReorder {
    phase: "lift" | "move" | "drop" | "cancel";
    /** The item's index before the move. */
    from: number;
    /** The item's current index. */
    to: number;
    /** The item's current section. */
    section: number;
    /** The number of items. */
    count: number;
}

/**
 * The position in the viewport to scroll an item to. What pinned headers and footers cover does not count: "center" is the middle
 * of the rest. A number is the distance from the viewport's start to the item's start in px; it ignores them.
 */
export type CollectionAlignment = "nearest" | "start" | "center" | "end" | number;

/**
 * `<collection-view>`: a scrolling collection of any number of items. The page's style must give it a size.
 *
 * Nodes are children of the element, so that the page's style reaches them: `[data-kind="item"]`, `"background"`, and
 * `"header"`, `"footer"`, `"global-header"` and `"global-footer"`, each of which is the child of a `"track"`. Nodes of
 * kind `"separator"` and `"badge"` belong to items. A section that scrolls across is the part `shelf`: `::part(shelf)`.
 *
 * Nodes are reused for other items: a callback must expect what it left in them. The element owns their `position`, `translate`,
 * `width`, `height`, `z-index` and `visibility`, their attribute `slot`, and `transition` during a change of layout. It does not
 * own `transform`, except in sections with an effect.
 *
 * Each node is an item of a list. It takes the focus, unless an element in it has the attribute `data-focus`. That element takes
 * the focus then, and may have a role and a name of its own: `<div role="button" aria-label="A lake" data-focus>`. If it is a link,
 * a button or a checkbox, the keys that press it do not activate the item, although Space picks up items of a reorderable collection
 * except in fields. Other fields get all keys.
 *
 * Consecutive changes lead to one layout pass, before the next frame or when the page asks for a result. It starts from the
 * current scroll position, also if the page has set that in the same task. An element that is hidden knows its items, too.
 *
 * Events, all bubbling but `error`:
 * - `collection-range`, detail `{ first, last }`: the range of drawn items has changed
 * - `collection-layout`: everything has been laid out anew
 * - `collection-activate`, detail `{ index, node }`: an item was clicked, but no link or control in it, or Enter or Space was
 *   pressed on it
 * - `collection-reorder`, detail `{ from, to, fromSection, section }`: a person has moved an item. The element already shows it
 *   there; the page must update its own list. If the event is canceled, the item goes back
 * - `error`, an `ErrorEvent`: the engine cannot be loaded, or rejects its input, such as an index without an item, a measured
 *   length below 0 or an attribute with an invalid value. Nothing has changed then. After an edit, arrays or keys that do not fit
 *   the items are a TypeError in this event, and the items go on without keys. Unless the event is canceled, the window gets it,
 *   too
 *
 * An error in a callback is reported to the window with the callback's name and index. The element goes on.
 */
export class CollectionView extends HTMLElement {
    /** Resolves when the engine is loaded; rejects if it cannot be. Elements wait for it themselves. */
    static readonly ready: Promise<void>;
    /** All layouts of the engine. */
    static readonly layouts: readonly CollectionLayout[];

    // An invalid value of `layout`, `axis`, one of the lengths or a callback is a TypeError that names the valid ones. In an
    // attribute, it is an `error` event with that error, and an unknown layout is ignored. For the others, the default is used.
    /** Attribute `layout`: the name of a layout; default "waterfall". @throws {TypeError} */
    layout: string;
    /** Attribute `item-breadth`: the preferred width of a lane, or height of a row, in px; default 240. @throws {TypeError} */
    itemBreadth: number;
    /** Attribute `spacing`: the space between items, in px; default 12. @throws {TypeError} */
    spacing: number;
    /** Attribute `inset`: the space around each section's items, in px; default 12. @throws {TypeError} */
    inset: number;
    /**
     * The repeated group of the layout "template"; default: a large item beside two small ones. A group that has changed in place
     * must be set again. @throws {TypeError} naming the faulty field and its valid values
     */
    template: CollectionTemplateGroup | undefined;
    /** Attribute `axis`; default "vertical". A layout reads the direction; only `dir` attributes are observed. @throws {TypeError} */
    axis: "vertical" | "horizontal";

    /**
     * Attribute `stick-to-end`: keeps the end of the content in view when items are appended, if it was in view, as in a
     * conversation. The collection also starts at its end. Elsewhere, the last item that is fully in view holds its end.
     */
    stickToEnd: boolean;

    /**
     * Attribute `reorderable`: a person can move items, even to another section. The pointer drags (on touch, after a
     * long press). On the keyboard, Space picks up the focused item, arrow keys move it, Space drops it, and Escape
     * puts it back. Meanwhile the item's node has the attribute `data-dragged`, and the image that follows the pointer
     * `data-drag-image`. An item that has come to a section that scrolls the other way gets another size and is filled again.
     */
    reorderable: boolean;
    /** Returns what screen readers announce while an item is moved, in the page's language; default: English. */
    describeReorder: ((reorder: CollectionReorder) => string) | undefined;

    /**
     * The contents of the collection. Setting it holds the position of the first visible item: the one with the same key or,
     * without keys, the same index. @throws {TypeError}
     */
    data: CollectionData | undefined;
    /**
     * Replaces the items and animates the difference: items with new keys are inserted, items whose keys are gone are deleted,
     * and the others move. An item whose ratio has changed is filled again. If only the old or only the new data has `laneSpans`
     * or `rowSpans`, everything is laid out anew, as by `data`. O(items). @throws {TypeError} if a key is missing or not unique
     */
    setItems(data: CollectionData & { keys: NonNullable<CollectionData["keys"]> }): void;

    /**
     * Tells the element that items were inserted, deleted, moved or changed. The page's arrays and functions must already reflect
     * the change. Consecutive changes are one edit; the indices of each are those that the previous one has left. Visible items
     * hold their positions. An item that stays keeps its node, which is not filled again. The focus follows its item, and goes
     * from a deleted item to the next one of its section, else to the previous one, or to the scroller if that is not drawn. The
     * cost is proportional to what changes.
     *
     * @param section   the section to insert into, for an index between two sections; default: that of the item now there (where
     *     the last one goes, of items that move toward the end), or the last section. @throws {RangeError} if the index does not exist
     */
    insert(first: number, count?: number, options?: { section?: number }): void;
    delete(first: number, count?: number): void;
    /** @param to   the index of the first moved item afterwards */
    move(first: number, to: number, count?: number, options?: { section?: number }): void;
    /** Fills these items and their badges again, and reads their ratios and extras again. */
    reload(first: number, count?: number): void;

    /**
     * Fills a node. The node already has the item's size. If the callback inserts, deletes or moves items, the other nodes are filled
     * after the edit, with their new indices.
     */
    renderItem: ((node: HTMLElement, index: number) => void) | undefined;
    /** Fills the header of a section, even when an edit has changed the section's number of items. */
    renderHeader: ((node: HTMLElement, section: number) => void) | undefined;
    /** Fills the footer of a section, as `renderHeader` fills its header. */
    renderFooter: ((node: HTMLElement, section: number) => void) | undefined;
    /** Fills the header before all sections, also when an edit has changed the number of items. */
    renderGlobalHeader: ((node: HTMLElement) => void) | undefined;
    /** Fills the footer after all sections, as `renderGlobalHeader` fills the header before them. */
    renderGlobalFooter: ((node: HTMLElement) => void) | undefined;
    /** Fills the badge of an item. */
    renderBadge: ((node: HTMLElement, index: number) => void) | undefined;
    /**
     * Returns the measured extra length of a filled node, in px. Return undefined if it is not known yet, and call `refresh`
     * later. All nodes of a frame are filled before the first is measured. Default: the length of the element in the node that
     * has the attribute `data-extra`, or else of the node's first element.
     *
     * A drawn item is measured again when an element directly in it has got another size, for example because an image was
     * loaded or text was added. `measureItem` is not called again for an item that is drawn again: call `remeasure` if an image of it
     * was loaded in the meantime.
     */
    measureItem: ((node: HTMLElement, index: number) => number | undefined) | undefined;

    /** Fills and measures drawn items again, and fills their badges. Others are measured when they are drawn. */
    refresh(first: number, last: number): void;

    /** Measures drawn items again without filling them, if `measureItem` depends on more than the sizes of their elements. */
    remeasure(first: number, last?: number): void;
    /** Returns the index of the item whose node is or contains a node; -1 if there is none. */
    indexOf(node: Node): number;

    /**
     * Scrolls an item into view, clear of its section's header. Waits for a layout if there is none yet. An index without an item
     * is an `error` event.
     */
    scrollToItem(index: number, options?: { align?: CollectionAlignment; focus?: boolean }): void;
    /**
     * The scroll position by item, with its key if there are keys. Keep it, for example in `sessionStorage`, to `restore` it when
     * the page comes back. Undefined at the start of the content.
     */
    readonly place: CollectionPlace | undefined;
    /**
     * Scrolls to a saved place, even in another layout or width. Waits for a layout if there is none yet. Does nothing
     * if the item does not exist any more, or without a place.
     */
    restore(place: CollectionPlace | undefined): void;
    /** Scrolls an item into view as far as needed, and focuses it. */
    focusItem(index: number): void;

    /** Focuses the item that had the focus last if it is in view, else the first item in view. */
    focus(options?: FocusOptions): void;

    /** The element that scrolls. Its scroll position is that of the content, unless the content is longer than browsers allow. */
    readonly scroller: HTMLElement;
    /**
     * The first and last drawn item, in the viewport or near it. There is none if `last` is less than `first`, as while the
     * element is hidden.
     */
    readonly range: { first: number; last: number };
    /**
     * The items that are at least partly in view, in order, without those that a pinned header or footer hides; none while the
     * element is hidden. O(drawn items).
     */
    readonly visible: number[];
    /**
     * Returns an item's frame relative to the upper left corner of what the scroller shows, beside any scrollbar, even if it is
     * out of view; undefined if there is no such item, or no layout yet.
     */
    frameOf(index: number): CollectionFrame | undefined;
}

declare global {
    interface HTMLElementTagNameMap {
        "collection-view": CollectionView;
    }
    // These events bubble.
    interface GlobalEventHandlersEventMap {
        "collection-range": CustomEvent<{ first: number; last: number }>;
        "collection-layout": CustomEvent<null>;
        "collection-reorder": CustomEvent<{ from: number; to: number; fromSection: number; section: number }>;
        "collection-activate": CustomEvent<{ index: number; node: HTMLElement }>;
    }
}
