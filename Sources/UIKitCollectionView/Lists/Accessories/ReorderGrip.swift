import Foundation
@_spi(Host) import UIKitViews

/// The grip by which a finger moves a row to another position.
final class ReorderGrip: UIControl {
    let sign = AccessoryButton(frame: .zero)
    private let line = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        sign.isUserInteractionEnabled = false
        line.backgroundColor = .separator
        for part in [sign, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    var showsLine = true { didSet { line.isHidden = !showsLine } }

    override func sizeThatFits(_ size: CGSize) -> CGSize { sign.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = bounds
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        line.frame = CGRect(x: isLeftToRight ? -7 : bounds.width + 6, y: -4, width: 1, height: bounds.height + 8)
    }

    private var cell: UICollectionViewCell? { ancestors.lazy.compactMap { $0 as? UICollectionViewCell }.first }

    private var collectionView: UICollectionView? {
        ancestors.lazy.compactMap { $0 as? UICollectionView }.first
    }

    private var ancestors: UnfoldSequence<UIView, (UIView?, Bool)> { sequence(first: self) { $0.superview } }

    /// The interactive movement that this grip has begun. It may have ended, and another finger may have begun another
    /// one.
    private weak var movement: Reordering?
    /// The collection view of the movement. A grip that has left its cell must still be able to cancel it.
    private weak var movedView: UICollectionView?

    /// The collection view, while it moves this grip's row.
    private var mover: UICollectionView? {
        movedView.flatMap { movement != nil && $0.reordering === movement ? $0 : nil }
    }

    /// The touchable area is larger than the sign, because fingers are.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -16, dy: -16).contains(point)
    }

    override var wantsTouchesAtOnce: Bool { true }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let collectionView, let cell, let path = collectionView.indexPath(for: cell) else { return false }
        guard collectionView.beginInteractiveMovementForItem(at: path) else { return false }
        (movement, movedView) = (collectionView.reordering, collectionView)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let mover, let cell else { return false }
        // Only the vertical movement counts, because a list has one column.
        let target = CGPoint(x: cell.center.x, y: touch.location(in: mover).y)
        mover.updateInteractiveMovementTargetPosition(target)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { mover?.endInteractiveMovement() }

    override func cancelTracking(with event: UIEvent?) { mover?.cancelInteractiveMovement() }
}
