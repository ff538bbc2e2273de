import CPhoto
import Foundation

/// The renditions of a photo that are made together, from one decode.
enum ThumbnailBatch: Hashable, Sendable {
    /// The two widths that pages of photos are made of.
    case browsing
    /// For one photo on its own, or wide columns.
    case large
    /// Full size, for formats that browsers cannot show.
    case full

    init(containing width: Rendition.Width) {
        self = width == .large ? .large : .browsing
    }

    /// Pixels, widest first.
    var widths: [Int] {
        switch self {
        case .browsing: [Rendition.Width.medium.rawValue, Rendition.Width.small.rawValue]
        case .large: [Rendition.Width.large.rawValue]
        case .full: [16383]
        }
    }
}

/// Decodes one photo and writes its renditions. Blocks for some 10 to 200 ms.
enum ThumbnailRenderer {
    /// Returns the average color as 0xRRGGBB.
    static func render(_ photo: String, _ renditions: [(width: Int, path: String)]) throws(PictureError) -> UInt32 {
        let paths = renditions.map { strdup($0.path) }
        defer { for path in paths { free(path) } }
        let requests = zip(renditions, paths).map { photo_rendition(width: Int32($0.width), path: $1) }
        var color: (UInt8, UInt8, UInt8) = (0, 0, 0)
        let result = withUnsafeMutableBytes(of: &color) {
            photo_render(photo, requests, requests.count, $0.bindMemory(to: UInt8.self).baseAddress)
        }
        switch result {
        case 0: return UInt32(color.0) << 16 | UInt32(color.1) << 8 | UInt32(color.2)
        case -2: throw .unwritable("The cache folder cannot be written; is the disk full?")
        default: throw access(photo, R_OK) == 0 ? .undecodable(PhotoProblem.truncated.reason) : .gone
        }
    }
}
