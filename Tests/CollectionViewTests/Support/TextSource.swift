import CollectionView

/// A data source with sections of texts, whose cells say which text they show.
class TextSource: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var asked: [IndexPath] = []
    var moves: [[IndexPath]] = []
    var titles: [String]?
    var chosenTitles: [String] = []

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
    }

    convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
        cell.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        chosenTitles.append(title)
        return .item(0, index)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append([sourceIndexPath, destinationIndexPath])
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }
}

class TextCell: UICollectionViewCell {
    var text = ""
    var applied: [UICollectionViewLayoutAttributes] = []
    var reuses = 0
    var preferredSize: (CGSize) -> CGSize = { $0 }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        text = ""
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(size) }
}
