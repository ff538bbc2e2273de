import Foundation

/// The pictures that come with a program, by the names that `UIImage(named:)` takes.
///
/// A picture `cat.png` has the names `cat` and `cat.png`. In an asset catalog, its name is that of its image set.
struct ProgramPictures {
    static let extensions: Set = ["jpg", "jpeg", "png", "gif", "webp", "tif", "tiff", "bmp"]

    private var paths: [String: String] = [:]

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
            for file in found.sorted() { add(file, in: bundle) }
        }
        for file in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() { add(file, in: folder) }
    }

    func path(of name: String) -> String? { paths[name] }

    private mutating func add(_ file: String, in folder: String) {
        let parts = file.split(separator: "/").map(String.init)
        guard let last = parts.last, let dot = last.lastIndex(of: "."),
            Self.extensions.contains(last[last.index(after: dot)...].lowercased())
        else { return }
        var stem = String(last[..<dot])
        for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem.removeLast(scale.count) }
        let imageSet = parts.dropLast().last.flatMap { $0.hasSuffix(".imageset") ? String($0.dropLast(9)) : nil }
        for name in [file, last, imageSet ?? stem] where paths[name] == nil { paths[name] = "\(folder)/\(file)" }
    }
}
