import Foundation

/// The position of the line below a row. The layout guide takes part in constraints, and costs nothing until an app
/// asks for it.
@MainActor final class SeparatorGuide {
    private unowned let cell: UICollectionViewListCell
    private var leading: NSLayoutConstraint?

    init(of cell: UICollectionViewListCell) { self.cell = cell }

    private(set) lazy var guide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "separator"
        cell.addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: textStart)
        let constraints = [
            leading, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ]
        // The app's constraints have higher priorities.
        for constraint in constraints { constraint.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate(constraints)
        self.leading = leading
        return guide
    }()

    /// The distance from the leading edge of the cell to its text, in points.
    private var textStart: CGFloat {
        cell.contentInsets.leading + ((cell.contentView as? UIListContentView)?.textStart ?? ListMetrics.separatorInset)
    }

    func update() { if let leading, leading.constant != textStart { leading.constant = textStart } }

    /// The left and the right end of the line, in points from the left edge of the cell.
    var span: ClosedRange<CGFloat> {
        if leading != nil {
            let frame = guide.solvedFrame.offsetBy(dx: -cell.bounds.minX, dy: 0)
            return frame.minX...max(frame.minX, frame.maxX)
        }
        let (width, start) = (cell.bounds.width, min(textStart, cell.bounds.width))
        return cell.effectiveUserInterfaceLayoutDirection == .leftToRight ? start...width : 0...width - start
    }
}
