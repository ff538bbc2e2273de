import Foundation

/// Colors of the system, with values for light and dark appearance.
extension UIColor {
    fileprivate convenience init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }

    fileprivate static func adaptive(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    public static let systemRed = adaptive(UIColor(255, 59, 48), UIColor(255, 69, 58))
    public static let systemOrange = adaptive(UIColor(255, 149, 0), UIColor(255, 159, 10))
    public static let systemYellow = adaptive(UIColor(255, 204, 0), UIColor(255, 214, 10))
    public static let systemGreen = adaptive(UIColor(52, 199, 89), UIColor(48, 209, 88))
    public static let systemMint = adaptive(UIColor(0, 199, 190), UIColor(99, 230, 226))
    public static let systemTeal = adaptive(UIColor(48, 176, 199), UIColor(64, 200, 224))
    public static let systemCyan = adaptive(UIColor(50, 173, 230), UIColor(100, 210, 255))
    public static let systemBlue = adaptive(UIColor(0, 122, 255), UIColor(10, 132, 255))
    public static let systemIndigo = adaptive(UIColor(88, 86, 214), UIColor(94, 92, 230))
    public static let systemPurple = adaptive(UIColor(175, 82, 222), UIColor(191, 90, 242))
    public static let systemPink = adaptive(UIColor(255, 45, 85), UIColor(255, 55, 95))
    public static let systemBrown = adaptive(UIColor(162, 132, 94), UIColor(172, 142, 104))
    public static let systemGray = UIColor(142, 142, 147)
    public static let systemGray2 = adaptive(UIColor(174, 174, 178), UIColor(99, 99, 102))
    public static let systemGray3 = adaptive(UIColor(199, 199, 204), UIColor(72, 72, 74))
    public static let systemGray4 = adaptive(UIColor(209, 209, 214), UIColor(58, 58, 60))
    public static let systemGray5 = adaptive(UIColor(229, 229, 234), UIColor(44, 44, 46))
    public static let systemGray6 = adaptive(UIColor(242, 242, 247), UIColor(28, 28, 30))
    public static let label = adaptive(UIColor(0, 0, 0), UIColor(255, 255, 255))
    public static let secondaryLabel = adaptive(UIColor(60, 60, 67, 0.6), UIColor(235, 235, 245, 0.6))
    public static let tertiaryLabel = adaptive(UIColor(60, 60, 67, 0.3), UIColor(235, 235, 245, 0.3))
    public static let separator = adaptive(UIColor(60, 60, 67, 0.29), UIColor(84, 84, 88, 0.6))
    public static let systemFill = adaptive(UIColor(120, 120, 128, 0.2), UIColor(120, 120, 128, 0.36))
    public static let systemBackground = adaptive(UIColor(255, 255, 255), UIColor(0, 0, 0))
    public static let secondarySystemBackground = adaptive(UIColor(242, 242, 247), UIColor(28, 28, 30))
    public static let tertiarySystemBackground = adaptive(UIColor(255, 255, 255), UIColor(44, 44, 46))
    public static let systemGroupedBackground = adaptive(UIColor(242, 242, 247), UIColor(0, 0, 0))
    public static let secondarySystemGroupedBackground = adaptive(UIColor(255, 255, 255), UIColor(28, 28, 30))
    public static let quaternaryLabel = adaptive(UIColor(60, 60, 67, 0.18), UIColor(235, 235, 245, 0.16))
    public static let placeholderText = adaptive(UIColor(60, 60, 67, 0.3), UIColor(235, 235, 245, 0.3))
    public static let link = adaptive(UIColor(0, 122, 255), UIColor(9, 132, 255))
    public static let opaqueSeparator = adaptive(UIColor(198, 198, 200), UIColor(56, 56, 58))
    public static let secondarySystemFill = adaptive(UIColor(120, 120, 128, 0.16), UIColor(120, 120, 128, 0.32))
    public static let tertiarySystemFill = adaptive(UIColor(118, 118, 128, 0.12), UIColor(118, 118, 128, 0.24))
    public static let quaternarySystemFill = adaptive(UIColor(116, 116, 128, 0.08), UIColor(118, 118, 128, 0.18))
    public static let tertiarySystemGroupedBackground = adaptive(UIColor(242, 242, 247), UIColor(44, 44, 46))
}
