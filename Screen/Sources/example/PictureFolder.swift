import ArgumentParser
import Foundation

/// The photographs of a folder and its subfolders, by name, in the order of their paths.
struct PictureFolder {
    /// The path of each picture, by its name.
    private(set) var files: [String: String] = [:]
    private(set) var names: [String] = []

    private static let extensions: Set = ["jpg", "jpeg", "png", "gif", "webp", "tif", "tiff", "bmp"]

    /// - Throws: A message for the person if there is no such folder, or no picture in it.
    init(at path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError(
                "\(path) is no folder: give one with photographs in it, or none for those that come along.")
        }
        let found = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { file in
            Self.extensions.contains(URL(fileURLWithPath: file).pathExtension.lowercased())
        }
        for file in found.sorted() {
            names.append(file)
            files[file] = "\(path)/\(file)"
        }
        guard !names.isEmpty else {
            throw ValidationError("There is no photograph in \(path): JPEG, PNG, GIF, WebP, TIFF and BMP are shown.")
        }
    }
}
