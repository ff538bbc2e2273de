import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Menus that a long press on an item opens.
@Suite @MainActor struct ContextMenuTests {
    @MainActor private class Source: NSObject, UICollectionViewDataSource {
        var selected: [Int] = []
        var deleted: [Int] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }

        func menu(of item: Int) -> UIContextMenuConfiguration? {
            guard item != 1 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                UIMenu(title: "", children: [UIAction(title: "Delete") { _ in self?.deleted.append(item) }])
            }
        }
    }

    private final class Plain: Source, UICollectionViewDelegate {}

    private final class Single: Source, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { menu(of: indexPath.item) }
    }

    private final class Several: Source, UICollectionViewDelegate {
        var asked: [[Int]] = []

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths.map(\.item))
            return menu(of: indexPaths.first?.item ?? 7)
        }
    }

    @MainActor private struct Stage {
        let touches: TouchStage
        let view: UICollectionView
        let source: Source

        init(_ source: Source & UICollectionViewDelegate) {
            self.source = source
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 50)
            layout.minimumLineSpacing = 0
            view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate) = (source, source)
            touches = TouchStage(view)
        }

        func press(_ y: CGFloat) {
            touches.down(100, y)
            touches.clock.advance(by: 0.6)
            touches.up()
            for _ in 0..<5 { touches.clock.advance(by: 0.1) }
            touches.window.layoutIfNeeded()
        }

        var row: UIView? {
            func find(in view: UIView) -> UIView? {
                if let label = view as? UILabel, label.text == "Delete" { return label }
                return view.subviews.lazy.compactMap(find).first
            }
            return find(in: touches.window)
        }

        func tapRow() {
            guard let row else { return }
            let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            touches.tap(place.x, place.y)
        }
    }

    @Test func aLongPressOpensTheMenuOfTheItemAndDoesNotSelectIt() {
        for source: Source & UICollectionViewDelegate in [Single(), Several()] as [Source & UICollectionViewDelegate] {
            let stage = Stage(source)
            stage.press(110)
            #expect(stage.row != nil && source.selected.isEmpty)
            stage.tapRow()
            #expect(source.deleted == [2] && source.selected.isEmpty)
        }
    }

    @Test func anItemWithoutAMenuIsSelectedAsUsual() {
        let stage = Stage(Single())
        stage.press(70)
        #expect(stage.row == nil && stage.source.selected == [1])
    }

    @Test func aLongPressBesideAllItemsAsksForAMenuOfNoItems() {
        let several = Stage(Several())
        several.press(300)
        several.tapRow()
        #expect(several.source.deleted == [7])
        let single = Stage(Single())
        single.press(300)
        #expect(single.row == nil)
    }

    @Test func aSelectedItemOpensTheMenuOfAllSelectedItems() {
        let source = Several()
        let stage = Stage(source)
        stage.view.allowsMultipleSelection = true
        for item in [2, 0] {
            stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        stage.press(10)
        #expect(source.asked == [[2, 0]] && stage.view.indexPathsForSelectedItems?.count == 2)
        stage.tapRow()
        stage.press(70)
        stage.press(300)
        #expect(source.asked == [[2, 0], [1], []])
    }

    @Test func aDelegateWithoutMenusHasNone() {
        let stage = Stage(Plain())
        stage.press(110)
        #expect(stage.row == nil && stage.source.selected == [2])
    }
}
