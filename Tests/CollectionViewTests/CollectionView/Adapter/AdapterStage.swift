import CollectionLayout
import CollectionView

/// A collection view with an adapter. The text of a cell determines the length that it prefers.
@MainActor final class AdapterStage {
    let layout: CollectionLayoutAdapter
    let stage: Stage

    init(_ layout: CollectionLayoutAdapter, _ sections: [[String]], size: CGSize = CGSize(width: 300, height: 400)) {
        self.layout = layout
        let source = SizingSource(sections)
        stage = Stage(source, layout, size: size)
        view.collectionViewLayout.register(
            UICollectionReusableView.self, forDecorationViewOfKind: ElementName.backgroundKind)
        view.collectionViewLayout.register(
            UICollectionReusableView.self, forDecorationViewOfKind: ElementName.separatorKind)
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ElementName.globalHeaderKind, ElementName.globalFooterKind, ElementName.badgeKind,
        ] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
    }

    var view: UICollectionView { stage.view }
    var source: SizingSource { stage.source as! SizingSource }
    var arrangement: Arrangement { layout.arrangement! }

    /// Returns the frame of the cell with a text, in the coordinates of the screen.
    func place(of text: String) -> CGRect? {
        view.visibleCells.first { ($0 as! TextCell).text == text }?.frame
            .offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }
}

extension CGRect {
    init(_ rect: CollectionLayout.Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

/// A length that depends on the text alone, and differs for most texts.
func length(of text: String) -> CGFloat { 20 + CGFloat(text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9973 } % 60) }
