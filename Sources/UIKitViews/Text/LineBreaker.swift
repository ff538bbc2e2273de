import Foundation

/// A greedy line breaker that takes characters in one pass.
struct LineBreaker {
    private let limit: CGFloat
    private var finished: [CGFloat] = []

    /// The width of the current line up to its last break opportunity, without trailing white space.
    private var settled: CGFloat = 0
    /// The width of the current line up to its last break opportunity, with trailing white space.
    private var start: CGFloat = 0
    /// The width of the word at the end of the current line.
    private var word: CGFloat = 0

    /// - Parameter width: The available width, in points. Lines are unlimited if it is not a positive number.
    init(width: CGFloat) { limit = width > 0 ? width : .infinity }

    /// The widths of the lines so far.
    var lines: [CGFloat] { finished + [max(settled, word > 0 ? start + word : 0)] }

    var count: Int { finished.count + 1 }

    mutating func append(_ kind: CharacterClass, isHyphen: Bool, width: CGFloat) {
        switch kind {
        case .newline:
            finish()
            start = 0
        case .space:
            settleWord()
            start += width
        case .square:
            settleWord()
            appendToWord(width)
            settleWord()
        default:
            appendToWord(width)
            if isHyphen { settleWord() }
        }
    }

    private mutating func appendToWord(_ width: CGFloat) {
        // The sum must be rounded as in `lines`, so that text always fits into its measured width.
        if start + (word + width) > limit {
            if start > 0 {
                // The word goes to the next line.
                finished.append(settled)
                (settled, start) = (0, 0)
            }
            if word > 0, word + width > limit {
                // The word is wider than a line.
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
