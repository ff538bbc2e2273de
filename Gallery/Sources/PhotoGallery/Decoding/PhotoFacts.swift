/// Everything that is known about a photo file that has been read.
struct PhotoFacts: Sendable, Equatable, Codable {
    /// In pixels, upright.
    var width: Int
    /// In pixels, upright.
    var height: Int
    var format: PhotoFormat
    /// The most bytes that a loader is expected to hold at once.
    var loadingMemory: Int64
    var metadata: PhotoMetadata
    /// The checksum of the content; `nil` from a decoding process, which does not compute it.
    var fingerprint: Fingerprint?
}
