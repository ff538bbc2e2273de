import Foundation

/// The attributes of a list's separators and backgrounds.
final class ListDecorationAttributes: UICollectionViewLayoutAttributes {
    /// The color of a background.
    var color: UIColor?
    /// The line; nil for a background.
    var line: ListLine?
    /// The distances from the edges of the row to the frame, in points.
    var rowInsets = NSDirectionalEdgeInsets.zero

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? Self { (copy.color, copy.line, copy.rowInsets) = (color, line, rowInsets) }
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ListDecorationAttributes, super.isEqual(other) else { return false }
        return MainActor.assumeIsolated {
            color == other.color && line == other.line && rowInsets == other.rowInsets
        }
    }
}

/// The line below a row, or the background of a section.
final class ListDecorationView: UICollectionReusableView {
    private let lineView = ListLineView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(lineView)
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? ListDecorationAttributes)?.color
        setNeedsLayout()
    }

    /// Lays out the line. The cell of the row determines where it begins.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let attributes = layoutAttributes as? ListDecorationAttributes, let line = attributes.line else {
            lineView.isHidden = true
            return
        }
        let direction = effectiveUserInterfaceLayoutDirection
        let insets = attributes.rowInsets.physical(in: direction)
        let collectionView = superview as? UICollectionView
        let cell = collectionView?.shownCell(at: attributes.indexPath)
        let span = line.span(at: cell, width: bounds.width + insets.left + insets.right, in: direction)
        lineView.isHidden = false
        lineView.show(line, isSelected: cell?.isSelected == true && collectionView?.allowsMany == true)
        lineView.frame = CGRect(
            x: span.lowerBound - insets.left, y: 0, width: span.upperBound - span.lowerBound, height: bounds.height)
    }
}
