extension ElementKind {
    /// The layer of headers and footers that may be pinned, also while they are not. Only global headers and footers
    /// lie above it, one layer higher.
    public static let pinnedZIndex = 1024

    /// The default layer: backgrounds lie below items; headers, footers and decorations above them.
    public var zIndex: Int {
        switch self {
        case .item: 0
        // Below items, whatever layer an effect gives to those.
        case .background: -0x100_0000
        default: 1
        }
    }
}
