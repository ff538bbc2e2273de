import UIKit

/// A collection view whose data source knows nothing but how many items there are.
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
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func resize(to size: CGSize) {
        view.frame.size = size
        view.layoutIfNeeded()
    }

    /// Everything in the content, in the order of categories, kinds and index paths.
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

/// What a layout says of one element.
struct ShownElement {
    let category: UICollectionView.ElementCategory
    let indexPath: IndexPath
    let frame: CGRect

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        indexPath = attributes.indexPath
        frame = attributes.frame
    }

    var key: (Int, IndexPath) { (Int(category.rawValue), indexPath) }
}
