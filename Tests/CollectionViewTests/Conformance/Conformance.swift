import CollectionView
import Testing

/// The numbered statements of `Documentation/UIKitContract.md`: what every collection view must do for every layout.
/// Each is asserted on recorded calls and on what is visible. Tests have the numbers of their statements.
///
/// | statements | in |
/// | --- | --- |
/// | 1–6: invalidation, order of calls, attributes | `LayoutConformance.swift` |
/// | 7–9, 13, 19: batches, reordering, diffable data sources | `DataConformance.swift` |
/// | 10–12: offsets, scrolling to items, self-sizing | `ScrollingConformance.swift` |
/// | 14–16: transitions, life cycle of cells, selection | `DisplayConformance.swift` |
/// | 17: flow layouts | `FlowSpacingConformance.swift`, `FlowPinningConformance.swift` |
/// | 18: compositional layouts | `GroupTests.swift`, `BoundaryTests.swift`, `OrthogonalSectionTests.swift`, `CompositionalCallTests.swift` in the folders of `Compositional` |
/// | 20: the layouts of the tutorials | `ExamplesTests/TutorialConformance.swift`, where those layouts are |
@Suite @MainActor struct Conformance {}

extension Stage {
    /// Returns the calls to some parties as lines of text, except for calls that only count things.
    func lines(to parties: Set<CollectionViewCall.Party>, _ body: () -> Void) -> [String] {
        let trace = CollectionViewTrace(of: view)
        let calls = trace.calls(during: body)
        return calls.filter { parties.contains($0.callee) }.map { ([$0.message] + $0.arguments).joined(separator: " ") }
    }
}

/// A list that records which appearing and disappearing items it is asked about. If silent, it has no attributes for
/// them.
class ToldList: ListLayout {
    var told: [String] = []
    var isSilent = false
    var plainInvalidations = 0

    override func invalidateLayout() {
        plainInvalidations += 1
        super.invalidateLayout()
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        told.append("initial \(itemIndexPath.item)")
        return isSilent ? nil : super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        told.append("final \(itemIndexPath.item)")
        return isSilent ? nil : super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
}
