import CollectionView
import Testing

/// Optional methods can be called as in source for iOS.
@Suite @MainActor struct OptionalMethodTests {
    final class Bare: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    final class Gestures: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    final class Full: NSObject, UICollectionViewDelegate {
        /// A property with the name of the delegate's methods, as many view controllers have one.
        var collectionView: UICollectionView?
        var selected: [IndexPath] = []

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            // A call of a missing method does not make the calling method count as missing.
            let delegate: any UICollectionViewDelegate = self
            return !delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

    @Test func missingMethodsAnswerNil() {
        let delegate: (any UICollectionViewDelegate)? = Bare()
        #expect(delegate?.collectionView?(view, shouldSelectItemAt: .item(0)) == nil)
        #expect(delegate?.collectionView?(view, didSelectItemAt: .item(0)) == nil)
        #expect(delegate?.collectionView(view, shouldSelectItemAt: .item(0)) == true)
        let source: (any UICollectionViewDataSource)? = Bare()
        #expect(source?.numberOfSections?(in: view) == nil)
        #expect(source?.numberOfSections(in: view) == 1)
        #expect(source?.collectionView(view, numberOfItemsInSection: 0) == 3)
        let gestures: any UIGestureRecognizerDelegate = Gestures()
        let gesture = UITapGestureRecognizer()
        #expect(gestures.gestureRecognizerShouldBegin?(gesture) == nil)
        #expect(gestures.gestureRecognizer?(gesture, shouldReceive: UIEvent()) == nil)
        #expect(gestures.gestureRecognizer?(gesture, shouldRequireFailureOf: gesture) == true)
    }

    @Test func othersAnswer() {
        let full = Full()
        let delegate: (any UICollectionViewDelegate)? = full
        delegate?.collectionView?(view, didSelectItemAt: .item(4))
        #expect(full.selected == [.item(4)])
        if let should = delegate?.collectionView?(view, shouldSelectItemAt: .item(0)) {
            #expect(!should)
        } else {
            Issue.record("an implemented method was taken to be missing")
        }
        #expect(delegate!.collectionView!(view, shouldSelectItemAt: .item(0)) ?? true == false)
    }

    @Test("A subclass of the conforming class overrides a method that the conforming class declares")
    func overridesOfSubclasses() {
        class Base: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        }
        final class Subclass: Base {
            var selected: [IndexPath] = []

            override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath)
            }
        }
        let delegate = Subclass()
        let stage = Stage(TextSource(count: 3))
        stage.view.delegate = delegate
        stage.show()
        TouchStage(stage.view).tap(50, 5)
        #expect(delegate.selected == [.item(0)])
    }

    @Test func aControllersOverridesCount() {
        final class Controller: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 2 }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
                (cell as? TextCell)?.text = "\(indexPath.item)"
                return cell
            }

            override func collectionView(
                _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
            ) -> Bool { false }

            override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        }
        let controller = Controller(collectionViewLayout: ListLayout())
        controller.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        controller.collectionView.layoutIfNeeded()
        #expect(controller.collectionView.visibleCells.count == 2)
        #expect(controller.collectionView.dataSource === controller)
        let delegate: any UICollectionViewDelegate = controller
        #expect(delegate.collectionView?(view, shouldSelectItemAt: .item(0)) == false)
        #expect(delegate.collectionView?(view, shouldHighlightItemAt: .item(0)) == nil)
        #expect(delegate.scrollViewShouldScrollToTop?(controller.collectionView) == false)
        #expect(delegate.scrollViewDidScroll?(controller.collectionView) == nil)
        #expect((controller as any UICollectionViewDataSource).indexTitles?(for: view) == nil)
    }
}
