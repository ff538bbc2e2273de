import CollectionView

/// A cell as it is drawn, in the middle of an animation or not.
struct DrawnCell {
    let text: String
    /// The frame relative to the upper left corner of the screen.
    let frame: CGRect
}

extension Stage {
    /// All cells as they are drawn now, including those that are leaving the screen, from the upper left corner on.
    var drawnCells: [DrawnCell] {
        let bounds = view.layer.presentation()?.bounds ?? view.bounds
        return view.subviews.compactMap { subview in
            guard let cell = subview as? TextCell, !cell.isHidden, let frame = cell.layer.presentation()?.frame
            else { return nil }
            return DrawnCell(text: cell.text, frame: frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
        }.sorted { ($0.frame.minY, $0.frame.minX, $0.text) < ($1.frame.minY, $1.frame.minX, $1.text) }
    }

    /// Returns where the cells with a text are drawn now.
    func drawnFrames(of text: String) -> [CGRect] { drawnCells.filter { $0.text == text }.map(\.frame) }
}
