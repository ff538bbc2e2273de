extension ElementKind {
    /// The layer of headers and footers that may be pinned, whether they are displaced at the moment or not. They lie above
    /// everything but global ones, which lie one layer higher.
    public static let pinnedZIndex = 1024

    /// Backgrounds lie below items; headers, footers and decorations above them.
    public var zIndex: Int {
        switch self {
        case .item: 0
        // Below whatever an effect does to items.
        case .background: -0x100_0000
        default: 1
        }
    }
}
