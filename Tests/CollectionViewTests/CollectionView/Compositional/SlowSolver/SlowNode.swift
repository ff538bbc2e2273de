import CollectionView
import Foundation

/// An axis of the screen.
enum SlowAxis {
    case x, y

    var other: SlowAxis { self == .x ? .y : .x }
}

extension CGSize {
    subscript(axis: SlowAxis) -> Double {
        get { axis == .x ? width : height }
        set { if axis == .x { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: SlowAxis) -> Double {
        get { axis == .x ? x : y }
        set { if axis == .x { x = newValue } else { y = newValue } }
    }
}

/// A description that the slow solver does not solve, because something does not fit. Other tests cover these.
struct DoesNotFit: Error {}

/// An item or a group in a plain model of compositional layouts, which works out all frames slowly, box by box, in the
/// coordinates of the screen. It shares no code with the library.
final class SlowNode {
    enum Extent {
        case width(Double)
        case height(Double)
        case points(Double)
        case estimate(Double)

        /// Returns the extent in points, rounded down to pixels, at two pixels a point.
        func resolved(in room: CGSize) -> Double {
            switch self {
            case .width, .height: (exact(in: room) * 2 + 1e-6).rounded(.down) / 2
            case .points, .estimate: exact(in: room)
            }
        }

        /// Returns the extent in points, without rounding.
        func exact(in room: CGSize) -> Double {
            switch self {
            case .width(let fraction): fraction * room.width
            case .height(let fraction): fraction * room.height
            case .points(let points), .estimate(let points): points
            }
        }

        var isEstimate: Bool {
            if case .estimate = self { true } else { false }
        }
    }

    struct Gap {
        var points = 0.0
        var isFlexible = false
    }

    struct Edges {
        var top = Gap(), left = Gap(), bottom = Gap(), right = Gap()

        func before(_ axis: SlowAxis) -> Gap { axis == .x ? left : top }

        func after(_ axis: SlowAxis) -> Gap { axis == .x ? right : bottom }

        var isFlexible: Bool { [top, left, bottom, right].contains(where: \.isFlexible) }
    }

    struct Insets {
        var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0

        func before(_ axis: SlowAxis) -> Double { axis == .x ? left : top }

        func after(_ axis: SlowAxis) -> Double { axis == .x ? right : bottom }

        func both(_ axis: SlowAxis) -> Double { before(axis) + after(axis) }
    }

    enum Repetition {
        case fitting
        case count(Int)
        case parts(Int)
    }

    struct List {
        var axis: SlowAxis
        var subitems: [SlowNode]
        var repetition: Repetition
        var gap: Gap
    }

    let (width, height): (Extent, Extent)
    let insets: Insets
    let edges: Edges
    let list: List?

    init(_ width: Extent, _ height: Extent, _ insets: Insets, _ edges: Edges, _ list: List?) {
        (self.width, self.height, self.insets, self.edges, self.list) = (width, height, insets, edges, list)
    }

    func extent(_ axis: SlowAxis) -> Extent { axis == .x ? width : height }

    func resolved(in room: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: room), height: height.resolved(in: room))
    }
}
