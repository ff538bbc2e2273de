import UIKit

/// A number on red at the corner of a cell, hidden if it is 0.
final class Badge: UICollectionReusableView {
    static let kind = "badge"

    /// The description of a badge whose middle lies on the corner of its cell.
    @MainActor static var item: NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(34), heightDimension: .absolute(20)),
            elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
            itemAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    private let label = UILabel()

    var count = 0 {
        didSet {
            label.text = "\(count)"
            isHidden = count == 0
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 10
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
