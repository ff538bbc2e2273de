import Foundation

/// Colors of the system, with values for light and dark appearance.
extension UIColor {
    fileprivate convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }

    fileprivate static func adaptive(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The system's red, which follows the appearance.
    public static let systemRed = adaptive(UIColor(255, 59, 48), UIColor(255, 69, 58))
    /// The system's orange, which follows the appearance.
    public static let systemOrange = adaptive(UIColor(255, 149, 0), UIColor(255, 159, 10))
    /// The system's yellow, which follows the appearance.
    public static let systemYellow = adaptive(UIColor(255, 204, 0), UIColor(255, 214, 10))
    /// The system's green, which follows the appearance.
    public static let systemGreen = adaptive(UIColor(52, 199, 89), UIColor(48, 209, 88))
    /// The system's mint, which follows the appearance.
    public static let systemMint = adaptive(UIColor(0, 199, 190), UIColor(99, 230, 226))
    /// The system's teal, which follows the appearance.
    public static let systemTeal = adaptive(UIColor(48, 176, 199), UIColor(64, 200, 224))
    /// The system's cyan, which follows the appearance.
    public static let systemCyan = adaptive(UIColor(50, 173, 230), UIColor(100, 210, 255))
    /// The system's blue, which follows the appearance.
    public static let systemBlue = adaptive(UIColor(0, 122, 255), UIColor(10, 132, 255))
    /// The system's indigo, which follows the appearance.
    public static let systemIndigo = adaptive(UIColor(88, 86, 214), UIColor(94, 92, 230))
    /// The system's purple, which follows the appearance.
    public static let systemPurple = adaptive(UIColor(175, 82, 222), UIColor(191, 90, 242))
    /// The system's pink, which follows the appearance.
    public static let systemPink = adaptive(UIColor(255, 45, 85), UIColor(255, 55, 95))
    /// The system's brown, which follows the appearance.
    public static let systemBrown = adaptive(UIColor(162, 132, 94), UIColor(172, 142, 104))
    /// The system's gray.
    public static let systemGray = UIColor(142, 142, 147)
    /// A gray that is nearer to the background than the one before it.
    public static let systemGray2 = adaptive(UIColor(174, 174, 178), UIColor(99, 99, 102))
    /// A gray that is nearer to the background than the one before it.
    public static let systemGray3 = adaptive(UIColor(199, 199, 204), UIColor(72, 72, 74))
    /// A gray that is nearer to the background than the one before it.
    public static let systemGray4 = adaptive(UIColor(209, 209, 214), UIColor(58, 58, 60))
    /// A gray that is nearer to the background than the one before it.
    public static let systemGray5 = adaptive(UIColor(229, 229, 234), UIColor(44, 44, 46))
    /// The gray that is nearest to the background.
    public static let systemGray6 = adaptive(UIColor(242, 242, 247), UIColor(28, 28, 30))
    /// The color of ordinary text.
    public static let label = adaptive(UIColor(0, 0, 0), UIColor(255, 255, 255))
    /// The color of less important text.
    public static let secondaryLabel = adaptive(UIColor(60, 60, 67, 0.6), UIColor(235, 235, 245, 0.6))
    /// The color of even less important text.
    public static let tertiaryLabel = adaptive(UIColor(60, 60, 67, 0.3), UIColor(235, 235, 245, 0.3))
    /// The color of lines between rows, through which the background is visible.
    public static let separator = adaptive(UIColor(60, 60, 67, 0.29), UIColor(84, 84, 88, 0.6))
    /// The color of small areas above the background.
    public static let systemFill = adaptive(UIColor(120, 120, 128, 0.2), UIColor(120, 120, 128, 0.36))
    /// The color of the background.
    public static let systemBackground = adaptive(UIColor(255, 255, 255), UIColor(0, 0, 0))
    /// The color of areas above the background.
    public static let secondarySystemBackground = adaptive(UIColor(242, 242, 247), UIColor(28, 28, 30))
    /// The color of areas above those.
    public static let tertiarySystemBackground = adaptive(UIColor(255, 255, 255), UIColor(44, 44, 46))
    /// The color behind groups of rows.
    public static let systemGroupedBackground = adaptive(UIColor(242, 242, 247), UIColor(0, 0, 0))
    /// The color of groups of rows.
    public static let secondarySystemGroupedBackground = adaptive(UIColor(255, 255, 255), UIColor(28, 28, 30))
    /// The color of the least important text.
    public static let quaternaryLabel = adaptive(UIColor(60, 60, 67, 0.18), UIColor(235, 235, 245, 0.16))
    /// The color of the text that an empty text field shows.
    public static let placeholderText = adaptive(UIColor(60, 60, 67, 0.3), UIColor(235, 235, 245, 0.3))
    /// The color of a link.
    public static let link = adaptive(UIColor(0, 122, 255), UIColor(9, 132, 255))
    /// The color of lines between rows, through which nothing is visible.
    public static let opaqueSeparator = adaptive(UIColor(198, 198, 200), UIColor(56, 56, 58))
    /// The color of larger areas above the background.
    public static let secondarySystemFill = adaptive(UIColor(120, 120, 128, 0.16), UIColor(120, 120, 128, 0.32))
    /// The color of large areas above the background, such as text fields.
    public static let tertiarySystemFill = adaptive(UIColor(118, 118, 128, 0.12), UIColor(118, 118, 128, 0.24))
    /// The color of the largest areas above the background.
    public static let quaternarySystemFill = adaptive(UIColor(116, 116, 128, 0.08), UIColor(118, 118, 128, 0.18))
    /// The color of areas above groups of rows.
    public static let tertiarySystemGroupedBackground = adaptive(UIColor(242, 242, 247), UIColor(44, 44, 46))
}
