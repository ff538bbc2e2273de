import UIKit

/// A rounded field behind a section. Decorations have no data source: the layout makes them.
final class Backdrop: UICollectionReusableView {
    static let kind = "backdrop"

    @MainActor static var item: NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 8, trailing: 6)
        return item
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray6
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }
}
