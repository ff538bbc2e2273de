import CollectionViewSnapshot
import Testing

@Suite @MainActor struct PictureTests {
    private let source = PhotoSource([["Minka", "Tom", "Kitty", "Felix"], ["Mieze"]])

    @Test func aCollectionViewWithAllThatItShows() throws {
        AnimationClock.current = AnimationClock()
        let view = source.show(in: TileLayout(), size: CGSize(width: 210, height: 150))
        view.setContentOffset(CGPoint(x: 0, y: 15), animated: false)
        try CollectionViewPicture(of: view).expectToBe("photos")
    }

    @Test func aRefreshWithATitle() throws {
        AnimationClock.current = AnimationClock()
        let view = source.show(in: TileLayout(), size: CGSize(width: 210, height: 150))
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Looking for photos")
        view.refreshControl = control
        control.beginRefreshing()
        view.layoutIfNeeded()
        try CollectionViewPicture(of: view).expectToBe("refreshing")
    }

    @Test func textHasLinesUnderAndThroughIt() throws {
        AnimationClock.current = AnimationClock()
        let view = source.show(in: TileLayout(), size: CGSize(width: 210, height: 150))
        let styles: [(String, [NSAttributedString.Key: Any])] = [
            ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("twice", [.underlineStyle: NSUnderlineStyle.double.rawValue]),
            ("through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            ("both", [.underlineStyle: 1, .strikethroughStyle: NSNumber(value: 1)]),
            ("neither", [.underlineStyle: 0]),
        ]
        for (index, (text, attributes)) in styles.enumerated() {
            let label = UILabel(frame: CGRect(x: 10, y: 26 * CGFloat(index) + 10, width: 190, height: 24))
            label.attributedText = NSAttributedString(string: text, attributes: attributes)
            label.backgroundColor = .white
            view.addSubview(label)
        }
        try CollectionViewPicture(of: view).expectToBe("decorated-text")
    }

    @Test func rightToLeftWithAnOverlay() throws {
        AnimationClock.current = AnimationClock()
        let view = source.show(in: TileLayout(), size: CGSize(width: 210, height: 190))
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        try CollectionViewPicture(of: view, overlay: [.frames, .indexPaths, .order]).expectToBe("photos-right-to-left")
    }

    @Test func aLayoutWithNothingButCounts() throws {
        try CollectionViewPicture(of: TileLayout(), itemCounts: [5, 0, 2], size: CGSize(width: 210, height: 100))
            .expectToBe("tiles")
        try CollectionViewPicture(
            of: TurnedTileLayout(), itemCounts: [6], size: CGSize(width: 210, height: 100),
            overlay: [.frames, .indexPaths, .order]
        ).expectToBe("turned-tiles")
        try CollectionViewPicture(
            of: TurnedTileLayout(), itemCounts: [6], size: CGSize(width: 210, height: 100), isRightToLeft: true
        ).expectToBe("turned-tiles-right-to-left")
    }

    @Test(arguments: [0, 50, 100]) func anUpdateOnItsWay(percent: Int) throws {
        let clock = AnimationClock()
        AnimationClock.current = clock
        let view = source.show(in: TileLayout(), size: CGSize(width: 210, height: 190))
        view.performBatchUpdates {
            source.sections = [["New", "Kitty", "Tom"], ["Mieze", "Felix"]]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
            view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 1))
        }
        clock.advance(by: 0.3 * Double(percent) / 100)
        try CollectionViewPicture(of: view).expectToBe("update-\(percent)")
    }

    @Test func emptyOrAbsurdContentIsAPictureToo() {
        let empty = CollectionViewPicture(of: TileLayout(), itemCounts: [], size: .zero)
        #expect(empty.svg.contains("width=\"210\" height=\"0\""))
        final class Absurd: TileLayout {
            override func change(_ attributes: UICollectionViewLayoutAttributes) {
                attributes.transform3D.m11 = .nan
                attributes.center.y = .infinity
            }
        }
        let label = UILabel(frame: CGRect(x: 0, y: CGFloat.nan, width: -3, height: CGFloat.infinity))
        label.text = "a text\u{1} that fits\nnowhere"
        let view = source.show(in: TileLayout(), size: CGSize(width: 210, height: 100))
        view.addSubview(label)
        #expect(!CollectionViewPicture(of: view).svg.contains("nan"))
        let absurd = CollectionViewPicture(of: Absurd(), itemCounts: [2], size: CGSize(width: 9, height: 9))
        #expect(!absurd.svg.contains("nan") && !absurd.svg.contains("inf"))
    }

    @Test func theSameIsAlwaysTheSame() {
        let pictures = (0..<2).map { _ in
            CollectionViewPicture(of: TurnedTileLayout(), itemCounts: [6, 3], size: CGSize(width: 210, height: 100)).svg
        }
        #expect(pictures[0] == pictures[1])
    }
}
