import Foundation

/// Where the line below a row is. It costs nothing until an app asks for the layout guide, which takes part in constraints.
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
        // Those of the app count more.
        for constraint in constraints { constraint.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate(constraints)
        self.leading = leading
        return guide
    }()

    /// From the leading edge of the cell to its text, in points.
    private var textStart: CGFloat {
        cell.contentInsets.leading + ((cell.contentView as? UIListContentView)?.textStart ?? ListMetrics.separatorInset)
    }

    func update() { if let leading, leading.constant != textStart { leading.constant = textStart } }

    /// From the left edge of the line to its right edge, in points from the left edge of the cell.
    var span: ClosedRange<CGFloat> {
        if leading != nil {
            let frame = guide.solvedFrame.offsetBy(dx: -cell.bounds.minX, dy: 0)
            return frame.minX...max(frame.minX, frame.maxX)
        }
        let (width, start) = (cell.bounds.width, min(textStart, cell.bounds.width))
        return cell.effectiveUserInterfaceLayoutDirection == .leftToRight ? start...width : 0...width - start
    }
}
