import Foundation

/// The reason why a file cannot be shown, as the predicate of a sentence about it.
struct PhotoProblem: Error, Equatable {
    let reason: String
    /// Whether the reason is not in the file itself, so that the file may be readable later.
    var isPassing = false

    static let empty = PhotoProblem(reason: "is empty")
    static let unrecognized = PhotoProblem(reason: "is damaged, or not a picture in a known format")
    static let noPreview = PhotoProblem(reason: "is a raw photo without a readable preview")
    static let truncated = PhotoProblem(reason: "is damaged or ends too early")
    static let fatal = PhotoProblem(reason: "is damaged, or takes too much memory to decode")
    static let slow = PhotoProblem(reason: "is damaged, or takes too long to decode")

    /// - Parameter memory: the memory that decoding the file would take, in bytes.
    static func tooLarge(width: Int, height: Int, memory: Int64) -> PhotoProblem {
        PhotoProblem(reason: "is too large: decoding \(width) × \(height) pixels takes \(memory >> 20) MB of memory")
    }

    /// The problems that a picture may only seem to have, because memory ran out. Many loaders report all failures
    /// alike, or end their process.
    static let possibleLacksOfMemory: [PhotoProblem] = [.unrecognized, .noPreview, .truncated, .fatal]

    static func unreadable(_ code: Int32) -> PhotoProblem {
        PhotoProblem(reason: "cannot be read: \(String(cString: strerror(code)))", isPassing: true)
    }

    static let notAFile = PhotoProblem(reason: "is not a regular file", isPassing: true)
    static let stuck = PhotoProblem(
        reason: "cannot be read: its disk does not answer, or the machine is too busy", isPassing: true)
    static let outOfMemory = PhotoProblem(
        reason: "cannot be decoded now: the system has too little memory", isPassing: true)
    static let noDecoder = PhotoProblem(
        reason: "cannot be decoded now: no process could be started (system, libvips or libgexiv2)", isPassing: true)
}
