extension CollectionSession {
    /// Writes how what is shown differs from what was told the last time.
    ///
    /// Several events may lie between two calls. A second call at once yields nothing, except for elements that want to be measured
    /// and were put off; see ``Changes/unmeasured``.
    ///
    /// - Complexity: O(log n + k) for k elements shown. It allocates nothing where no more elements are shown than before.
    public mutating func takeChanges(into changes: inout Changes) {
        changes.clear()
        shown.begin()
        let content = arrangement.contentSize
        let stretch = arrangement.orientation.physical(shownStretch, in: content)
        arrangement.forEachElement(in: stretch, seenThrough: visibleRect) { found in
            let (element, frame) = placed(found, in: content)
            shown.tell(element, frame, pinRange(of: element, frame), measuredAt: breadth(of: found, frame), &changes)
        }
        for (_, id) in retained {
            guard !shown.isTold(id), let found = arrangement.element(id, seenThrough: visibleRect) else { continue }
            let (element, frame) = placed(found, in: content)
            shown.tell(element, frame, pinRange(of: element, frame), measuredAt: nil, &changes)
        }
        shown.end(&changes)
    }

    private func placed(_ found: LayoutElement, in content: Size) -> (LayoutElement, LogicalRect) {
        let element = unpinned(found)
        return (element, arrangement.orientation.logical(element.frame, in: content))
    }

    /// The breadth at which an estimate is to be measured.
    private func breadth(of element: LayoutElement, _ frame: LogicalRect) -> Double? {
        guard element.isEstimate else { return nil }
        let isOnShelf = element.id.kind == .item && arrangement.orthogonalContent(element.id.section) != nil
        return isOnShelf ? frame.length : frame.breadth
    }

    /// Keeps an element among those that are shown although it is out of view, until ``release(_:)`` or until it is deleted.
    ///
    /// - Parameter reason: an element that was kept for the same reason is released.
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    public mutating func retain(_ id: ElementID, for reason: RetainReason) throws(SessionError) {
        guard arrangement.logicalFrame(of: id) != nil else { throw .layout(.noSuchElement(id)) }
        release(reason)
        retained.append((reason, id))
    }

    public mutating func release(_ reason: RetainReason) { retained.removeAll { $0.reason == reason } }
}

extension CollectionSession {
    /// The key of an element that is shown; nil for others.
    public func key(of id: ElementID) -> ElementKey? { shown.key(of: id).map { ElementKey(raw: $0) } }

    /// The present name of the element that has a key; nil if it is deleted or not shown.
    public func id(of key: ElementKey) -> ElementID? { shown.id(of: key) }
}
