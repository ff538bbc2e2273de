import Foundation

/// The direction in which people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}

/// The direction in which people read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}

/// Whether a view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored in right-to-left layouts.
    case unspecified
    /// Not mirrored: a control for music or videos.
    case playback
    /// Not mirrored: a control for directions in space.
    case spatial
    /// Never mirrored: its leading edge is the left one.
    case forceLeftToRight
    /// Always mirrored: its leading edge is the right one.
    case forceRightToLeft
}

/// Whether a width or a height is small or large.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified.
    case unspecified
    /// Small.
    case compact
    /// Large.
    case regular
}

/// Whether colors are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not specified.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The appearance of the list that contains a view.
public enum UIListEnvironment: Int, Sendable {
    /// Not specified.
    case unspecified
    /// No list contains the view.
    case none
    /// In a plain list.
    case plain
    /// In a grouped list.
    case grouped
    /// In an inset grouped list.
    case insetGrouped
    /// In a sidebar.
    case sidebar
    /// In a sidebar of plain rows.
    case sidebarPlain
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than the usual text.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual text.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger than the usual text.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text without accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// A large accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// A larger accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// A very large accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let ascending: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one.rank < other.rank }
}

/// The color of the text in a status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Light or dark, depending on the appearance.
    case `default`
    /// Light text, for dark content.
    case lightContent
    /// Dark text, for light content.
    case darkContent = 3
}

/// The orientations of a device.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On one of its long sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
