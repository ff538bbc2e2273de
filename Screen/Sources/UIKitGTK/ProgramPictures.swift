import Foundation
@_spi(Host) import UIKitViews

/// The pictures that come with a program, by the names that `UIImage(named:)` takes.
///
/// A picture `cat.png` has the names `cat` and `cat.png`, and so has `cat@2x.png`, which has twice as many pixels. In an
/// asset catalog, the name of a picture is that of its image set.
struct ProgramPictures {
    static let extensions: Set = ["jpg", "jpeg", "png", "gif", "webp", "tif", "tiff", "bmp"]

    /// The paths of pictures by name and number of pixels per point.
    private var versions: [String: [CGFloat: String]] = [:]

    /// Finds the pictures in the resource bundles next to the program, and those in the current folder. The pictures of
    /// bundles have precedence.
    static func find() -> ProgramPictures {
        let files = FileManager.default
        let folder = Bundle.main.bundleURL.resolvingSymlinksInPath()
        let bundles = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(".resources")
        }
        return ProgramPictures(
            bundles: bundles.sorted().map { folder.appendingPathComponent($0).path }, folder: files.currentDirectoryPath
        )
    }

    /// - Parameters:
    ///   - bundles: Folders whose subfolders are searched as well.
    ///   - folder: A folder whose subfolders are not searched, because there may be many of them.
    init(bundles: [String], folder: String) {
        let files = FileManager.default
        for bundle in bundles {
            let found = files.enumerator(atPath: bundle)?.compactMap { $0 as? String } ?? []
            add(found.sorted(), in: bundle)
        }
        add(((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted(), in: folder)
    }

    /// Returns the path of a picture. Of several versions, it is the smallest that has enough pixels, or else the largest.
    ///
    /// - Parameter scale: The number of pixels per point on the screen.
    func path(of name: String, scale: CGFloat) -> String? {
        guard let versions = versions[name] else { return nil }
        let best = versions.keys.filter { $0 >= scale }.min() ?? versions.keys.max()
        return best.flatMap { versions[$0] }
    }

    /// Adds the pictures of a folder, except those whose names other folders have.
    private mutating func add(_ files: [String], in folder: String) {
        var found: [String: [CGFloat: String]] = [:]
        for file in files {
            let scale = UIImage.scale(ofFile: file)
            for name in Self.names(of: file) where found[name]?[scale] == nil {
                found[name, default: [:]][scale] = "\(folder)/\(file)"
            }
        }
        versions.merge(found) { first, _ in first }
    }

    /// Returns the names of a picture. There are none if the file is not a picture.
    private static func names(of file: String) -> Set<String> {
        let parts = file.split(separator: "/").map(String.init)
        guard let last = parts.last, let dot = last.lastIndex(of: "."),
            extensions.contains(last[last.index(after: dot)...].lowercased())
        else { return [] }
        var stem = String(last[..<dot])
        for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem.removeLast(scale.count) }
        let imageSet = parts.dropLast().last.flatMap { $0.hasSuffix(".imageset") ? String($0.dropLast(9)) : nil }
        let plain = stem + last[dot...]
        return [file, last, (parts.dropLast() + [plain]).joined(separator: "/"), plain, imageSet ?? stem]
    }
}
