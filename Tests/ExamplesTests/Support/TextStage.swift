import MixedSectionsExample
import UIKit

/// A stage that shows texts of several lengths in the second section.
final class TextStage: ExampleStage {
    private lazy var texts = (0..<counts[1]).map { String(repeating: "So it goes. ", count: 1 + $0 * 7 % 23) }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.section == 1 else {
            return super.collectionView(collectionView, cellForItemAt: indexPath)
        }
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.item]
        return cell
    }

    // Changes of the texts, for batches.

    func insertText(_ text: String, at item: Int) {
        texts.insert(text, at: item)
        counts[1] += 1
    }

    func deleteTexts(_ items: Range<Int>) {
        texts.removeSubrange(items)
        counts[1] -= items.count
    }

    func moveText(from old: Int, to new: Int) { texts.insert(texts.remove(at: old), at: new) }

    /// Scrolls through all of the content, so that every cell is measured.
    func readAll() {
        var offset: CGFloat = 0
        while offset < view.contentSize.height {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            offset += 100
        }
    }
}
