import CPhoto
import Foundation
import Testing

@testable import PhotoGallery

/// A test's own photo folder and cache folder, deleted after the test.
final class TestFolder: Sendable {
    let base: String
    var photos: String { base + "/photos" }
    var cache: String { base + "/cache" }

    init() throws {
        base = FileManager.default.temporaryDirectory.path + "/photo-gallery-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: base + "/photos", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: base) }

    /// Scans the folder like the program. `read` receives the number of files that had to be opened.
    func open(
        cacheLimit: Int64 = 1_000_000_000, videoTools: VideoTools? = VideoTools(),
        patience: Duration? = nil, read: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws -> FolderPhotos {
        let folder = try PhotoFolder(path: photos)
        return try await FolderPhotos(
            folder, cache: CacheFolder(path: cache, for: folder), data: base + "/data", cacheLimit: cacheLimit,
            decoder: Program.path, videoTools: videoTools, patience: patience,
            progress: { done, total in if done == total { read(total) } })
    }

    func add(_ name: String, _ content: Data) throws {
        let path = photos + "/" + name
        let folder = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
        try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
        try content.write(to: URL(fileURLWithPath: path))
    }

    func add(_ name: String, _ sample: Sample) throws { try add(name, sample.data) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: photos + "/" + name, withDestinationPath: target)
    }

    func rename(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: photos + "/" + name, toPath: photos + "/" + other)
    }

    /// Sets a file's date to one minute ago.
    func settle(_ name: String) throws { try date(name, Date(timeIntervalSinceNow: -60)) }

    /// Sets a file's date.
    func date(_ name: String, _ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: photos + "/" + name)
    }

    /// Reads the format and the size of a picture that was served.
    func header(_ bytes: [UInt8]) throws -> photo_header {
        try PhotoLibraries.start()
        let path = base + "/" + UUID().uuidString
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        var header = photo_header()
        try path.withCString { path in
            var source = photo_source(path: path, bytes: nil, count: 0, orientation: 1)
            try #require(photo_read_header(&source, &header) == 0)
        }
        return header
    }

    /// Returns the average red, green and blue of a picture that was served.
    func color(_ bytes: [UInt8]) throws -> [UInt8] {
        try PhotoLibraries.start()
        var color: [UInt8] = [0, 0, 0]
        try bytes.withUnsafeBufferPointer { buffer in
            var source = photo_source(path: nil, bytes: buffer.baseAddress, count: buffer.count, orientation: 1)
            try #require(photo_render(&source, nil, 0, &color) == 0)
        }
        return color
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: photos + "/" + name) }
}

/// The project's sample photos.
enum Sample: String {
    /// 960 × 339.
    case wide = "outdoors/picos-wide.jpg"
    /// 960 × 639, with the caption "A small stream in the beech wood." by Aitzol Berasategi, April 2018.
    case stream = "outdoors/stream.jpg"
    /// Stored sideways, with EXIF orientation 6: upright when shown.
    case rotated = "outdoors/friends.jpg"
    /// 512 × 512, November 1966.
    case moon = "space/moon.jpg"

    static let project = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/").dropFirst()

    var data: Data {
        get throws { try Data(contentsOf: URL(fileURLWithPath: "\(Self.project)/samples/\(rawValue)")) }
    }
}
