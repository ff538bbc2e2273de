import CollectionLayout

// What lies in WebAssembly memory for JavaScript to read and write. JavaScript reads each as an array of numbers, so all
// fields of a record have one type.

/// What became of an element that is or was shown.
public enum ChangeKind: UInt8, CaseIterable {
    /// Only the key is told: its node may be used again.
    case left
    /// Only the key is told: the page is asked for the real length of the item.
    case unmeasured
    case entered, moved
    /// Only the key is told: the content is another one since an edit.
    case refreshed
    /// It is deleted, and on its way out. Its node shows nothing that can be used.
    case fading
}

/// What has come of an event, for JavaScript to do at once.
public struct AnswerRecord: BitwiseCopyable {
    /// The number of a ``WebCollection/Failure``, and then the event has changed nothing; 0 for none.
    public var failure = 0.0
    /// How many records tell what has changed on the screen, and the index of their first number in memory.
    public var count = 0.0
    public var records = 0.0
    /// The content's length along the scroll axis.
    public var extent = 0.0
    /// Where the viewport begins, after every event that moved it.
    public var offset = 0.0
    /// Where to scroll; not a number to stay.
    public var destination = Double.nan
    /// The number of the running transition, another one for every transition; 0 if none runs.
    public var transition = 0.0
    /// 1 if `settle` is to be called between frames, else 0.
    public var wantsSettling = 0.0

    public init() {}
}

/// An element that is shown, and how that differs from what was told before.
public struct ElementRecord: BitwiseCopyable {
    public var change: Double
    /// The same for as long as the element is shown; small, so that nodes can lie in an array.
    public var key: Double
    public var kind = 0.0
    /// An item's number through all sections; the section of everything else.
    public var index = 0.0
    /// The frame is physical, and as far from the start of the content as it is, however long that is. Where the main axis runs
    /// from right to left, x is measured from the content's right edge, negative to the left, as browsers count there.
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0
    public var zIndex = 0.0
    /// How long the stretch is, from the frame's start, in which the browser keeps a header in view; 0 for everything else.
    public var trackLength = 0.0
    /// 1 if the element is on its way in a transition, else 0, and then the rest says nothing. Its frame is where it goes.
    public var moves = 0.0
    /// From where it comes: how far from its frame's corner, of what size, and how opaque.
    public var startX = 0.0
    public var startY = 0.0
    public var startWidth = 0.0
    public var startHeight = 0.0
    public var startAlpha = 0.0
    /// How opaque it is in the end.
    public var endAlpha = 0.0
    /// The section that scrolls across in which an item lies, and then the frame is as far from where that section's content starts as
    /// it is; not a number for everything else.
    public var shelf = Double.nan
    /// 1 if the element is drawn in another way than its frame says, else 0, and then the rest says nothing.
    public var isTransformed = 0.0
    public var alpha = 0.0
    public var scale = 0.0
    public var rotation = 0.0
    public var rotationX = 0.0
    public var rotationY = 0.0
    public var perspective = 0.0
    public var translationX = 0.0
    public var translationY = 0.0
    /// From the center of the frame.
    public var originX = 0.0
    public var originY = 0.0

    init(_ change: ChangeKind, _ key: ElementKey) {
        self.change = Double(change.rawValue)
        self.key = Double(key.raw)
    }
}

/// A section as the page describes it; see ``WebCollection/SectionPlan``.
public struct SectionRecord: BitwiseCopyable {
    public var count: Double
    public var headerLength: Double
    public var footerLength: Double
    /// 1 for a section with a background, else 0.
    public var hasBackground: Double
    /// The number of a layout, and of its options those that the page gives; not a number for the element's own.
    public var layout: Double
    public var itemBreadth: Double
    public var lanes: Double
    public var spacing: Double
    public var inset: Double
    /// Length per breadth of every item.
    public var cell: Double
    public var offset: Double
    public var tolerance: Double
    /// 1 or 0.
    public var dense: Double
    public var share: Double
    /// The number of an `OrthogonalScrolling.Mode`; not a number for a section that does not scroll across.
    public var resting: Double
    public var groupSize: Double
    /// The number of an ``EffectChoice``; not a number for none.
    public var effect: Double
    public var separator: Double
    public var badge: Double

    /// A section that wishes for nothing itself.
    public init(count: Int, headerLength: Double = 0, footerLength: Double = 0, hasBackground: Bool = false) {
        self.count = Double(count)
        (self.headerLength, self.footerLength) = (headerLength, footerLength)
        self.hasBackground = hasBackground ? 1 : 0
        (layout, itemBreadth, lanes, spacing, inset) = (.nan, .nan, .nan, .nan, .nan)
        (cell, offset, tolerance, dense) = (.nan, .nan, .nan, .nan)
        (share, resting, groupSize, effect, separator, badge) = (.nan, .nan, .nan, .nan, .nan, .nan)
    }
}

/// A step of an edit; see ``EditKind``. What is deleted, moved or changed is named by where it was, what is inserted or moved by
/// where it will be. Items of sections that are moved or inserted, too, are named by where those are then.
public struct EditRecord: BitwiseCopyable {
    /// The number of an ``EditKind``.
    public var kind: Double
    /// How many items the step is about.
    public var count: Double
    public var oldSection: Double
    public var oldItem: Double
    public var newSection: Double
    public var newItem: Double
}

/// A place in the content: a line of an item, so far from a line of the viewport. Lines are from 0 at the start to 1 at the end.
public struct PlaceRecord: BitwiseCopyable {
    /// −1 for the whole of the content.
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
        return SavedPlace(item == -1 ? nil : Int(exactly: item) ?? .max, at: anchor)
    }
}

/// A section that scrolls across: its viewport, where elements are, and where in its content that is.
public struct ShelfRecord: BitwiseCopyable {
    public var x = 0.0
    public var y = 0.0
    public var width = 0.0
    public var height = 0.0
    /// How far it is scrolled, in CSS pixels from where its content starts.
    public var offset = 0.0
    /// The offset at which its content ends.
    public var lastOffset = 0.0

    public init() {}
}

/// Where a dragged item was and is. Items are counted through all sections, as they are after the drag but for `from`.
public struct ReorderRecord: BitwiseCopyable {
    public var from: Double
    public var to: Double
    public var section: Double
}

/// What the page has measured of an item.
public struct MeasurementRecord: BitwiseCopyable {
    /// Through all sections.
    public var item: Double
    /// How much longer than its picture the item is, in CSS pixels.
    public var extra: Double
}
