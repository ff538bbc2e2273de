import Foundation

extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties: Hashable {
        /// Where the lines of a text lie between the leading and the trailing edge.
        public enum TextAlignment: Int, Sendable {
            /// At the edge at which the reading direction begins.
            case natural
            /// In the middle.
            case center
            /// At both edges, with spaces that are as wide as necessary.
            case justified
        }

        /// The case in which a text is written.
        public enum TextTransform: Int, Sendable {
            /// As given.
            case none
            /// Capital letters only.
            case uppercase
            /// Lowercase letters only.
            case lowercase
            /// Every word begins with a capital letter.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// Transforms ``color``; nil for no change.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where the lines lie between the leading and the trailing edge. The default is the natural one.
        public var alignment = TextAlignment.natural
        /// How text that is too long is shortened. The default truncates its tail.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font becomes smaller until the text fits its width. The default is false.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest fraction of its size to which the font may shrink, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size that a person has chosen. The default is true.
        public var adjustsFontForContentSizeCategory = true
        /// Changes the case of a text without attributes.
        public var transform = TextTransform.none

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

        /// Returns the color that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The appearance of an image, and the space for it.
    public struct ImageProperties: Hashable {
        /// The value of a dimension that reserves the standard size of a symbol.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The configuration of a symbol. Values that the symbol specifies itself take precedence.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color; nil for the view's.
        public var tintColor: UIColor?
        /// Transforms the tint color; nil for no change.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 for no limit along an axis. The image keeps its proportions.
        public var maximumSize = CGSize.zero
        /// The space in which the image is centered, in points. Along an axis on which it is 0, it is as large as the
        /// image. It aligns the texts of rows with images of different sizes.
        public var reservedLayoutSize = CGSize.zero

        init() {}

        /// Returns the tint color that is shown.
        ///
        /// - Parameter tintColor: The view's tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.ImageProperties {
    private static let symbolSide: CGFloat = 28

    /// Returns the size at which an image is shown.
    func shownSize(of image: UIImage) -> CGSize {
        let image = image.preferring(preferredSymbolConfiguration)
        var scale: CGFloat = 1
        if maximumSize.width > 0, image.size.width > 0 { scale = min(scale, maximumSize.width / image.size.width) }
        if maximumSize.height > 0, image.size.height > 0 { scale = min(scale, maximumSize.height / image.size.height) }
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    /// Returns the space for an image that is shown at a size.
    func reservedSize(around shown: CGSize) -> CGSize {
        func extent(_ reserved: CGFloat, _ shown: CGFloat) -> CGFloat {
            reserved == Self.standardDimension ? Self.symbolSide : reserved > 0 ? reserved : shown
        }
        return CGSize(
            width: extent(reservedLayoutSize.width, shown.width),
            height: extent(reservedLayoutSize.height, shown.height))
    }
}
