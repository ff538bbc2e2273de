import CollectionLayout

// The records in WebAssembly memory that JavaScript reads and writes. JavaScript accesses each as an array of numbers,
// so all fields of a record have one type.

extension Double {
    /// The integer that equals this number of a record, or `fallback` if none does.
    @inline(never)  // The copies would be a fiftieth of the module with everything.
    public func integer(otherwise fallback: Int) -> Int { Int(exactly: self) ?? fallback }
}

/// The change of an element that is or was shown.
public enum ChangeKind: UInt8, CaseIterable {
    /// The element is no longer shown, and its node may be reused. Only the key is set.
    case left
    /// The page must measure the item. Only the key is set.
    case unmeasured
    case entered, moved
    /// An edit has changed the element's content. Only the key is set.
    case refreshed
    /// The element is deleted, and its node is fading out. The node does not react to anything.
    case fading
}

/// The result of an event.
public struct AnswerRecord: BitwiseCopyable {
    /// The number of a ``WebCollection/Failure``, in which case the event has changed nothing; 0 for none.
    public var failure = 0.0
    /// The number of records of changed elements, and the index of their first number in memory.
    public var count = 0.0
    public var records = 0.0
    /// The content's length along the scroll axis.
    public var extent = 0.0
    /// The viewport's offset, even after events that move the viewport.
    public var offset = 0.0
    /// The offset to scroll to; NaN to stay.
    public var destination = Double.nan
    /// The number of the running transition, which is different for every transition; 0 if none runs.
    public var transition = 0.0
    /// 1 if JavaScript should call `settle` between frames, else 0.
    public var wantsSettling = 0.0

    public init() {}
}

/// An element that is shown, and its change.
public struct ElementRecord: BitwiseCopyable {
    public var change: Double
    /// The element's key, constant while the element is shown. Keys are small, so that JavaScript can use them as array
    /// indices.
    public var key: Double
    public var kind = 0.0
    /// The index of an item in the collection, or of the section for everything else.
    public var index = 0.0
    /// The physical frame in the whole content, of any length. If the main axis runs from right to left, x is negative
    /// and counts from the content's right edge, as in browsers.
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0
    public var zIndex = 0.0
    /// The length of the track in which the browser pins the element. It begins where the frame does, or ends there for
    /// a footer. An element that is not pinned has a track of its own length.
    public var trackLength = 0.0
    /// The distance from the viewport's edge at which the browser pins the element.
    public var pinInset = 0.0
    /// 1 if a transition moves the element, else 0, and then the next six fields mean nothing. The frame is the end.
    public var moves = 0.0
    /// The start of the motion: the offset from the frame's corner, the size and the alpha.
    public var startX = 0.0
    public var startY = 0.0
    public var startWidth = 0.0
    public var startHeight = 0.0
    public var startAlpha = 0.0
    /// The alpha at the end of the motion.
    public var endAlpha = 0.0
    /// The section that scrolls across and contains the element; NaN for other elements. The frame counts from the
    /// start of that section's content then.
    public var shelf = Double.nan
    /// 1 if an effect transforms the element, else 0, and then the remaining fields mean nothing.
    public var isTransformed = 0.0
    public var alpha = 0.0
    public var scale = 0.0
    public var rotation = 0.0
    public var rotationX = 0.0
    public var rotationY = 0.0
    public var perspective = 0.0
    public var translationX = 0.0
    public var translationY = 0.0
    /// The origin of the transform, relative to the frame's center.
    public var originX = 0.0
    public var originY = 0.0

    init(_ change: ChangeKind, _ key: ElementKey) {
        self.change = Double(change.rawValue)
        self.key = Double(key.raw)
    }
}

/// A section that the page describes; see ``WebCollection/SectionPlan``.
public struct SectionRecord: BitwiseCopyable {
    public var count: Double
    public var headerLength: Double
    public var footerLength: Double
    /// 1 if the section has a background, else 0.
    public var hasBackground: Double
    /// The layout's number. It and the options below are NaN if the page does not give them.
    public var layout: Double
    public var itemBreadth: Double
    public var lanes: Double
    public var spacing: Double
    public var inset: Double
    /// The length of every item divided by its breadth.
    public var cell: Double
    public var offset: Double
    public var tolerance: Double
    /// 1, 0 or NaN.
    public var dense: Double
    public var share: Double
    /// The number of an `OrthogonalScrolling.Mode`; NaN for a section that does not scroll across.
    public var resting: Double
    public var groupSize: Double
    /// The number of an ``EffectChoice``; NaN for none.
    public var effect: Double
    public var separator: Double
    public var badge: Double
    /// The numbers of a ``PlacementChoice``, a ``PatternChoice``, a ``RestChoice``, a ``DistributionChoice`` and an
    /// ``AlignmentChoice``; NaN for none.
    public var placement = Double.nan
    public var pattern = Double.nan
    public var rest = Double.nan
    public var distribution = Double.nan
    public var alignment = Double.nan
    public var itemLength = Double.nan
    public var lineSpacing = Double.nan
    /// 0 if the header scrolls with the section. Otherwise, it stays in the viewport.
    public var pinsHeader = Double.nan
    /// 1 if the footer stays in the viewport.
    public var pinsFooter = Double.nan
    /// 1 if the items have spans of their own, in ``ExtentRecord``s.
    public var hasSpans = Double.nan
    /// The number of columns of the section's own mosaic, and of the ``CellRecord``s of its pattern.
    public var columns = 0.0
    public var cellCount = 0.0
    /// The number of the ``TemplateRecord``s of the section's own template; 0 for none.
    public var templateCount = 0.0

