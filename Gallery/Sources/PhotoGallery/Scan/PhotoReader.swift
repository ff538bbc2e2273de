import CPhoto
import Foundation

/// All that is known of a photo file once it has been read.
struct PhotoFacts: Sendable, Equatable {
    /// Pixels, upright.
    var width: Int
    /// Pixels, upright.
    var height: Int
    var format: PhotoFormat
    var metadata: PhotoMetadata
}

/// Why a file cannot be shown: the predicate of a sentence about it.
struct PhotoProblem: Error, Equatable {
    let reason: String
    /// Whether the file could not even be opened: then the reason lies outside of it.
    var isUnreadable = false

    static let empty = PhotoProblem(reason: "is empty")
    static let unrecognized = PhotoProblem(reason: "is damaged, or not a picture in a known format")
    static let truncated = PhotoProblem(reason: "is damaged or ends too early")
    static let tooLarge = PhotoProblem(reason: "has more than a billion pixels")

    static func unreadable(_ code: Int32) -> PhotoProblem {
        PhotoProblem(reason: "cannot be read: \(String(cString: strerror(code)))", isUnreadable: true)
    }
}

/// Reads the facts of one file. Takes a fraction of a millisecond; decodes pixels only where the file's end looks odd.
enum PhotoReader {
    static func read(_ path: String, size: Int64) throws(PhotoProblem) -> PhotoFacts {
        guard access(path, R_OK) == 0 else { throw .unreadable(errno) }
        guard size > 0 else { throw .empty }
        var header = photo_header()
        guard photo_read_header(path, &header) == 0, let format = PhotoFormat(rawValue: Int(header.format.rawValue)),
            header.width > 0, header.height > 0
        else { throw .unrecognized }
        let (width, height) = (Int(header.width), Int(header.height))
        guard width * height <= 1_000_000_000 else { throw .tooLarge }
        if FileEnding(of: path, format: format, size: size) == .doubtful, photo_render(path, nil, 0, nil) != 0 {
            throw .truncated
        }
        return PhotoFacts(width: width, height: height, format: format, metadata: PhotoMetadata(of: path))
    }
}
