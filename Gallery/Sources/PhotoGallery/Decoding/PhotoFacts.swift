/// Everything that is known about the file of a photo or video that has been read.
struct PhotoFacts: Sendable, Equatable, Codable {
    /// In pixels, upright.
    var width: Int
    /// In pixels, upright.
    var height: Int
    var format: PhotoFormat
    /// The most bytes that a loader is expected to hold at once.
    var loadingMemory: Int64
    /// The bytes of all pixels if the picture has to be turned, and 0 if not; `nil` if it cannot be cut into tiles.
    var turningMemory: Int64? = 0
    var metadata: PhotoMetadata
    /// A video's duration in seconds, or 0 if it does not tell; `nil` for photos, and for videos that nothing could read.
    var duration: Double?
    /// Apple's identifier of a live photo, which its picture and its video share.
    var contentIdentifier: String?
    /// The checksum of the content; `nil` from a decoding process, which does not compute it.
    var fingerprint: Fingerprint?

    /// The media type under which browsers show the file upright; `nil` for pictures that have to be converted.
    var browserMediaType: String? {
        // Browsers ignore the orientation in WebP, which is outside of its specification.
        format == .webp && (turningMemory ?? 0) > 0 ? nil : format.browserMediaType
    }
}
