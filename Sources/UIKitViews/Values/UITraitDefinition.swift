import Foundation

/// A trait. Types that adopt the protocol stand for traits when an app registers for changes.
///
/// Only UIKit's own traits change. An app's own traits have no values here.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value: Hashable

    /// The value of a trait that was not set.
    static var defaultValue: Value { get }
}

/// A type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of light and dark appearance.
public enum UITraitUserInterfaceStyle: StandardTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static var part: KeyPath<UITraitOverrides, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the reading direction.
public enum UITraitLayoutDirection: StandardTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var part: KeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: StandardTrait {
    public static let defaultValue: CGFloat = 0
    static var part: KeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}

/// The trait of a small or large width.
public enum UITraitHorizontalSizeClass: StandardTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var part: KeyPath<UITraitOverrides, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of a small or large height.
public enum UITraitVerticalSizeClass: StandardTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var part: KeyPath<UITraitOverrides, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the text size that a person has chosen.
public enum UITraitPreferredContentSizeCategory: StandardTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var part: KeyPath<UITraitOverrides, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait of the style of the list around a view.
public enum UITraitListEnvironment: StandardTrait {
    public static let defaultValue = UIListEnvironment.unspecified
    static var part: KeyPath<UITraitOverrides, UIListEnvironment> { \.listEnvironment }
}

/// A trait of which every view has a value.
protocol StandardTrait: UITraitDefinition {
    static var part: KeyPath<UITraitOverrides, Value> { get }
}

extension StandardTrait {
    static func differs(between one: UITraitOverrides, and other: UITraitOverrides) -> Bool {
        one[keyPath: part] != other[keyPath: part]
    }
}
