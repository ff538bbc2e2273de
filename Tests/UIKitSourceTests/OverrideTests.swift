import Testing
import UIKit
import UIKitSource

/// Overrides in subclasses must be called.
@Suite @MainActor struct OverrideTests {
    @Test func viewsHearOfWhatIsDoneToThem() {
        let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.colors = []
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers?.count == 1 && tap.view === view)
        UIView().addGestureRecognizer(tap)
        #expect(
            view.calls.filter { $0.hasSuffix("GestureRecognizer") } == [
                "addGestureRecognizer", "removeGestureRecognizer",
            ])
        view.calls = []
        _ = view.safeAreaInsets
        #expect(view.calls.contains("superview"))
    }

    @Test func cellsKeepTheirStructureWhateverTheyCallTheirContent() {
        let cell = WrappingCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        cell.backgroundView = UIView()
        cell.layoutIfNeeded()
        #expect(cell.contentView === cell.wrapper && cell.wrapper.superview == nil)
        #expect(cell.wrapper.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(cell.subviews.map(\.frame.size) == [cell.bounds.size, cell.bounds.size])
    }

    @Test func traitsAndScreensCanBeStoodInFor() {
        let view = WideView(frame: .zero)
        #expect(view.traitCollection.displayScale == 3 && view.traitCollection.horizontalSizeClass == .regular)
        let child = UIView()
        view.addSubview(child)
        #expect(child.traitCollection.displayScale == 3 && child.traitCollection.userInterfaceStyle == .dark)
        #expect(WideScreen().bounds.width == 1024 && WideScreen().scale == 1)
        #expect(Tablet().userInterfaceIdiom == .pad && Tablet().orientation.isLandscape)
        #expect(WideWindow().screen.bounds.height == 768)
        #expect(MirroredApplication().userInterfaceLayoutDirection == .rightToLeft)
        #expect(DoubledMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10)).pointSize == 20)
        let pixels = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.addSubview(pixels)
        #expect(pixels.traitCollection.displayScale == 3)
    }

    @Test func constraintsOfASubclassPlaceViews() {
        let (view, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let width = AdaptiveConstraint(
            item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 20)
        NSLayoutConstraint.activate([width])
        view.layoutIfNeeded()
        #expect(child.frame.width == 40)
    }

    @Test func aScrollViewThatSaysItIsDraggedIsTakenAtItsWord() {
        let held = HeldScrollView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect((held as UIScrollView).isDragging && (held as UIScrollView).isTracking)
        let view = OverridingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect((view as UIScrollView).panGestureRecognizer.view === view && view.panCount == 1)
    }

    @Test func nibsGoToTheSubclass() {
        let layout = OverridingLayout()
        let view = OverridingCollectionView(frame: .zero, collectionViewLayout: layout)
        let nib = UINib(nibName: "Cell", bundle: nil)
        view.register(nib, forCellWithReuseIdentifier: "cell")
        view.register(nib, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        layout.register(nib, forDecorationViewOfKind: "line")
        #expect(view.registeredNibs == ["cell", "header view"] && layout.registeredNibs == ["line"])
    }

    @Test func recognizersMaySeemToBeElsewhere() {
        let (pan, view) = (FakePan(), UIView())
        pan.fakeView = view
        #expect((pan as UIGestureRecognizer).view === view)
    }

    @Test func insetsOfIndicatorsAreSetTogether() {
        let view = UIScrollView()
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.verticalScrollIndicatorInsets.bottom == 3 && view.horizontalScrollIndicatorInsets.right == 4)
        view.verticalScrollIndicatorInsets.top = 9
        #expect(view.scrollIndicatorInsets.top == 9 && view.horizontalScrollIndicatorInsets.top == 1)
    }
}
