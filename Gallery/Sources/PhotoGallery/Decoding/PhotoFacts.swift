/// All that is known of a photo file once it has been read.
struct PhotoFacts: Sendable, Equatable, Codable {
    /// Pixels, upright.
    var width: Int
    /// Pixels, upright.
    var height: Int
    var format: PhotoFormat
    /// The most bytes that a loader is expected to hold at once.
    var loadingMemory: Int64
    var metadata: PhotoMetadata
    /// `nil` from a decoding process, which looks at pixels and metadata only.
    var fingerprint: Fingerprint?
}