    /// Creates a section without options of its own.
    public init(count: Int, headerLength: Double = 0, footerLength: Double = 0, hasBackground: Bool = false) {
        self.count = Double(count)
        (self.headerLength, self.footerLength) = (headerLength, footerLength)
        self.hasBackground = hasBackground ? 1 : 0
        (layout, itemBreadth, lanes, spacing, inset) = (.nan, .nan, .nan, .nan, .nan)
        (cell, offset, tolerance, dense) = (.nan, .nan, .nan, .nan)
        (share, resting, groupSize, effect, separator, badge) = (.nan, .nan, .nan, .nan, .nan, .nan)
    }
}

/// A cell of a mosaic. Columns count from the leading edge, rows from the start of the pattern.
public struct CellRecord: BitwiseCopyable, Equatable, Sendable {
    public var column: Double
    public var row: Double
    public var columnSpan: Double
    public var rowSpan: Double

    public init(column: Double, row: Double, columnSpan: Double, rowSpan: Double) {
        (self.column, self.row, self.columnSpan, self.rowSpan) = (column, row, columnSpan, rowSpan)
    }
}

/// The numbers of lanes and rows that an item covers, and its own breadth in CSS pixels; NaN for none.
public struct ExtentRecord: BitwiseCopyable {
    public var lanes: Float
    public var rows: Float
    public var breadth: Float
}

/// A step of an edit; see ``EditKind``. Deleted, moved and changed items have their positions before the edit,
/// inserted and moved ones those after it. A changed section has its index after the edit.
public struct EditRecord: BitwiseCopyable {
    /// The number of an ``EditKind``.
    public var kind: Double
    /// The number of items.
    public var count: Double
    public var oldSection: Double
    public var oldItem: Double
    public var newSection: Double
    public var newItem: Double
}

/// A scroll position: the distance of a line of an item from a line of the viewport. Lines go from 0 at the start to 1
/// at the end.
public struct PlaceRecord: BitwiseCopyable {
    /// The item's index; −1 for the whole content.
    public var item: Double
    public var edge: Double
    public var distance: Double
    public var viewportEdge: Double

    public init(_ place: SavedPlace<Int>) {
        item = Double(place.item ?? -1)
        edge = place.anchor.edge.fraction
        distance = place.anchor.distance
        viewportEdge = place.anchor.viewportEdge.fraction
    }

    public var place: SavedPlace<Int> {
        let anchor = ScrollAnchor(
            element: nil, edge: .init(fraction: edge), distance: distance, from: .init(fraction: viewportEdge))
        return SavedPlace(item == -1 ? nil : item.integer(otherwise: .max), at: anchor)
    }
}

/// A section that scrolls across: its viewport in the content, and its scroll offset.
public struct ShelfRecord: BitwiseCopyable {
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0
    /// The scroll offset, in CSS pixels from the start of the section's content.
    public var offset = 0.0
    /// The largest scroll offset.
    public var lastOffset = 0.0

    public init() {}
}

/// The old and current positions of a dragged item. `from` is its index before the drag, `to` its index after it.
public struct ReorderRecord: BitwiseCopyable {
    public var from: Double
    public var to: Double
    public var section: Double
}

/// An item's measured extra length.
public struct MeasurementRecord: BitwiseCopyable {
    /// The item's index in the collection.
    public var item: Double
    /// The item's length beyond its picture, in CSS pixels.
    public var extra: Double
}

#if !COMMON_ONLY
    extension ExtentRecord {
        /// Creates an item's extent.
        public init(lanes: Double = 1, rows: Double = 1, breadth: Double = .nan) {
            (self.lanes, self.rows, self.breadth) = (Float(lanes), Float(rows), Float(breadth))
        }

        var spans: (lanes: Int, rows: Int) { (count(lanes), count(rows)) }

        /// The breadth; nil if the layout determines it.
        var ownBreadth: Double? { Double(breadth).given }

        private func count(_ span: Float) -> Int { span > 1 ? Int(min(span, 4096)) : 1 }
    }
#endif
