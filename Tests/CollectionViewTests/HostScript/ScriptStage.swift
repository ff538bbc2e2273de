import CollectionLayout
import CollectionView

/// A collection view with an adapter or a flow layout, which performs the steps of a host script.
@MainActor final class ScriptStage {
    let view: UICollectionView
    private let source: ScriptSource
    private let flow: ScriptFlow?
    private let orientation: Orientation

    init(_ script: HostScript) {
        let source = ScriptSource(ScriptStory(script), isVertical: script.axis == .vertical)
        self.source = source
        orientation = script.orientation
        flow = script.traits.name == HostTraits.flow.name ? ScriptFlow(source) : nil
        let layout: UICollectionViewLayout =
            flow?.layout
            ?? CollectionLayoutAdapter(axis: orientation.axis) { section, _ in source.story.section(section) }
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: CGSize(source.story.viewport)), collectionViewLayout: layout)
        if script.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        // A session does not round to pixels. With 64 pixels per point, the collection view distinguishes all sizes on the
        // grid.
        if flow == nil { view.traitOverrides.displayScale = 64 }
        view.register(ScriptCell.self, forCellWithReuseIdentifier: "item")
        for kind in Self.kinds.keys {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "other")
        }
        view.dataSource = source
        view.delegate = flow
        view.layoutIfNeeded()
    }

    func perform(_ step: HostScript.Step) {
        let before = source.story
        switch step {
        case .edit(let sections):
            view.performBatchUpdates { [self] in
                source.story.perform(step)
                for index in sections.indices {
                    let (deleted, inserted) = HostScript.Step.changes(
                        from: before.sections[index], to: sections[index])
                    view.deleteItems(at: deleted.map { .item($0, index) })
                    view.insertItems(at: inserted.map { .item($0, index) })
                }
            }
            AnimationClock.current.advanceUntilIdle()
        case .scroll(let distance):
            scroll(to: max(0, min(offset + distance, length - viewportLength)))
        default: source.story.perform(step)
        }
        switch step {
        case .resize(let extent): view.frame.size = CGSize(extent)
        case .layout:
            if let flow { flow.describe() } else { view.collectionViewLayout.invalidateLayout() }
        case .replace: view.reloadData()
        case .answer(let items):
            view.reconfigureItems(at: items.compactMap { source.story.id(of: $0) }.map { .item($0.item, $0.section) })
        case .edit, .scroll: break
        }
        view.layoutIfNeeded()
    }

    // MARK: Along the axis

    private var isVertical: Bool { orientation.axis == .vertical }
    private var isMirrored: Bool { orientation == Orientation(.horizontal, .rightToLeft) }
    var length: Double { Double(isVertical ? view.contentSize.height : view.contentSize.width) }
    private var viewportLength: Double { Double(isVertical ? view.bounds.height : view.bounds.width) }

    /// Returns the length of the collection view's content. Mirrored content that is shorter than the viewport lies at
    /// its right end, so that the collection view's content is as long as the viewport.
    func shownLength(of seen: HostScript.View) -> Double {
        isMirrored ? max(seen.length, viewportLength) : seen.length
    }

    /// The distance from the start of the content to the viewport, in points.
    var offset: Double {
        if isVertical { return Double(view.contentOffset.y) }
        let distance = Double(view.contentOffset.x)
        return isMirrored ? length - viewportLength - distance : distance
    }

    private func scroll(to offset: Double) {
        if isVertical {
            view.contentOffset.y = offset
        } else {
            view.contentOffset.x = isMirrored ? length - viewportLength - offset : offset
        }
    }

    // MARK: Visible elements

    private static let kinds: [String: HostScript.Element.Kind] = [
        UICollectionView.elementKindSectionHeader: .header, UICollectionView.elementKindSectionFooter: .footer,
    ]

    var elements: [HostScript.Element] {
        let items = (view.visibleCells as! [ScriptCell]).map { HostScript.Element(.item, $0.item.id, seen($0)) }
        return Self.kinds.reduce(into: items) { elements, kind in
            for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind.key) {
                guard let found = view.supplementaryView(forElementKind: kind.key, at: path) else { continue }
                elements.append(HostScript.Element(kind.value, path.section, seen(found)))
            }
        }
    }

    private func seen(_ found: UIView) -> Rect {
        let frame = found.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
        return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

extension HostScript {
    var orientation: Orientation {
        Orientation(axis == .vertical ? .vertical : .horizontal, isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension CGSize {
    init(_ extent: HostScript.Extent) { self.init(width: extent.width, height: extent.height) }
}
