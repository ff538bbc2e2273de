import CollectionView
import Testing

extension UpdateSession {
    func expectScreenShowsModel() {
        let (view, source) = (stage.view, stage.source)
        #expect(view.numberOfSections == source.sections.count, "seed \(seed)")
        for (section, texts) in source.sections.enumerated() {
            #expect(view.numberOfItems(inSection: section) == texts.count, "seed \(seed)")
            for (item, text) in texts.enumerated() {
                guard let frame = view.layoutAttributesForItem(at: .item(item, section))?.frame else {
                    Issue.record("nothing is known of \(item) in \(section), seed \(seed)")
                    continue
                }
                let isSeen = frame.intersects(view.bounds) && frame.width > 0 && frame.height > 0
                let isShown = view.indexPathsForVisibleItems.contains(.item(item, section))
                #expect(isSeen == isShown || touches(frame, view.bounds), "seed \(seed): \(text) \(frame)")
                if let cell = stage.cell(item, section) {
                    #expect(cell.text == text, "seed \(seed)")
                    if isShown { #expect(cell.frame.isNear(frame) && cell.alpha == 1, "seed \(seed): \(text)") }
                }
            }
        }
        expectHeadersArePinned()
    }

    /// Elements within half a pixel of the edge may be shown or not.
    private func touches(_ frame: CGRect, _ bounds: CGRect) -> Bool {
        let (inner, outer) = (frame.insetBy(dx: 0.5, dy: 0.5), frame.insetBy(dx: -0.5, dy: -0.5))
        return !inner.intersects(bounds) && outer.intersects(bounds)
    }

    private func expectHeadersArePinned() {
        let view = stage.view
        let headers = view.visibleSupplementaryViews(ofKind: Self.kinds[0])
        for header in headers {
            guard let path = view.indexPath(forSupplementaryView: header) else { continue }
            let attributes = view.layoutAttributesForSupplementaryElement(ofKind: Self.kinds[0], at: path)
            #expect(header.frame.isNear(attributes?.frame ?? .null), "seed \(seed)")
        }
        // Pinned headers must not overlap others.
        for (index, header) in headers.enumerated() {
            for other in headers[..<index] {
                #expect(!header.frame.insetBy(dx: 0, dy: 0.01).intersects(other.frame), "seed \(seed)")
            }
        }
    }

    func expectNothingIsLeftOver() {
        let view = stage.view
        let others = Self.kinds.map { view.visibleSupplementaryViews(ofKind: $0).count }.reduce(0, +)
        #expect(view.subviews.count == view.visibleCells.count + others, "seed \(seed)")
        for subview in view.subviews { #expect(subview.alpha == 1, "seed \(seed)") }
    }
}
