import Foundation

/// A picture as far as layouts care: a name and a size. It has no pixels.
public final class UIImage: NSObject, Sendable {
    /// In points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// What it was asked for by, if it was.
    public let name: String?

    /// Our addition: a picture of a given size.
    public init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
        self.name = name
        self.size = size
        self.scale = scale
    }

    /// A picture of the application, as ``sizeOfNamed`` knows it; nil if it knows none.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let size = UIImage.sizeOfNamed(name) else { return nil }
        self.init(name: name, size: size)
    }

    /// A symbol, 20 points square.
    public convenience init?(systemName name: String) {
        self.init(name: name, size: CGSize(width: 20, height: 20))
    }

    /// Our addition: there are no asset catalogs here, so whoever has named pictures says how large they are.
    /// By default every name stands for a square of 100 points.
    @MainActor public static var sizeOfNamed: (String) -> CGSize? = { _ in CGSize(width: 100, height: 100) }
}
