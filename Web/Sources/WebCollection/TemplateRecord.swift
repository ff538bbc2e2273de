/// An item or a group of a template. The records of a template are in depth-first order, so that the subitems of a
/// group follow it. No field is NaN, so that equal templates have equal records.
public struct TemplateRecord: BitwiseCopyable, Equatable, Sendable {
    /// The number of a ``TemplateNodeKind``.
    public var kind: Double
    /// The extent along the main axis, in the unit whose ``TemplateUnit`` has the number `lengthUnit`.
    public var length: Double
    public var lengthUnit: Double
    /// The extent across, in the unit whose ``TemplateUnit`` has the number `breadthUnit`.
    public var breadth: Double
    public var breadthUnit: Double
    /// The distance from the edges of the box to the item, or to the group's subitems, in CSS pixels.
    public var inset: Double
    /// The number of a group's subitems in the list, each of which has a record and may be a group.
    public var subitemCount: Double
    /// The space between a group's subitems, in CSS pixels; −1 for the section's.
    public var spacing: Double
    /// The number of subitems in a group, from the list again and again; −1 for as many as fit.
    public var repetition: Double
    /// 1 if that number of subitems share the group's extent equally, whatever their own extents are; otherwise 0.
    public var sharesEqually: Double

    /// Creates an item.
    public init(_ length: Double, _ lengthUnit: TemplateUnit, _ breadth: Double, _ breadthUnit: TemplateUnit) {
        kind = Double(TemplateNodeKind.item.rawValue)
        (self.length, self.lengthUnit) = (length, Double(lengthUnit.rawValue))
        (self.breadth, self.breadthUnit) = (breadth, Double(breadthUnit.rawValue))
        (inset, subitemCount, spacing, repetition, sharesEqually) = (0, 0, -1, -1, 0)
    }
}

/// The kind of a node of a template.
public enum TemplateNodeKind: UInt8, CaseIterable {
    case item
    /// A group whose subitems follow each other across the main axis.
    case across
    /// A group whose subitems follow each other along the main axis.
    case along
}

/// The unit of an extent in a template.
public enum TemplateUnit: UInt8, CaseIterable {
    /// Fractions of the group around the node: of its length or of its breadth.
    case ofLength, ofBreadth
    /// CSS pixels.
    case absolute
    /// CSS pixels until the extent is known: that of the item itself, or of a group's subitems.
    case estimated
}
