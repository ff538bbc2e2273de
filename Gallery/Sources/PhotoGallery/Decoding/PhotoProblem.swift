import Foundation

/// Why a file cannot be shown: the predicate of a sentence about it.
struct PhotoProblem: Error, Equatable {
    let reason: String
    /// Whether the reason lies outside of the file, so that the same file may be shown another time.
    var isPassing = false

    static let empty = PhotoProblem(reason: "is empty")
    static let unrecognized = PhotoProblem(reason: "is damaged, or not a picture in a known format")
    static let truncated = PhotoProblem(reason: "is damaged or ends too early")
    static let fatal = PhotoProblem(reason: "is damaged, or takes too much memory to decode")
    static let slow = PhotoProblem(reason: "is damaged, or takes too long to decode")

    /// - Parameter memory: the bytes that decoding it would take.
    static func tooLarge(width: Int, height: Int, memory: Int64) -> PhotoProblem {
        PhotoProblem(reason: "is too large: to decode \(width) × \(height) pixels takes \(memory >> 20) MB of memory")
    }

    static func unreadable(_ code: Int32) -> PhotoProblem {
        PhotoProblem(reason: "cannot be read: \(String(cString: strerror(code)))", isPassing: true)
    }

    static let notAFile = PhotoProblem(reason: "is not a regular file", isPassing: true)
    static let stuck = PhotoProblem(reason: "cannot be read: its disk does not answer", isPassing: true)
    static let noDecoder = PhotoProblem(
        reason: "cannot be decoded now: the system, libvips or libgexiv2 let no process start", isPassing: true)
}
