import Foundation
import Synchronization

/// The traits of a view. A trait that was not set is unspecified, or 0.
///
/// Trait collections are immutable, and any thread can read them. The class is isolated to the main actor only because
/// subclasses may add mutable state.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
    package nonisolated let traits: UITraitOverrides

    nonisolated init(_ traits: UITraitOverrides) { self.traits = traits }

    public nonisolated override init() { traits = UITraitOverrides() }

    /// Creates traits with a number of pixels per point, and no others.
    public nonisolated convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// Creates traits with an appearance, and no others.
    public nonisolated convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates traits with a reading direction, and no others.
    public nonisolated convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates traits with a horizontal size class, and no others.
    public nonisolated convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates traits with a vertical size class, and no others.
    public nonisolated convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates traits with a style of lists, and no others.
    public nonisolated convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }

    /// Creates traits with a text size, and no others.
    public nonisolated convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Combines trait collections. Later ones override the traits of earlier ones.
    public nonisolated convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(UITraitOverrides()) { $0.overridden(by: $1.traits) })
    }

    private nonisolated convenience init(_ specify: (inout UITraitOverrides) -> Void) {
        var traits = UITraitOverrides()
        specify(&traits)
        self.init(traits)
    }

    nonisolated func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
        overrides == .none ? self : UITraitCollection(traits.overridden(by: overrides))
    }

    /// Returns whether dynamic colors may be different for other traits.
    public nonisolated func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    private nonisolated static let currentTraits = Mutex<UITraitCollection?>(nil)
    private nonisolated static let screenTraits = Mutex(UITraitCollection(userInterfaceStyle: .light))

    /// The traits of the view that is being drawn or notified about new traits. Otherwise, those of the screen.
    ///
    /// Dynamic colors use these traits.
    public nonisolated static var current: UITraitCollection {
        get { currentTraits.withLock { $0 } ?? screenTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    nonisolated static func screenDidChange(to traits: UITraitCollection) { screenTraits.withLock { $0 = traits } }

    /// Runs a closure with these traits as ``current``.
    public nonisolated func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.currentTraits.withLock { $0 }
        Self.current = self
        actions()
        Self.currentTraits.withLock { $0 = outer }
    }

    /// The number of pixels per point.
    open nonisolated var displayScale: CGFloat { traits.displayScale }
    /// Light or dark.
    open nonisolated var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// The reading direction.
    open nonisolated var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// Whether the width is small or large.
    open nonisolated var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    /// Whether the height is small or large.
    open nonisolated var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// The text size that a person has chosen.
    open nonisolated var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    /// The appearance of the list that contains the view.
    open nonisolated var listEnvironment: UIListEnvironment { traits.listEnvironment }

    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    open nonisolated override var hash: Int { traits.hashValue }
}

/// The traits that a view sets for itself and its descendants.
public struct UITraitOverrides: Hashable, Sendable {
    /// The number of pixels per point; 0 for that of the superview.
    public var displayScale: CGFloat = 0
    /// Light or dark; unspecified for that of the superview.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The reading direction; unspecified for that of the superview.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Whether the width is small or large; unspecified for that of the superview.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Whether the height is small or large; unspecified for that of the superview.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The text size; unspecified for that of the superview.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The style of the list around the view; unspecified for that of the superview.
    public var listEnvironment = UIListEnvironment.unspecified

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
        if other.listEnvironment != .unspecified { result.listEnvironment = other.listEnvironment }
        return result
    }
}
