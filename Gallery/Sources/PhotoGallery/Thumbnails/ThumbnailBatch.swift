/// The renditions of a photo that are made together, from one decode.
enum ThumbnailBatch: Hashable, Sendable {
    /// The two widths that pages of photos use.
    case browsing
    /// The width for a photo on its own, or for wide columns.
    case large
    /// All widths, for exports.
    case everything
    /// The photo's full size, within limits, for formats that browsers cannot show.
    case full

    init(containing width: Rendition.Width) {
        self = width == .large ? .large : .browsing
    }

    /// Returns the widths in pixels, widest first.
    func widths(of facts: PhotoFacts) -> [Int] {
        // Most of the time goes into finding and decoding a poster.
        if facts.format.isVideo { return Rendition.Width.allCases.map(\.rawValue).sorted(by: >) }
        return switch self {
        case .browsing: [Rendition.Width.medium.rawValue, Rendition.Width.small.rawValue]
        case .large: [Rendition.Width.large.rawValue]
        case .everything: Rendition.Width.allCases.map(\.rawValue).sorted(by: >)
        case .full: [facts.fullWidth]
        }
    }
}
