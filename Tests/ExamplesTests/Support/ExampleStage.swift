import UIKit

/// A collection view whose data source only knows the number of items.
@MainActor class ExampleStage: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var counts: [Int]

    init(
        _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 390, height: 844),
        rightToLeft: Bool = false
    ) {
        self.counts = counts
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ElementName.badgeKind, ElementName.customKind(0),
        ] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        for kind in [ElementName.backgroundKind, ElementName.separatorKind] {
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
        }
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func resize(to size: CGSize) {
        view.frame.size = size
        view.layoutIfNeeded()
    }

    /// The frames of all items as the collection view has them, which may mirror them.
    var itemFrames: [CGRect] {
        counts.enumerated().flatMap { section, count in
            (0..<count).compactMap {
                view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        }
    }

    /// All elements of the content, in the order of categories, kinds and index paths.
    var elements: [ShownElement] {
        let content = CGRect(origin: .zero, size: view.contentSize)
        let attributes = view.collectionViewLayout.layoutAttributesForElements(in: content) ?? []
        return attributes.map(ShownElement.init).sorted { $0.key < $1.key }
    }

    /// The frames of all items of the first section, in order.
    var cellFrames: [CGRect] { elements.filter { $0.category == .cell }.map(\.frame) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

/// A layout's attributes of an element.
struct ShownElement {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath
    let frame: CGRect

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind
        indexPath = attributes.indexPath
        frame = attributes.frame
    }

    var key: (Int, IndexPath, String) { (Int(category.rawValue), indexPath, kind ?? "") }
}
