import Foundation

/// The application as far as layouts ask for it: in which direction it is read.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public override init() { super.init() }

    /// That of the traits of ``UIScreen/main``.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIView {
    /// In which direction the contents of views with an attribute are read.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        }
    }
}
