/// A class of characters that are about equally wide.
enum CharacterClass {
    case newline, space, thin, narrow, small, middle, capital, broad, square

    init(of character: Character) {
        if let code = character.asciiValue {
            self = CharacterClass.ofASCII[Int(code)]
        } else {
            self.init(beyondASCII: character)
        }
    }

    /// The classes of the ASCII characters. Most text is ASCII, and without this table, classifying the characters takes more
    /// time than the rest of measuring.
    private static let ofASCII = (0..<128).map { CharacterClass(ascii: Character(UnicodeScalar(UInt8($0)))) }

    private init(ascii character: Character) {
        switch character {
        case "i", "l", "j", "I", ".", ",", ":", ";", "'", "!", "|": self = .thin
        case "f", "t", "r", "(", ")", "[", "]", "{", "}", "-", "/", "\\", "\"", "`": self = .narrow
        case "m", "w", "M", "W", "@", "%": self = .broad
        case "a"..."z": self = .small
        case "A"..."Z": self = .capital
        default: self = character.isNewline ? .newline : character.isWhitespace ? .space : .middle
        }
    }

    private init(beyondASCII character: Character) {
        switch character {
        case "’", "‘": self = .thin
        case "“", "”": self = .narrow
        case "—", "…": self = .broad
        case _ where character.isNewline: self = .newline
        // A non-breaking space is as wide as a space, but is part of a word.
        case "\u{A0}", "\u{202F}": self = .narrow
        case _ where character.isWhitespace: self = .space
        case _ where character.fillsSquare: self = .square
        default: self = character.isUppercase ? .capital : character.isLetter ? .small : .middle
        }
    }

    /// The width, in em.
    var width: Double {
        switch self {
        case .newline: 0
        case .thin: 0.25
        case .space, .narrow: 0.33
        case .small: 0.55
        case .middle: 0.6
        case .capital: 0.68
        case .broad: 0.9
        case .square: 1
        }
    }
}

extension Character {
    /// Whether the character is one em wide: ideographs, kana, Hangul, full-width forms and emoji, by Unicode block.
    fileprivate var fillsSquare: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        return switch scalar {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
