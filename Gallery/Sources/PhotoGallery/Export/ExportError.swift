import Foundation

/// The reason why a folder cannot be exported, and what to do.
public enum ExportError: Error, CustomStringConvertible, Equatable {
    case insidePhotos(String)
    case aroundPhotos(String)
    case notAFolder(String)
    case notAnExport(String)
    case anotherExport(String, title: String)
    case unwritable(String, reason: String)
    case diskFull(String)
    case incomplete(missing: String)
    /// The cache cannot be written. The text is a sentence with the reason.
    case cache(String)

    public var description: String {
        switch self {
        case .insidePhotos(let path):
            "\"\(path)\" is inside the photo folder, which is never written to. Export to another folder."
        case .aroundPhotos(let path):
            "The photo folder is inside \"\(path)\", where the export deletes files that do not belong to it. "
                + "Export to another folder."
        case .notAFolder(let path):
            "\"\(path)\" is not a folder. Choose a new folder, an empty one, or an earlier export."
        case .notAnExport(let path):
            "The folder \"\(path)\" is not empty, and was not exported by this program. Choose a new folder, an empty "
                + "one, or an earlier export."
        case .anotherExport(let path, let title):
            "\"\(path)\" is the export of a folder \"\(title)\". Delete it first, or export to another folder."
        case .unwritable(let path, let reason): "\"\(path)\" cannot be written: \(reason)."
        case .diskFull(let path): "The disk with \"\(path)\" is full. Free some space, and export again to continue."
        case .incomplete(let path): "The page cannot be exported: \"\(path)\" is missing. Run ./gallery to build it."
        case .cache(let reason): reason
        }
    }

    /// Returns the error for the last system call, which failed to write at a path.
    static func of(_ path: String) -> ExportError {
        [ENOSPC, EDQUOT].contains(errno) ? .diskFull(path) : .unwritable(path, reason: String(cString: strerror(errno)))
    }
}
