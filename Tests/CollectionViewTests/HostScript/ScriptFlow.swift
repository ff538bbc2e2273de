import CollectionLayout
import CollectionView

/// A flow layout with the content and the lengths of a host script.
@MainActor final class ScriptFlow: NSObject, UICollectionViewDelegateFlowLayout {
    let layout = UICollectionViewFlowLayout()
    private let source: ScriptSource

    init(_ source: ScriptSource) {
        self.source = source
        super.init()
        layout.sectionHeadersPinToVisibleBounds = true
        describe()
    }

    /// Takes over the lengths of the script's layout.
    func describe() {
        let (spacing, inset) = (CGFloat(source.story.layouts[0].spacing), CGFloat(source.story.layouts[0].inset))
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = spacing
        layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(source.story.item(source.story.sections[indexPath.section].items[indexPath.item]).flowSize)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: source.story.sections[section].header) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: source.story.sections[section].footer) }
}
