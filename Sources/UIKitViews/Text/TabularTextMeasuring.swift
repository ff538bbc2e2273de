import Foundation

/// A way to measure text by a table of widths for classes of characters.
///
/// It gives the same numbers on every machine, which are close to those of a sans-serif typeface. It ignores kerning,
/// ligatures and font families.
///
/// | characters | width in em |
/// | --- | --- |
/// | letters such as `i l j`, and `. , : ; ' ! |` | 0.25 |
/// | letters such as `f t r`, space, brackets, `- / "` | 0.33 |
/// | other lowercase letters | 0.55 |
/// | digits, `$ + = < > # *` and other signs | 0.6 |
/// | other capital letters | 0.68 |
/// | `m w M W @ %` | 0.9 |
/// | ideographs, syllables of Hangul, kana, emoji | 1 |
///
/// Bold text (`.semibold` and above) is 6 % wider. In a monospaced font, all characters narrower than 1 em are 0.6 em wide.
/// A line is 1.2 em high in every font.
///
/// Lines break at white space, after hyphens, and before and after ideographs. A word that is wider than the line breaks
/// between any two characters. White space at the end of a line has no width.
public struct TabularTextMeasuring: TextMeasuring {
    /// Creates a measuring based on the table of widths.
    public init() {}

    /// - Complexity: O(*n*) for *n* characters.
    public func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var breaker = LineBreaker(width: width)
        for character in text {
            let kind = CharacterClass(of: character)
            breaker.append(kind, isHyphen: character == "-", width: font.width(of: kind))
            // Lines after the last visible one do not change the size.
            if lines > 0, breaker.count > lines { break }
        }
        let widths = lines > 0 ? breaker.lines.prefix(lines) : breaker.lines[...]
        return CGSize(width: widths.max() ?? 0, height: CGFloat(widths.count) * metrics(of: font).lineHeight)
    }
}

@_spi(Host) extension TabularTextMeasuring: StyledTextMeasuring {
    public func size(
        of text: String, styles: [TextStyle], width: CGFloat, lines: Int, lineSpacing: CGFloat
    ) -> CGSize {
        guard !text.isEmpty, !styles.isEmpty else { return .zero }
        var breaker = LineBreaker(width: width)
        var (style, offset, height) = (0, 0, CGFloat(0))
        for character in text {
            while style < styles.count - 1, offset >= styles[style].range.upperBound { style += 1 }
            let (kind, font) = (CharacterClass(of: character), styles[style].font)
            breaker.append(kind, isHyphen: character == "-", width: font.width(of: kind) + styles[style].kern)
            offset += character.utf8.count
            if lines > 0, breaker.count > lines { break }
            height = max(height, metrics(of: font).lineHeight)
        }
        let widths = lines > 0 ? breaker.lines.prefix(lines) : breaker.lines[...]
        // Every line is as high as the highest font.
        return CGSize(
            width: widths.max() ?? 0, height: CGFloat(widths.count) * (height + lineSpacing) - lineSpacing)
    }
}

extension UIFont {
    fileprivate func width(of kind: CharacterClass) -> CGFloat {
        let em = kind.width
        let share = isMonospaced && em > 0 && em < 1 ? 0.6 : em * (weight.rawValue >= 0.3 ? 1.06 : 1)
        return share * pointSize
    }
}
