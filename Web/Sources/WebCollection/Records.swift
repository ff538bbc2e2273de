// What lies in WebAssembly memory for JavaScript to read and write. JavaScript reads each as an array of numbers, so all
// fields of a record have one type.

/// An element of the arrangement.
public struct ElementRecord: BitwiseCopyable {
    public var kind: Double
    public var section: Double
    /// Through all sections; −1 for what is no item.
    public var item: Double
    /// Physical, less the origin; see ``WebCollection/records(from:length:origin:_:)``.
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public var zIndex: Double
    public var alpha: Double
    /// Along the main axis, less the origin.
    public var sectionEnd: Double
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
