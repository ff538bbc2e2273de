import CollectionView
import Testing

@Suite @MainActor struct CollectionViewControllerTests {
    private class Controller: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        }
    }

    @Test func theViewContainsTheCollectionViewAndIsNone() throws {
        let controller = Controller(collectionViewLayout: ListLayout())
        let collectionView = try #require(controller.collectionView)
        #expect(!(controller.view is UICollectionView) && collectionView.superview === controller.view)
        #expect(collectionView.frame == controller.view.bounds)
        // Views added to the controller's view cover the list and do not scroll with it.
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        controller.view.addSubview(bar)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.obstructedInsets.top = 10
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(collectionView.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(collectionView.visibleCells.count == 3 && collectionView.contentOffset.y == 0)
        collectionView.alwaysBounceVertical = true
        #expect(collectionView.adjustedContentInset.top == 10)
        #expect(controller.view.subviews == [collectionView, bar] && bar.frame.minY == 0)
        #expect(controller.view.next === controller && collectionView.next === controller.view)
        window.frame.size = CGSize(width: 150, height: 120)
        window.layoutIfNeeded()
        #expect(collectionView.frame.size == CGSize(width: 150, height: 120))
    }

    @Test func anotherCollectionViewTakesThePlaceOfTheFirst() {
        let controller = Controller(collectionViewLayout: ListLayout())
        let first = controller.collectionView
        let (bar, layout) = (UIView(), ListLayout())
        controller.view.addSubview(bar)
        let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
        controller.collectionView = second
        #expect(first?.superview == nil && controller.view.subviews == [second, bar])
        #expect(second.frame == controller.view.bounds && controller.collectionViewLayout === layout)
    }

    @Test func aSubclassMayMakeTheCollectionViewItself() {
        final class Own: Controller {
            override func loadView() {
                collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
                collectionView.dataSource = self
            }
        }
        let controller = Own(collectionViewLayout: UICollectionViewLayout())
        #expect(controller.collectionView.superview === controller.view)
        controller.view.layoutIfNeeded()
        #expect(controller.collectionView.visibleCells.count == 3)
    }

    @Test func theEditButtonBeginsAndEndsEditingOfTheCollectionView() {
        let controller = Controller(collectionViewLayout: ListLayout())
        let item = controller.editButtonItem
        #expect(item === controller.editButtonItem && item.title == "Edit" && item.style == .plain)
        UIButton(type: .system, primaryAction: item.primaryAction).sendActions(for: .touchUpInside)
        #expect(controller.isEditing && controller.collectionView.isEditing)
        #expect(item.title == "Done" && item.style == .done)
        controller.isEditing = false
        #expect(!controller.collectionView.isEditing && item.title == "Edit")
        // A collection view that is loaded later is edited as well.
        let other = Controller(collectionViewLayout: ListLayout())
        other.setEditing(true, animated: false)
        #expect(!other.isViewLoaded && other.collectionView.isEditing && other.editButtonItem.title == "Done")
    }
}
