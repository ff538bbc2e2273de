import Foundation

/// Measures text by a table of widths for classes of characters: the same numbers on every machine, near those of a
/// sans-serif typeface. It does not know kerning, ligatures or fonts.
///
/// | characters | width in em |
/// | --- | --- |
/// | letters such as `i l j`, and `. , : ; ' ! |` | 0.25 |
/// | letters such as `f t r`, space, brackets, `- / "` | 0.33 |
/// | other small letters | 0.55 |
/// | digits, `$ + = < > # *` and other signs | 0.6 |
/// | other capital letters | 0.68 |
/// | `m w M W @ %` | 0.9 |
/// | ideographs, syllables of Hangul, kana, emoji | 1 |
///
/// Bold text (`.semibold` and above) is 6 % wider; in a monospaced font every narrow character takes 0.6 em. A line is
/// 1.2 em high in every font. Lines are broken at white space, after hyphens and beside ideographs; a word that is wider
/// than the line is broken where it must. White space at the end of a line takes no room.
public struct TabularTextMeasuring: TextMeasuring {
    /// Makes the measuring that the table above describes.
    public init() {}

    /// O(n) for n characters.
    public func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var breaker = LineBreaker(width: width)
        for character in text {
            let kind = CharacterClass(of: character)
            breaker.append(kind, isHyphen: character == "-", width: font.width(of: kind))
            // Text after the last line is invisible.
            if lines > 0, breaker.count > lines { break }
        }
        let widths = lines > 0 ? breaker.lines.prefix(lines) : breaker.lines[...]
        return CGSize(width: widths.max() ?? 0, height: CGFloat(widths.count) * metrics(of: font).lineHeight)
    }
}

extension UIFont {
    fileprivate func width(of kind: CharacterClass) -> CGFloat {
        let em = kind.width
        let share = isMonospaced && em > 0 && em < 1 ? 0.6 : em * (weight.rawValue >= 0.3 ? 1.06 : 1)
        return share * pointSize
    }
}
