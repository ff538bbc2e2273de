import CGTK
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// Pictures whose files say how the camera was held.
@Suite @MainActor struct PictureOrientationTests {
    @Test(arguments: 0...9, [true, false])
    func aPhotographHasTheSizeOfItsPixels(orientation: UInt8, isLittleEndian: Bool) throws {
        try withFile(jpeg(with: segment(tiff(orientation, isLittleEndian)))) { path in
            let header = try #require(PictureFile.header(of: .file(path)))
            #expect(
                header.size == (5...8 ~= orientation ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)))
            let picture = try PictureFile.decode(.file(path), pixels: header.size)
            #expect(CGSize(width: picture.width, height: picture.height) == header.size)
            let image = try #require(UIImage(data: Data(contentsOf: URL(fileURLWithPath: path))))
            #expect(try PictureFile.header(of: #require(image.source))?.size == header.size)
        }
    }

    @Test func aPNGFileIsNotRotated() throws {
        var file = PNGChunk.grayFile(128, width: 40, height: 20, profile: Data([0]))
        file.insert(contentsOf: PNGChunk(type: "eXIf", contents: tiff(6, false)).bytes, at: 33)
        try withFile(file) { path in
            let header = try #require(PictureFile.header(of: .file(path)))
            #expect(header.size == CGSize(width: 40, height: 20))
            let picture = try PictureFile.decode(.file(path), pixels: header.size)
            #expect(CGSize(width: picture.width, height: picture.height) == header.size)
        }
    }

    private func withFile(_ contents: Data, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try contents.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }

    /// Returns a picture of 40 × 20 pixels with a segment after its first one.
    private func jpeg(with segment: Data) throws -> Data {
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 40, 20))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
        var (start, count): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
        try #require(gdk_pixbuf_save_to_bufferv(pixbuf, &start, &count, "jpeg", nil, nil, nil) != 0)
        defer { g_free(start) }
        var file = try Data(bytes: #require(start), count: Int(count))
        file.insert(contentsOf: segment, at: 4 + Int(file[4]) << 8 + Int(file[5]))
        return file
    }

    private func segment(_ tiff: Data) -> Data {
        Data([0xFF, 0xE1, 0, UInt8(tiff.count + 8)]) + Data("Exif".utf8) + [0, 0] + tiff
    }

    /// Returns a directory with a width and an orientation.
    private func tiff(_ orientation: UInt8, _ isLittleEndian: Bool) -> Data {
        func number(_ value: UInt8, _ size: Int) -> [UInt8] {
            let bytes = [UInt8](repeating: 0, count: size - 1) + [value]
            return isLittleEndian ? bytes.reversed() : bytes
        }
        let width =
            (isLittleEndian ? [0x00, 0x01] : [0x01, 0x00]) + number(3, 2) + number(1, 4) + number(40, 2) + [0, 0]
        let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
        let entry = tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let head = Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        return Data(head + number(2, 2) + width + entry + [0, 0, 0, 0])
    }
}
