import Foundation

/// The work of the next layout pass, gathered from all contexts since the last one.
struct Invalidation {
    enum Attributes: Equatable {
        case valid
        case named(Set<ElementPath>)
        case all
    }

    private(set) var attributes = Attributes.valid
    private(set) var offsetAdjustment = CGPoint.zero

    var isNeeded: Bool { attributes != .valid }

    @MainActor mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
        add(context.namedElements.map(Attributes.named) ?? .all, adjustment: context.contentOffsetAdjustment)
    }

    mutating func add(_ other: Invalidation) { add(other.attributes, adjustment: other.offsetAdjustment) }

    private mutating func add(_ others: Attributes, adjustment: CGPoint) {
        offsetAdjustment.x += adjustment.x
        offsetAdjustment.y += adjustment.y
        attributes =
            switch (attributes, others) {
            case (.all, _), (_, .all): .all
            case (let some, .valid), (.valid, let some): some
            case (.named(let before), .named(let named)): .named(before.union(named))
            }
    }

    mutating func addEverything() { attributes = .all }

    mutating func takeOffsetAdjustment() -> CGPoint {
        defer { offsetAdjustment = .zero }
        return offsetAdjustment
    }

    static let everything: Invalidation = {
        var everything = Invalidation()
        everything.addEverything()
        return everything
    }()
}
