import Foundation

extension AttributeScopes {
    /// The attributes of UIKit in an `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The lines under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The lines through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The distance that is added between characters, in points.
        public let kern: KernAttribute
        /// The distance by which the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIFont
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The lines under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = NSUnderlineStyle
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The lines through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = NSUnderlineStyle
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The distance that is added between characters, in points.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The distance by which the text is raised, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The key in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }

    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit, by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    private typealias Keys = AttributeScopes.UIKitAttributes

    /// Creates a container with attributes of an `NSAttributedString`. Only those of UIKit's scope are kept.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        let look = TextAttributes(dictionary)
        self[Keys.FontAttribute.self] = look.font
        self[Keys.ForegroundColorAttribute.self] = look.color
        self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        if !look.decoration.underline.isEmpty { self[Keys.UnderlineStyleAttribute.self] = look.decoration.underline }
        if !look.decoration.strikethrough.isEmpty {
            self[Keys.StrikethroughStyleAttribute.self] = look.decoration.strikethrough
        }
        if dictionary[.kern] != nil { self[Keys.KernAttribute.self] = TextAttributes.number(dictionary[.kern]) }
        if dictionary[.baselineOffset] != nil {
            self[Keys.BaselineOffsetAttribute.self] = TextAttributes.number(dictionary[.baselineOffset])
        }
    }

    /// The attributes for an `NSAttributedString`.
    var uiKitAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[Keys.FontAttribute.self]
        attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
        attributes[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
        attributes[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.kern] = self[Keys.KernAttribute.self]
        attributes[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
        return attributes
    }
}

extension AttributedString {
    /// The text with UIKit's attributes.
    ///
    /// - Parameter transform: A change of the attributes of each part.
    func nsAttributedString(_ transform: (AttributeContainer) -> AttributeContainer) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes = transform(run.attributes).uiKitAttributes
            text.append(NSAttributedString(string: String(characters[run.range]), attributes: attributes))
        }
        return text
    }
}

/// A change of the attributes of a text, which a configuration applies.
public struct UIConfigurationTextAttributesTransformer: Hashable {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Only a transformer and its copies are equal, because closures cannot be compared.
    private let identity = UUID()

    /// Creates a change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Returns changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
