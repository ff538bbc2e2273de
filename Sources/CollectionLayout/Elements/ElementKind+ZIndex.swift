extension ElementKind {
    /// The z-index of headers and footers that can be pinned, even while they are not. Global ones are one higher.
    public static let pinnedZIndex = 1024

    /// The default z-index: backgrounds lie below items; headers, footers and decorations above them.
    public var zIndex: Int {
        switch self {
        case .item: 0
        // Backgrounds stay below items even if an effect lowers those.
        case .background: -0x100_0000
        default: 1
        }
    }
}
