import UIKit

/// A number in the middle of a rounded field.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.textColor = .white
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tile: Tile) {
        label.text = "\(tile.number)"
        contentView.backgroundColor = tile.color
    }
}
