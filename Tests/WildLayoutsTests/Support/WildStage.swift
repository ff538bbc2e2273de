import UIKit

/// A collection view in a window, with cells that show a text.
@MainActor class WildStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let window: UIWindow
    let view: UICollectionView
    var sections: [[String]]

    init(_ layout: UICollectionViewLayout, _ sections: [[String]], size: CGSize = CGSize(width: 300, height: 400)) {
        AnimationClock.current = AnimationClock()
        self.sections = sections
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        super.init()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.register(WildCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
        }
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    func show() {
        if view.dataSource == nil {
            view.dataSource = self
            view.delegate = self
        }
        window.layoutIfNeeded()
    }

    func resize(to size: CGSize) {
        window.frame.size = size
        window.layoutIfNeeded()
    }

    func scroll(to offset: CGPoint) {
        view.contentOffset = offset
        window.layoutIfNeeded()
    }

    func batch(_ updates: @escaping () -> Void) -> Bool {
        var isFinished = false
        view.performBatchUpdates(updates) { isFinished = $0 }
        AnimationClock.current.advanceUntilIdle()
        return isFinished
    }

    /// The texts of visible cells, in the order of their index paths.
    var texts: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? WildCell)?.label.text }
    }

    /// Returns the cell of an item if it is on the screen, and not only prepared.
    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        let cell = view.cellForItem(at: IndexPath(item: item, section: section))
        return cell?.superview == nil ? nil : cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? WildCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }
}

class WildCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

extension [[String]] {
    /// Returns sections with these numbers of items. The text of an item is its position.
    static func numbered(_ counts: Int...) -> [[String]] {
        counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }
}
