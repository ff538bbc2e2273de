import CollectionLayout
import CollectionView
import Testing

/// A random session of a person who uses an app. The seed decides its steps.
@MainActor struct UpdateSession {
    enum Host: CaseIterable, Sendable {
        case flow, selfSizingFlow, list, selfSizingList, selfSizingWaterfall
    }

    let stage: Stage
    let seed: Int
    var random: SplitMix64
    private var nextName = 0

    static let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    init(_ host: Host, seed: Int) {
        self.seed = seed
        random = SplitMix64(seed: seed &+ 1_000)
        let source = SizingSource([["a", "b", "c"], [], (0..<40).map { "start \($0)" }])
        if [.selfSizingFlow, .selfSizingList, .selfSizingWaterfall].contains(host) {
            source.preferredSize = { text, size in CGSize(width: size.width, height: length(of: text)) }
        }
        stage = Stage(source, Self.layout(host, source), size: CGSize(width: 300, height: 200))
        for kind in Self.kinds {
            stage.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        stage.view.allowsMultipleSelection = true
        stage.view.keepsVisibleCellsInPlace = seed.isMultiple(of: 3)
        stage.view.isPrefetchingEnabled = !seed.isMultiple(of: 4)
        stage.view.validatesLayout = true
        stage.show()
    }

    private static func layout(_ host: Host, _ source: TextSource) -> UICollectionViewLayout {
        switch host {
        case .flow, .selfSizingFlow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 40)
            if host == .selfSizingFlow { layout.estimatedItemSize = CGSize(width: 300, height: 30) }
            layout.headerReferenceSize = CGSize(width: 20, height: 20)
            layout.footerReferenceSize = CGSize(width: 15, height: 15)
            layout.sectionHeadersPinToVisibleBounds = true
            layout.sectionFootersPinToVisibleBounds = true
            return layout
        case .list, .selfSizingList, .selfSizingWaterfall:
            return CollectionLayoutAdapter { [unowned source] section, environment in
                let sizes = source.sections[section].map { text -> ItemSize in
                    host == .list ? .fixed(Double(length(of: text))) : .estimated(30)
                }
                var result =
                    host == .selfSizingWaterfall
                    ? CollectionSection(
                        Waterfall(lanes: .count(2), spacing: 4), items: Items(sizes), header: .fixed(20))
                    : CollectionSection(LinearList(), items: Items(sizes), header: .fixed(20))
                result.headerAndFooter.pinsHeader = true
                result.footer = .fixed(10)
                return result
            }
        }
    }

    // MARK: Steps

    mutating func step() {
        let view = stage.view
        switch Int.random(in: 0..<12, using: &random) {
        case 0...4: batch()
        case 5, 6:
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                view.contentOffset.y = max(0, min(view.contentOffset.y + random.distance(-70...70), end))
                stage.show()
            }
        case 7: view.contentOffset.y = random.distance(0...max(1, end))
        case 8:
            guard let path = anyItem() else { return }
            view.scrollToItem(at: path, at: random.oneIn(2) ? .top : .bottom, animated: random.oneIn(2))
        case 9:
            let size = CGSize(width: random.oneIn(2) ? 300 : 220, height: random.distance(60...260).rounded())
            if random.oneIn(2) {
                UIView.animate(withDuration: 0.3) { view.frame.size = size }
            } else {
                view.frame.size = size
            }
        case 10: drag()
        default: view.collectionViewLayout.invalidateLayout()
        }
        stage.show()
    }

    private var end: CGFloat { max(0, stage.view.contentSize.height - stage.view.bounds.height) }

    private mutating func anyItem() -> IndexPath? {
        let paths = stage.source.sections.indices.flatMap { section in
            stage.source.sections[section].indices.map { IndexPath.item($0, section) }
        }
        return paths.randomElement(using: &random)
    }

    private mutating func drag() {
        guard let path = stage.view.indexPathsForVisibleItems.sorted().randomElement(using: &random) else { return }
        guard stage.view.beginInteractiveMovementForItem(at: path) else { return }
        for _ in 0..<3 {
            let y = stage.view.contentOffset.y + random.distance(40...(max(41, stage.view.bounds.height - 40)))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y))
        }
        if random.oneIn(3) { stage.view.cancelInteractiveMovement() } else { stage.view.endInteractiveMovement() }
    }

    private mutating func newName() -> String {
        nextName += 1
        return "new \(nextName)"
    }

    /// Deletes, inserts, moves and reloads items of a section, or changes a whole section.
    private mutating func batch() {
        let (view, source) = (stage.view, stage.source)
        let section = Int.random(in: 0..<source.sections.count, using: &random)
        let old = source.sections[section]
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            let items = (0..<4).map { _ in newName() }
            view.performBatchUpdates {
                source.sections.insert(items, at: section)
                view.insertSections([section])
            }
        case 1 where source.sections.count > 2:
            view.performBatchUpdates {
                source.sections.remove(at: section)
                view.deleteSections([section])
            }
        case 2:
            let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in newName() }
            view.performBatchUpdates {
                source.sections[section] = items
                view.reloadSections([section])
            }
        case 3:
            let target = Int.random(in: 0..<source.sections.count, using: &random)
            view.performBatchUpdates {
                source.sections.insert(source.sections.remove(at: section), at: target)
                view.moveSection(section, toSection: target)
            }
        default:
            let kept = old.indices.filter { _ in !random.oneIn(6) }
            var new = kept.map { old[$0] }
            var reloaded: [IndexPath] = []
            for (place, index) in kept.enumerated() where random.oneIn(10) {
                new[place] += "!"
                reloaded.append(.item(index, section))
            }
            // Only one item moves; all others keep their order.
            let movable = kept.indices.filter { !reloaded.contains(.item(kept[$0], section)) }
            var mover: (old: Int, text: String)?
            if let place = movable.randomElement(using: &random), random.oneIn(2) {
                mover = (kept[place], new.remove(at: place))
            }
            var inserted: Set<String> = []
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let name = newName()
                inserted.insert(name)
                new.insert(name, at: Int.random(in: 0...new.count, using: &random))
            }
            let place = Int.random(in: 0...new.count, using: &random)
            if let mover { new.insert(mover.text, at: place) }
            view.performBatchUpdates {
                source.sections[section] = new
                view.deleteItems(at: Set(old.indices).subtracting(kept).map { .item($0, section) })
                view.insertItems(at: new.indices.filter { inserted.contains(new[$0]) }.map { .item($0, section) })
                view.reloadItems(at: reloaded)
                if let mover { view.moveItem(at: .item(mover.old, section), to: .item(place, section)) }
            }
        }
    }
}
