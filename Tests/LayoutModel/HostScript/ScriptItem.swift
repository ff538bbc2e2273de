import CollectionLayout

/// An item of a ``HostScript``: a picture above a text. Its size depends only on its identity, its revision and its
/// breadth.
///
/// The arithmetic uses 32-bit integers and exact numbers, so that it gives the same results in every language:
///
/// ```js
/// const bits = (id) => {
///     let bits = Math.imul(id + 1, 0x9e3779b1);
///     bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
///     return (bits ^ (bits >>> 13)) >>> 0;
/// };
/// const lengthPerBreadth = (id) => [0.5, 1, 1, 2][bits(id) & 3];
/// const textLength = (id, revision) => 40 + (bits(id + 7919 * revision) >>> 8) % 600;
/// const extra = (id, revision, breadth) => 16 * Math.ceil(textLength(id, revision) / Math.max(breadth, 16));
/// ```
package struct ScriptItem: Hashable, Sendable {
    package let id: Int
    /// The number of times that its text has changed.
    package let revision: Int

    package init(_ id: Int, revision: Int) {
        self.id = id
        self.revision = revision
    }

    /// The estimated length of a text along the axis, in points. No text has exactly this length, so that every item
    /// that comes into view is news when it is measured.
    package static let estimatedExtra = 40.0

    /// The picture's length along the axis for each point of its breadth. If scrolling is vertical, that is the height
    /// divided by the width.
    package var lengthPerBreadth: Double { [0.5, 1, 1, 2][Int(Self.bits(id) & 3)] }

    /// Returns the length of the text along the axis at a breadth, in points.
    package func extra(atBreadth breadth: Double) -> Double {
        let textLength = Double(40 + (Self.bits(id + 7919 * revision) >> 8) % 600)
        return 16 * (textLength / max(breadth, 16)).rounded(.up)
    }

    /// Returns the length of picture and text along the axis at a breadth, in points.
    package func length(atBreadth breadth: Double) -> Double {
        ItemSize.ratio(lengthPerBreadth).length(forBreadth: breadth) + extra(atBreadth: breadth)
    }

    /// The size in a layout's description: the picture's ratio, and an estimate for the text.
    package var size: ItemSize { .estimated(ratio: lengthPerBreadth, plus: Self.estimatedExtra) }

    /// The size in a flow layout, in points. It is fixed, and leaves out the text.
    package var flowSize: Size {
        let bits = Self.bits(id)
        return Size(width: Double(30 + bits % 60), height: Double(16 + (bits >> 8) % 48))
    }

    private static func bits(_ id: Int) -> UInt32 {
        var bits = UInt32(truncatingIfNeeded: id + 1) &* 0x9E37_79B1
        bits = (bits ^ (bits >> 15)) &* 0x85EB_CA6B
        return bits ^ (bits >> 13)
    }
}
