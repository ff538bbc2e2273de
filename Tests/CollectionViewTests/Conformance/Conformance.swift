import CollectionView
import Testing

/// What every collection view must do for every layout: the numbered statements of `Documentation/UIKitContract.md`, each asserted
/// on recorded calls and on what is seen. Tests bear the numbers of their statements.
///
/// | statements | in |
/// | --- | --- |
/// | 1–6: invalidation, order of calls, attributes | `LayoutConformance.swift` |
/// | 7–9, 13, 19: batches, reordering, diffable data sources | `DataConformance.swift` |
/// | 10–12: offsets, scrolling to items, self-sizing | `ScrollingConformance.swift` |
/// | 14–16: transitions, life cycle of cells, selection | `DisplayConformance.swift` |
/// | 17: flow layouts | `FlowSpacingConformance.swift`, `FlowPinningConformance.swift` |
/// | 18: compositional layouts | `GroupTests.swift`, `BoundaryTests.swift`, `OrthogonalSectionTests.swift` in `Compositional` |
/// | 20: the layouts of the tutorials | `ExamplesTests/TutorialConformance.swift`, where those layouts are |
@Suite @MainActor struct Conformance {}

extension Stage {
    /// The calls to some parties, one text each; all but those that only count things.
    func lines(to parties: Set<CollectionViewCall.Party>, _ body: () -> Void) -> [String] {
        let trace = CollectionViewTrace(of: view)
        let calls = trace.calls(during: body)
        return calls.filter { parties.contains($0.callee) }.map { ([$0.message] + $0.arguments).joined(separator: " ") }
    }
}

/// A list that says what it is asked about appearing and disappearing, and fades nothing that it is told not to.
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
