extension Arrangement {
    /// ``elements(in:)`` as they look through a viewport: the effects of their sections applied, and found where they are
    /// drawn, not where their frames lie.
    ///
    /// - Parameters:
    ///   - rect: in the physical coordinates of the content; what is to be drawn, mostly a little more than the viewport.
    ///   - viewport: the part of the content that is seen, likewise.
    /// - Complexity: O(log n + k), with k the elements within the reach of any ``ViewportEffect`` from the rectangle.
    public func elements(in rect: Rect, seenThrough viewport: Rect) -> [LayoutElement] {
        let window = window(viewport)
        let reach = effectReach * window.length
        let content = contentSize
        let logical = orientation.logical(rect, in: content)
        var elements: [LayoutElement] = []
        forEachFrame(from: logical.main - reach, to: logical.mainEnd + reach) { id, frame, isEstimate in
            let placed = LayoutElement(
                id: id, frame: orientation.physical(frame, in: content), zIndex: id.kind.zIndex, isEstimate: isEstimate)
            let seen = look(of: placed, at: frame, through: window)
            if seen.transform.bounds(of: seen.frame).intersects(rect) { elements.append(seen) }
        }
        return elements
    }

    /// ``element(_:)`` as it looks through a viewport. O(log n).
    public func element(_ id: ElementID, seenThrough viewport: Rect) -> LayoutElement? {
        guard let placed = element(id), let frame = logicalFrame(of: id) else { return nil }
        return look(of: placed, at: frame, through: window(viewport))
    }

    private func window(_ viewport: Rect) -> ViewportEffect.Window {
        let logical = orientation.logical(viewport, in: contentSize)
        return ViewportEffect.Window(start: logical.main, length: logical.length)
    }

    /// Only items: headers and backgrounds stay what frames the section.
    private func look(
        of element: LayoutElement, at frame: LogicalRect, through window: ViewportEffect.Window
    ) -> LayoutElement {
        guard element.id.kind == .item, let effect = sections[element.id.section].effect else { return element }
        let appearance = effect.appearance(of: frame, in: window)
        var element = element
        element.transform = appearance.transform(in: orientation, size: element.frame.size)
        element.alpha = appearance.alpha >= 0 ? min(appearance.alpha, 1) : 0
        element.zIndex &+= appearance.zIndex
        return element
    }
}
