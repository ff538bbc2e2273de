import CGTK
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitCollectionView
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// A collection view of photographs that is scrolled slowly, so everything that was requested has been decoded before
/// the next frame.
@Suite @MainActor struct PicturesAheadTests {
    @Test func picturesAreDecodedBeforeTheyAreVisible() async throws {
        let (store, source) = (PictureStore(), Pictures(count: 300))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ahead-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 20, 20))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        for name in source.names {
            let path = folder.appendingPathComponent("\(name).png").path
            gdk_pixbuf_savev(pixbuf, path, "png", nil, nil, nil)
            store.register(name, path: path)
        }
        _ = gtk_init_check()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        view.dataSource = source
        window.addSubview(view)
        window.isHidden = false
        var blanks: [Int] = []
        PicturesAhead.begin(store)
        defer { UICollectionView.didPrepareCell = nil }
        store.didShowBlank = { blanks.append($0) }

        let canvas = GSKCanvas(pictures: store, fonts: .shipped)
        func frame() async throws {
            window.layoutIfNeeded()
            _ = canvas.node(of: window, scale: 1)
            while store.isDecoding { await Task.yield() }
        }
        try await frame()
        #expect(!blanks.isEmpty && blanks.allSatisfy { $0 == 1 }, "nothing is known before the first frame")
        // The first movement determines the direction.
        view.contentOffset.y = 5
        try await frame()
        blanks = []
        for _ in 0..<200 {
            view.contentOffset.y += 10
            try await frame()
        }
        // The layout is asked about a page when it becomes visible. So only the two pictures in its first row are
        // not requested ahead.
        #expect(blanks.count <= 2 * 2000 / 200 && blanks.allSatisfy { $0 == 1 })
    }
}

private final class Pictures: NSObject, UICollectionViewDataSource {
    let names: [String]

    init(count: Int) { names = (0..<count).map { "picture \($0)" } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        let image = UIImage(name: names[indexPath.item], size: CGSize(width: 20, height: 20))
        (cell as? PictureCell)?.picture.image = image
        return cell
    }
}

private final class PictureCell: UICollectionViewCell {
    let picture = UIImageView(image: nil)

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        contentView.addSubview(picture)
    }
}
