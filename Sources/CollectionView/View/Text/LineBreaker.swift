import Foundation

/// Breaks characters into lines, greedily, in one pass.
struct LineBreaker {
    private let limit: CGFloat
    private var finished: [CGFloat] = []

    /// The current line up to its last place for a break, without the white space there.
    private var settled: CGFloat = 0
    /// The same, with the white space.
    private var start: CGFloat = 0
    /// The word at the end of the current line.
    private var word: CGFloat = 0
    /// Whether the current line has an end already, behind `start`.
    private var hasRoomBefore: Bool { start > 0 }

    /// - Parameter width: The room for a line, in points; none if it is not a positive number.
    init(width: CGFloat) { limit = width > 0 ? width : .infinity }

    /// The widths of the lines so far.
    var lines: [CGFloat] { finished + [max(settled, word > 0 ? start + word : 0)] }

    var count: Int { finished.count + 1 }

    mutating func append(_ character: Character, width: CGFloat) {
        if character.isNewline {
            finish()
            start = 0
        } else if character.isWhitespace {
            settleWord()
            start += width
        } else {
            if character.isIdeographic { settleWord() }
            appendToWord(width)
            if character == "-" || character.isIdeographic { settleWord() }
        }
    }

    private mutating func appendToWord(_ width: CGFloat) {
        if start + word + width > limit {
            if hasRoomBefore {
                // The word goes to the next line.
                finished.append(settled)
                (settled, start) = (0, 0)
            }
            if word > 0, word + width > limit {
                // It is wider than a line of its own.
                finished.append(word)
                word = 0
            }
        }
        word += width
    }

    private mutating func settleWord() {
        guard word > 0 else { return }
        start += word
        settled = start
        word = 0
    }

    private mutating func finish() {
        settleWord()
        finished.append(settled)
        settled = 0
    }
}
