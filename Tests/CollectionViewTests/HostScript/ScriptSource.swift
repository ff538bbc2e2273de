import CollectionLayout
import CollectionView

/// The content of a host script, in cells of the script's sizes.
final class ScriptSource: NSObject, UICollectionViewDataSource {
    var story: ScriptStory
    /// Whether it scrolls vertically.
    private let isVertical: Bool

    init(_ story: ScriptStory, isVertical: Bool) {
        self.story = story
        self.isVertical = isVertical
        super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { story.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        story.sections[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! ScriptCell
        cell.isVertical = isVertical
        cell.item = story.item(story.sections[indexPath.section].items[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "other", for: indexPath)
    }
}

final class ScriptCell: UICollectionViewCell {
    var item = ScriptItem(0, revision: 0)
    var isVertical = true

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        isVertical
            ? CGSize(width: size.width, height: item.length(atBreadth: size.width))
            : CGSize(width: item.length(atBreadth: size.height), height: size.height)
    }
}
