@testable import CollectionLayout

extension Arrangement {
    /// Returns the frame of an element on the screen, worked out by hand; nil if there is no such element.
    func screenFrame(of id: ElementID, at offset: Double) -> Rect? {
        let edges = PinEdges(start: offset, end: offset + orientation.length(of: viewport))
        return logicalFrame(of: id, pinnedTo: edges).map { screenFrame($0, at: offset) }
    }

    private func screenFrame(_ frame: LogicalRect, at offset: Double) -> Rect {
        let isRightToLeft = orientation.direction == .rightToLeft
        if orientation.axis == .vertical {
            let x = isRightToLeft ? viewport.width - frame.crossEnd : frame.cross
            return Rect(x: x, y: frame.main - offset, width: frame.breadth, height: frame.length)
        }
        let x = isRightToLeft ? viewport.width - (frame.mainEnd - offset) : frame.main - offset
        return Rect(x: x, y: frame.cross, width: frame.length, height: frame.breadth)
    }

    /// Returns the attributes of an element seen through the viewport; nil if there is no such element.
    func look(of id: ElementID, at offset: Double) -> LayoutElement? {
        element(id, seenThrough: visibleRect(at: offset))
    }

    /// Returns the rectangle in which an element is drawn on the screen; nil if there is no such element.
    func screenBounds(of id: ElementID, at offset: Double) -> Rect? {
        screenFrame(of: id, at: offset).map { look(of: id, at: offset)?.transform.bounds(of: $0) ?? $0 }
    }

    /// Returns the visible elements, by looking at every one.
    func visibleIDs(at offset: Double) -> Set<ElementID> {
        Set(possibleIDs.filter { id in screenBounds(of: id, at: offset).map { viewport.shows($0) } ?? false })
    }
}

extension Size {
    func shows(_ rect: Rect) -> Bool { rect.intersects(Rect(x: 0, y: 0, width: width, height: height)) }
}

extension TransitionState {
    /// The rectangle in which an element is drawn on the screen.
    var drawnBounds: Rect { transform.bounds(of: frame) }
}
