// The templates and patterns of sections, part of the declarations in collection-view.d.ts.

/**
 * A width or height: a number of px; a fraction of the width or height of the group around it, without the spacing between its
 * subitems; or an estimate in px, which the extent of the item itself replaces, or that of a group's subitems. The item itself
 * has a length along the scroll axis only: that of its picture with its extra, as in a list. Numbers are above 0.
 */
export type CollectionDimension =
    | number
    | { fractionalWidth: number }
    | { fractionalHeight: number }
    | { estimated: number };

/** An item of a template. */
export interface CollectionTemplateItem {
    /** Default: the whole width of the group around it. */
    width?: CollectionDimension;
    /** Default: the whole height of the group around it. */
    height?: CollectionDimension;
    /** The space inside the item's or group's edges, in px; default 0. It is ignored along an axis with an estimated extent. */
    inset?: number;
}

/**
 * A group of a template: items and groups that follow each other. Around the outermost group is the viewport, without the insets
 * at the sides. In a section that scrolls across, the group lies in lanes of the breadth `itemBreadth` instead.
 */
export interface CollectionTemplateGroup extends CollectionTemplateItem {
    /** The direction in which the subitems follow each other: across the direction in which the section scrolls, or along it. */
    direction: "across" | "along";
    /** The subitems, at least one. */
    items: readonly (CollectionTemplateItem | CollectionTemplateGroup)[];
    /** The space between the subitems, in px; default: the section's. */
    spacing?: number;
    /**
     * The number of subitems, from the list again and again, whether they fit or not; default: as many as fit. A group whose
     * extent in its direction is estimated has each subitem once by default.
     */
    repeat?: number;
    /** The number of subitems, which share the group's extent in its direction equally, whatever their own; instead of `repeat`. */
    equalParts?: number;
}

/** Cells that a mosaic repeats. Later cells are filled by later items. */
export interface CollectionPattern {
    /** The number of columns, at least 1: of rows, if scrolling is horizontal. */
    columns: number;
    /** The cells, at least one. They may overlap and leave holes. */
    cells: readonly {
        /** The first column, from 0 at the leading edge. */
        column: number;
        /** The first row, from 0 at the start of the pattern. */
        row: number;
        /** The number of columns that the cell covers; default 1. */
        columnSpan?: number;
        /** The number of rows that the cell covers; default 1. */
        rowSpan?: number;
    }[];
}
