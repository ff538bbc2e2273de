import CollectionLayout

/// An item of a ``HostScript``: a picture with a text below it. Its size is a function of what it is and of its breadth alone.
///
/// All of it is arithmetic of 32-bit integers and of numbers that are exact, so that it is the same in every language:
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
    /// How often its text has changed.
    package let revision: Int

    package init(_ id: Int, revision: Int) {
        self.id = id
        self.revision = revision
    }

    /// How long the text of an item is taken to be until it is measured, in points along the axis.
    /// It is never right, so that every item that is seen tells its length.
    package static let estimatedExtra = 40.0

    /// How long the picture is along the axis for every point of its breadth: the height divided by the width where scrolling is
    /// vertical.
    package var lengthPerBreadth: Double { [0.5, 1, 1, 2][Int(Self.bits(id) & 3)] }

    /// How long its text is along the axis where the item is so broad, in points.
    package func extra(atBreadth breadth: Double) -> Double {
        let textLength = Double(40 + (Self.bits(id + 7919 * revision) >> 8) % 600)
        return 16 * (textLength / max(breadth, 16)).rounded(.up)
    }

    /// How long it is, picture and text, in points.
    package func length(atBreadth breadth: Double) -> Double {
        ItemSize.ratio(lengthPerBreadth).length(forBreadth: breadth) + extra(atBreadth: breadth)
    }

    /// As it is described to a layout.
    package var size: ItemSize { .estimated(ratio: lengthPerBreadth, plus: Self.estimatedExtra) }

    /// How large it is in a flow, whatever the breadth: no text, and no estimate.
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
