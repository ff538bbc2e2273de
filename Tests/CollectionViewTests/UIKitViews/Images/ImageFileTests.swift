import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

/// Images of files and of data, whose pixels a host finds.
@Suite struct ImageFileTests {
    @Test func anImageOfAFileHasTheScaleOfItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scales: [String: CGFloat] = ["cat.png": 1, "cat@2x.png": 2, "cat@3x.png": 3, "cat@3x.old.png": 1]
        for (name, scale) in scales {
            let path = folder.appendingPathComponent(name).path
            try Data().write(to: URL(fileURLWithPath: path))
            let image = try #require(UIImage(contentsOfFile: path))
            #expect(image.source == .file(path) && image.name == nil && image.scale == scale)
            #expect(image.size.width * scale == image.size.height * scale && abs(image.size.width * scale - 100) < 1e-9)
            #expect(image.cgImage?.width == 100)
        }
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("dog.png").path) == nil)
    }

    @Test func anImageKeepsItsData() throws {
        let data = Data([1, 2, 3])
        let image = try #require(UIImage(data: data, scale: 2))
        guard case .data(let contents) = image.source else {
            Issue.record("\(String(describing: image.source))")
            return
        }
        #expect(contents.bytes == data && image.scale == 2 && image.size == CGSize(width: 50, height: 50))
        #expect(UIImage(data: Data()) == nil)
    }
}
