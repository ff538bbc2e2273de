import Testing
import UIKit
import UIKitSource

@Suite("Cells of lists, as source for iOS has them") @MainActor struct ListCellTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let tracks = UICollectionView.CellRegistration<TrackCell, Track> { cell, _, track in cell.track = track }
        let stars = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, count in
            cell.contentConfiguration = StarsContent(count: count)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            if path.item == 1 { return view.dequeueConfiguredReusableCell(using: stars, for: path, item: 3) }
            let title = String(repeating: "Prelude and fugue ", count: 4)
            return view.dequeueConfiguredReusableCell(
                using: tracks, for: path, item: Track(title: title, artist: "J. S. Bach", minutes: 7))
        }
    }

    private let source = Source()

    private func show() -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test func aCellWithViewsOfItsOwnIsAsHighAsTheirConstraintsSay() {
        let view = show()
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TrackCell
        // The title takes at least two lines, and the artist one.
        #expect((cell?.frame.height ?? 0) > 80 && cell?.length.text == "7 min" && cell?.length.frame.maxX == 304)
        #expect(cell?.names.frame.height == cell?.frame.height)
        #expect(cell?.separatorLayoutGuide.layoutFrame.minX == 40)
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        let content = cell?.names.configuration as? UIListContentConfiguration
        #expect(content?.textProperties.color == .systemRed)
    }

    @Test func contentOfTheAppsOwnFollowsTheState() {
        let view = show()
        let path = IndexPath(item: 1, section: 0)
        let cell = view.cellForItem(at: path)
        let stars = cell?.contentView as? StarsView
        #expect(cell?.frame.height == 70 && stars?.label.text == "***")
        view.selectItem(at: path, animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        #expect(stars?.label.text == "****" && cell?.contentView === stars)
    }
}
