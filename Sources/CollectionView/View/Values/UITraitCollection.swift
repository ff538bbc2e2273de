import Foundation

/// What is known about the surroundings of a view. A trait that nobody has set is unspecified, or 0.
public final class UITraitCollection: NSObject, Sendable {
    let traits: UITraitOverrides

    init(_ traits: UITraitOverrides) { self.traits = traits }

    public override convenience init() { self.init(UITraitOverrides()) }

    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// All of them together; where two specify the same trait, the later one holds.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(UITraitOverrides()) { $0.overridden(by: $1.traits) })
    }

    private convenience init(_ specify: (inout UITraitOverrides) -> Void) {
        var traits = UITraitOverrides()
        specify(&traits)
        self.init(traits)
    }

    /// Pixels per point.
    public var displayScale: CGFloat { traits.displayScale }
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    public override var hash: Int { traits.hashValue }
}

/// The traits that a view sets for itself and those below it.
public struct UITraitOverrides: Hashable, Sendable {
    public var displayScale: CGFloat = 0
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    static let none = UITraitOverrides()

    func overridden(by other: UITraitOverrides) -> UITraitOverrides {
        var result = self
        if other.displayScale != 0 { result.displayScale = other.displayScale }
        if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            result.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        return result
    }
}
