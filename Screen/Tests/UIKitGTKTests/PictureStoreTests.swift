import CGTK
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// Photographs that are decoded, kept, discarded, or not shown at all.
@Suite(.serialized) @MainActor final class PictureStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
    private var lines: [String] = []

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a picture of one color.
    private func picture(_ name: String, _ type: String, width: Int32, height: Int32) -> String {
        let path = folder.appendingPathComponent(name).path
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height)!
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
        gdk_pixbuf_savev(pixbuf, path, type, nil, nil, nil)
        return path
    }

    private func makeStore(maximumByteCount: Int = 64 << 20) -> PictureStore {
        let store = PictureStore(maximumByteCount: maximumByteCount, decodesAtOnce: true)
        store.didFail = { [unowned self] in lines.append($0) }
        return store
    }

    @Test func whatTheFrameShowsIsKept() throws {
        // Each of them has 30,000 bytes.
        let store = makeStore(maximumByteCount: 50_000)
        let names = (0..<4).map { "\($0)" }
        for name in names {
            store.register(name, path: picture("\(name).png", "png", width: 100, height: 100))
        }
        let size = CGSize(width: 100, height: 100)
        func draw(_ names: [String]) -> [Texture?] {
            store.beginFrame()
            return names.map { store.texture(for: UIImage(name: $0, size: size), size: size, scale: 1) }
        }
        let first = draw(names)
        #expect(draw(names) == first, "nothing that is visible is decoded anew")
        let other = draw(["0"])
        #expect(other == [first[0]])
        store.register("more", path: picture("more.png", "png", width: 100, height: 100))
        _ = draw(["0", "more"])
        let last = draw(names)
        #expect(last[0] == first[0] && last[1] != first[1], "what was not visible has been discarded")
    }

    @Test func aBrokenPictureIsReportedOnce() throws {
        let store = makeStore()
        let path = folder.appendingPathComponent("broken.jpg").path
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
        store.register("broken", path: path)
        let size = CGSize(width: 10, height: 10)
        for _ in 0..<3 {
            #expect(store.size(of: "broken") == nil)
            #expect(store.texture(for: UIImage(name: "broken", size: size), size: size, scale: 1) == nil)
        }
        #expect(lines.count == 1 && lines[0].contains(path))
    }

    @Test func anEnormousPictureIsNotDecoded() throws {
        // The beginning of a PNG file contains the size.
        let side = Data(bigEndian: UInt32(30_000))
        let header = PNGChunk(type: "IHDR", contents: side + side + [8, 2, 0, 0, 0]).bytes
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let file = Data(signature) + header + [0, 0, 0, 10] + Data("IDAT".utf8) + [0x78, 0x9C]
        let path = folder.appendingPathComponent("enormous.png").path
        try file.write(to: URL(fileURLWithPath: path))
        let store = makeStore()
        store.register("enormous", path: path)
        let size = CGSize(width: 10, height: 10)
        for _ in 0..<2 {
            #expect(store.texture(for: UIImage(name: "enormous", size: size), size: size, scale: 1) == nil)
        }
        #expect(throws: PictureError.tooLarge(CGSize(width: 30_000, height: 30_000))) {
            try PictureFile.decode(.file(path), pixels: size)
        }
        #expect(lines.count == 1 && lines[0].contains("30000 × 30000"))
    }

    @Test func filesAndDataAreImages() throws {
        let path = picture("cat@2x.jpeg", "jpeg", width: 40, height: 20)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let pixels = try Pixels {
            // Drawing the window has set the functions that find the sizes of images.
            let (file, contents) = (UIImage(contentsOfFile: path), UIImage(data: data))
            #expect(file?.size == CGSize(width: 20, height: 10) && contents?.size == CGSize(width: 40, height: 20))
            for (image, y) in [(file, 0), (contents, 50)] as [(UIImage?, CGFloat)] {
                let view = UIImageView(image: image)
                view.frame = CGRect(x: 0, y: y, width: 100, height: 50)
                $0.addSubview(view)
            }
        }
        for y in [25, 75] { #expect(pixels[50, y][0] > 240 && pixels[50, y][1] < 20) }
        #expect(UIImage(data: Data("no picture".utf8)) == nil && UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    /// Exiv2 is not thread-safe: concurrent reads would crash, or return a wrong size.
    @Test func manyThreadsReadHeadersAtOnce() {
        let path = picture("photo.jpeg", "jpeg", width: 40, height: 20)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            #expect(PictureFile.header(of: .file(path))?.size == CGSize(width: 40, height: 20))
        }
    }
}
