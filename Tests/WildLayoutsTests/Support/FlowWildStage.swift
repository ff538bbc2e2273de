import UIKit

/// A stage that is also the delegate of a flow layout.
@MainActor class FlowWildStage: WildStage, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 300, height: 50) }
    var inset: (Int) -> UIEdgeInsets = { _ in .zero }
    var lineSpacing: (Int) -> CGFloat = { _ in 10 }
    var itemSpacing: (Int) -> CGFloat = { _ in 10 }
    var header: (Int) -> CGSize = { _ in .zero }
    var footer: (Int) -> CGSize = { _ in .zero }
    /// The number of calls of the delegate.
    private(set) var questions = 0

    private func answer<Value>(_ value: Value) -> Value {
        questions += 1
        return value
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { answer(size(indexPath)) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { answer(inset(section)) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { answer(lineSpacing(section)) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { answer(itemSpacing(section)) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { answer(header(section)) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { answer(footer(section)) }
}
