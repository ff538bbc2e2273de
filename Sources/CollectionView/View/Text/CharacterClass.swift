/// Characters of about the same width.
enum CharacterClass {
    case thin, narrow, small, middle, capital, broad, square

    init(of character: Character) {
        switch character {
        case "i", "l", "j", "I", ".", ",", ":", ";", "'", "’", "!", "|": self = .thin
        case "f", "t", "r", "(", ")", "[", "]", "{", "}", "-", "/", "\\", "\"", "“", "”", "`": self = .narrow
        case "m", "w", "M", "W", "@", "%", "—", "…": self = .broad
        case "a"..."z": self = .small
        case "A"..."Z": self = .capital
        default: self = CharacterClass.beyondASCII(character)
        }
    }

    private static func beyondASCII(_ character: Character) -> CharacterClass {
        if character.isWhitespace { return .narrow }
        if character.isIdeographic { return .square }
        if character.isUppercase { return .capital }
        if character.isLetter { return .small }
        return .middle
    }

    /// In units of the font's size.
    var width: Double {
        switch self {
        case .thin: 0.25
        case .narrow: 0.33
        case .small: 0.55
        case .middle: 0.6
        case .capital: 0.68
        case .broad: 0.9
        case .square: 1
        }
    }
}

extension Character {
    /// Whether it fills a square: ideographs, kana, Hangul, full-width forms and emoji, by the blocks of Unicode.
    var isIdeographic: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        return switch scalar {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
