import CollectionView

/// A collection view with a flow layout, whose delegate gives the answers that a test sets.
@MainActor final class FlowStage {
    let layout: UICollectionViewFlowLayout
    let stage: Stage
    let delegate = FlowDelegate()

    init(
        _ counts: [Int], size: CGSize = CGSize(width: 300, height: 400),
        layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), hasDelegate: Bool = true
    ) {
        self.layout = layout
        stage = Stage(
            SizingSource(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }), layout,
            size: size)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        if hasDelegate { view.delegate = delegate }
    }

    var view: UICollectionView { stage.view }
    var source: SizingSource { stage.source as! SizingSource }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: .item(item, section))?.frame
    }

    /// Returns the frames of the first items of a section.
    func frames(_ count: Int, _ section: Int = 0) -> [CGRect] {
        stage.show()
        return (0..<count).compactMap { frame($0, section) }
    }

    func header(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
        view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: .item(0, section))
    }

    func footer(_ section: Int = 0) -> UICollectionViewLayoutAttributes? {
        view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: .item(0, section))
    }
}

/// A data source whose cells prefer a size that depends on their text.
final class SizingSource: TextSource {
    var preferredSize: (String, CGSize) -> CGSize = { $1 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        if let cell = cell as? TextCell {
            cell.preferredSize = { [preferredSize, text = cell.text] in preferredSize(text, $0) }
        }
        return cell
    }
}

/// A delegate with all methods. Without an answer of the test, it returns the layout's own values.
final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var size: ((IndexPath) -> CGSize)?
    var inset: ((Int) -> UIEdgeInsets)?
    var lineSpacing: ((Int) -> CGFloat)?
    var interitemSpacing: ((Int) -> CGFloat)?
    var header: ((Int) -> CGSize)?
    var footer: ((Int) -> CGSize)?

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size?(indexPath) ?? flow(collectionViewLayout).itemSize }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset?(section) ?? flow(collectionViewLayout).sectionInset }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lineSpacing?(section) ?? flow(collectionViewLayout).minimumLineSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { interitemSpacing?(section) ?? flow(collectionViewLayout).minimumInteritemSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header?(section) ?? flow(collectionViewLayout).headerReferenceSize }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { footer?(section) ?? flow(collectionViewLayout).footerReferenceSize }

    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as! UICollectionViewFlowLayout
    }
}
