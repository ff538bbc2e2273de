import MixedSectionsExample
import UIKit

/// Shows texts of several lengths in the second section, and nothing in particular elsewhere.
final class TextStage: ExampleStage {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.section == 1 else {
            return super.collectionView(collectionView, cellForItemAt: indexPath)
        }
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = String(repeating: "So it goes. ", count: 1 + indexPath.item * 7 % 23)
        return cell
    }

    /// Shows everything once, so that all of it is measured.
    func readAll() {
        var offset: CGFloat = 0
        while offset < view.contentSize.height {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            offset += 100
        }
    }
}
