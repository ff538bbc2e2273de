import Foundation

/// What the next layout pass has to do, gathered from all contexts since the last one.
struct Invalidation {
    enum Attributes: Equatable {
        case valid
        case named(Set<ElementKey>)
        case all
    }

    private(set) var attributes = Attributes.valid
    private(set) var offsetAdjustment = CGPoint.zero

    var isNeeded: Bool { attributes != .valid }

    @MainActor mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        switch (attributes, context.namedElements) {
        case (.all, _), (_, nil): attributes = .all
        case (.valid, let named?): attributes = .named(named)
        case (.named(let before), let named?): attributes = .named(before.union(named))
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
