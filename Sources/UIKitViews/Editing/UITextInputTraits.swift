import Foundation

/// The traits of a keyboard. They are kept, except `isSecureTextEntry`: there is no keyboard on the screen, and nothing corrects
/// or capitalizes the text.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that are capitalized automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether spelling is corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelled words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether every character is shown as a dot.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, such as an address; nil if unknown.
    var textContentType: UITextContentType! { get set }
}

/// The letters that a keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// Whether a keyboard corrects spelling.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The choice of the system.
    case `default`
    /// Spelling remains as it is.
    case no
    /// Spelling is corrected.
    case yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The choice of the system.
    case `default`
    /// Words are not marked.
    case no
    /// Misspelled words are marked.
    case yes
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The keys of the current input method.
    case `default`
    /// Keys for ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Keys for an address of a page.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Digits.
    case numberPad
    /// Keys for a telephone number.
    case phonePad
    /// Keys for a name or a telephone number.
    case namePhonePad
    /// Keys for an address of mail.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Keys for a short message with names and topics.
    case twitter
    /// Keys for a search or an address of a page.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the system.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
}

/// The title of a return key.
public enum UIReturnKeyType: Int, Sendable {
    /// "Return".
    case `default`
    /// "Go".
    case go
    /// "Google".
    case google
    /// "Join".
    case join
    /// "Next".
    case next
    /// "Route".
    case route
    /// "Search".
    case search
    /// "Send".
    case send
    /// "Yahoo".
    case yahoo
    /// "Done".
    case done
    /// "Emergency Call".
    case emergencyCall
    /// "Continue".
    case `continue`
}

/// The meaning of a text that a person types.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password for a new account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of a page.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "url")
}
