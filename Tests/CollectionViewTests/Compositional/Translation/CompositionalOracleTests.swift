import CollectionView
import Foundation
import LayoutModel
import Testing

@Suite("Compositional layout: random trees") @MainActor struct CompositionalOracleTests {
    @Test("Items are where a slow solver has them, in both directions of text")
    func frames() {
        var solved = 0
        for seed in 0..<300 {
            var random = SplitMix64(seed: seed)
            let model = random.section()
            let view = CGSize(width: random.half(150...700), height: random.half(150...700))
            let count = Int.random(in: 1...40, using: &random)
            guard let expected = model.frames(count: count, in: view) else { continue }
            solved += 1
            let isRightToLeft = random.oneIn(3)
            let stage = CompositionalStage(
                model.described, counts: [count], size: view, isRightToLeft: isRightToLeft)
            let mirrored = expected.map { frame in
                isRightToLeft
                    ? CGRect(x: view.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                    : frame
            }
            let wrong = zip(stage.frames(), mirrored).filter { !$0.isNear($1) }
            #expect(wrong.isEmpty && stage.frames().count == count, "seed \(seed): \(wrong.prefix(3))")
        }
        #expect(solved > 100, "only \(solved) trees fit")
    }
}

extension CGRect {
    /// Whether the sizes are equal, and the positions equal except for their rounding to pixels, at two pixels a point.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.32 && abs(minY - other.minY) < 0.32 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}

extension SplitMix64 {
    /// A random multiple of half a point.
    fileprivate mutating func half(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: 2 * range.lowerBound...2 * range.upperBound, using: &self)) / 2
    }

    fileprivate mutating func section() -> SlowSolver {
        SlowSolver(
            group: node(depth: 3, isOutermost: true), insets: randomInsets(), spacing: half(0...20))
    }

    private mutating func randomInsets() -> SlowSolver.Insets {
        oneIn(2)
            ? SlowSolver.Insets()
            : SlowSolver.Insets(top: half(0...10), left: half(0...10), bottom: half(0...10), right: half(0...10))
    }

    private mutating func gap() -> SlowSolver.Gap { SlowSolver.Gap(points: half(0...8), isFlexible: oneIn(3)) }

    private mutating func extent(isWidth: Bool) -> SlowSolver.Extent {
        switch Int.random(in: 0..<5, using: &self) {
        case 0: .points(half(20...120))
        case 1:
            isWidth
                ? .height(Double.random(in: 0.1...0.5, using: &self))
                : .width(Double.random(in: 0.1...0.5, using: &self))
        default:
            isWidth
                ? .width(Double.random(in: 0.15...1, using: &self)) : .height(Double.random(in: 0.15...1, using: &self))
        }
    }

    private mutating func node(depth: Int, isOutermost: Bool = false) -> SlowSolver.Node {
        let (width, height, insets) = (extent(isWidth: true), extent(isWidth: false), randomInsets())
        var edges = SlowSolver.Edges()
        if !isOutermost, oneIn(4) { edges = SlowSolver.Edges(top: gap(), left: gap(), bottom: gap(), right: gap()) }
        guard isOutermost || depth > 0 && oneIn(2) else { return SlowSolver.Node(width, height, insets, edges, nil) }
        let subitems = (0..<Int.random(in: 1...3, using: &self)).map { _ in node(depth: depth - 1) }
        var repetition = SlowSolver.Repetition.fitting
        // Only a single item can be repeated.
        if subitems.count == 1, oneIn(2) {
            let count = Int.random(in: 1...4, using: &self)
            repetition = oneIn(2) ? .count(count) : .parts(count)
        }
        return SlowSolver.Node(
            width, height, insets, edges,
            SlowSolver.List(isRow: oneIn(2), subitems: subitems, repetition: repetition, gap: gap()))
    }
}

extension SlowSolver {
    /// The same section in UIKit's classes.
    @MainActor fileprivate var described: NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group.described as! NSCollectionLayoutGroup)
        section.contentInsets = insets.described
        section.interGroupSpacing = spacing
        return section
    }
}

extension SlowSolver.Insets {
    fileprivate var described: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }
}

extension SlowSolver.Extent {
    @MainActor fileprivate var described: NSCollectionLayoutDimension {
        switch self {
        case .width(let fraction): .fractionalWidth(fraction)
        case .height(let fraction): .fractionalHeight(fraction)
        case .points(let points): .absolute(points)
        }
    }
}

extension SlowSolver.Gap {
    @MainActor fileprivate var described: NSCollectionLayoutSpacing { isFlexible ? .flexible(points) : .fixed(points) }
}

extension SlowSolver.Node {
    @MainActor fileprivate var described: NSCollectionLayoutItem {
        let item = list.map(described) ?? NSCollectionLayoutItem(layoutSize: size(width.described, height.described))
        item.contentInsets = insets.described
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: edges.left.described, top: edges.top.described, trailing: edges.right.described,
            bottom: edges.bottom.described)
        return item
    }

    @MainActor private func described(_ list: SlowSolver.List) -> NSCollectionLayoutItem {
        let own = size(width.described, height.described)
        let subitems = list.subitems.map(\.described)
        let group: NSCollectionLayoutGroup
        switch (list.repetition, list.isRow) {
        case (.fitting, true): group = .horizontal(layoutSize: own, subitems: subitems)
        case (.fitting, false): group = .vertical(layoutSize: own, subitems: subitems)
        case (.count(let count), true):
            group = .horizontal(layoutSize: own, repeatingSubitem: subitems[0], count: count)
        case (.count(let count), false):
            group = .vertical(layoutSize: own, repeatingSubitem: subitems[0], count: count)
        case (.parts(let count), _): group = EqualParts.group(own, subitems[0], count, isRow: list.isRow)
        }
        group.interItemSpacing = list.gap.described
        return group
    }
}
