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
}

/// What the page has measured of an item.
public struct MeasurementRecord: BitwiseCopyable {
    /// Through all sections.
    public var item: Double
    /// How much longer than its picture the item is, in CSS pixels.
    public var extra: Double
}

extension WebCollection.SectionPlan {
    /// A count that is no whole number becomes −1, which is refused with the content.
    public init(_ record: SectionRecord) {
        self.init(
            count: Int(exactly: record.count) ?? -1, headerLength: record.headerLength,
            footerLength: record.footerLength, hasBackground: record.hasBackground == 1)
    }
}
