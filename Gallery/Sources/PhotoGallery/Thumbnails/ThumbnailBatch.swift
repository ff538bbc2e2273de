/// The renditions of a photo that are made together, from one decode.
enum ThumbnailBatch: Hashable, Sendable {
    /// The two widths that pages of photos are made of.
    case browsing
    /// For one photo on its own, or wide columns.
    case large
    /// All widths on offer, of which exports are made.
    case everything
    /// As large as the photo, within limits, for formats that browsers cannot show.
    case full

    init(containing width: Rendition.Width) {
        self = width == .large ? .large : .browsing
    }

    /// Pixels, widest first.
    func widths(of facts: PhotoFacts) -> [Int] {
        switch self {
        case .browsing: [Rendition.Width.medium.rawValue, Rendition.Width.small.rawValue]
        case .large: [Rendition.Width.large.rawValue]
        case .everything: Rendition.Width.allCases.map(\.rawValue).sorted(by: >)
        case .full: [facts.fullWidth]
        }
    }
}
