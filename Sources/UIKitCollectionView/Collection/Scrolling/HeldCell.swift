import Foundation

/// A cell that stays in place on the screen while the content around it changes.
@MainActor struct HeldCell {
    let key: ElementPath
    /// The distance of the cell's origin from the origin of the bounds.
    private let place: CGVector

    /// Chooses the first displayed cell that begins on the screen, else the cell that begins nearest before it.
    init?(among elements: [Element], in scrollView: UIScrollView) {
        let bounds = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        func distance(_ frame: CGRect) -> (isBefore: Int, CGFloat, CGFloat) {
            let (x, y) = (frame.minX - bounds.minX, frame.minY - bounds.minY)
            return (x < 0 || y < 0 ? 1 : 0, abs(y), abs(x))
        }
        let cells = elements.filter { $0.key.category == .cell && $0.isDisplayed && $0.isVisible(in: bounds) }
        guard let first = cells.min(by: { distance($0.frame) < distance($1.frame) }) else { return nil }
        key = first.key
        place = first.frame.origin - scrollView.contentOffset
    }

    /// Returns the content offset at which the cell with a new frame is at its old position on the screen.
    func offset(for frame: CGRect) -> CGPoint { CGPoint(x: frame.minX - place.dx, y: frame.minY - place.dy) }
}
