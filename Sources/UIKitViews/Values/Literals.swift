import Foundation

// Xcode writes colors and pictures into source as literals: `#colorLiteral(…)` and `#imageLiteral(resourceName:)`. The compiler looks
// for their types by these names.

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image that ``UIImage/init(named:)`` makes. If there is none, reports a mistake, and the image is
    /// empty.
    public convenience init(imageLiteralResourceName path: String) {
        let size = Thread.isMainThread ? MainActor.assumeIsolated { UIImage.sizeOfNamed(path) } : nil
        if size == nil { CollectionViewDiagnostics.mistake("There is no image named \"\(path)\" on the main thread") }
        self.init(name: path, size: size ?? .zero)
    }
}
