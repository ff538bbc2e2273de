import CollectionLayout
import UIKit

/// ``ShortestColumns`` in place of ``ShortestColumnLayout``, with the same delegate.
public final class ShortestColumnsLayout: CollectionLayoutAdapter {
    /// The delegate. Without one, cells are squares.
    public weak var delegate: (any ShortestColumnLayoutDelegate)? { didSet { invalidateLayout() } }

    public var cells = ShortestColumns() { didSet { invalidateLayout() } }

    public init() { super.init(axis: .vertical) }

    public required init?(coder: NSCoder) { nil }

    public override func section(_ section: Int, in environment: SectionEnvironment) -> CollectionSection {
        let width = cells.cellWidth(inBreadth: environment.breadth)
        return cells.section(
            of: (0..<environment.itemCount).map {
                .fixed(height(at: IndexPath(item: $0, section: section), width: width))
            })
    }

    private func height(at path: IndexPath, width: CGFloat) -> CGFloat {
        collectionView.flatMap { delegate?.collectionView($0, heightForCellAt: path, withWidth: width) } ?? width
    }
}
