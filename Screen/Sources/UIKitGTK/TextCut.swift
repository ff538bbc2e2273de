import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// Cuts a text off after a number of lines.
///
/// Pango limits the lines of each paragraph, but a label limits the lines of its whole text.
struct TextCut {
    /// The most lines. 0 for no limit.
    let lines: Int
    let mode: NSLineBreakMode

    /// A part of the text that is at another offset after the text has been cut.
    struct Piece {
        fileprivate let old: Range<Int>
        fileprivate let new: Int

        /// Returns the offsets after the cut; nil if no part of the range remains in this piece.
        func moved(_ range: Range<Int>) -> Range<Int>? {
            let part = range.clamped(to: old)
            return part.isEmpty ? nil : part.lowerBound - old.lowerBound + new..<part.upperBound - old.lowerBound + new
        }
    }

    /// Sets the text of a layout that has a width and a font.
    ///
    /// - Parameter didMove: Called with all parts of the text if they are at other offsets than in `text`.
    func apply(to layout: OpaquePointer, _ text: String, didMove: ([Piece]) -> Void) {
        guard lines > 0 else { return pango_layout_set_text(layout, text, -1) }
        let (beginning, isWhole) = firstParagraphs(of: text)
        pango_layout_set_text(layout, beginning, -1)
        guard let ellipsis = mode.ellipsis else {
            if Int(pango_layout_get_line_count(layout)) > lines { cut(layout, Array(beginning.utf8)) }
            return
        }
        pango_layout_set_height(layout, -Int32(clamping: lines))
        pango_layout_set_ellipsize(layout, ellipsis)
        // A single paragraph needs no cut, and its lines need not be counted.
        let isSingle = isWhole && !beginning.contains(where: \.endsParagraph)
        guard !isSingle, !isWhole || Int(pango_layout_get_line_count(layout)) > lines else { return }
        didMove(truncate(layout, Array(beginning.utf8), isWhole))
    }

    /// Returns the paragraphs that may be visible, because each has at least one line, and whether there are no others.
    private func firstParagraphs(of text: String) -> (String, isWhole: Bool) {
        var (count, index) = (0, text.startIndex)
        while let end = text[index...].firstIndex(where: \.endsParagraph) {
            count += 1
            // If only white space follows, there is no ellipsis.
            if count == lines { return (String(text[..<end]), text[end...].allSatisfy(\.isWhitespace)) }
            index = text.index(after: end)
        }
        return (text, true)
    }

    /// Ends the text after its last visible line.
    private func cut(_ layout: OpaquePointer, _ text: [UInt8]) {
        guard let last = pango_layout_get_line_readonly(layout, Int32(lines - 1)) else { return }
        let end = Int(last.pointee.start_index + last.pointee.length)
        pango_layout_set_text(layout, String(decoding: text[..<end], as: UTF8.self), -1)
    }

    /// Makes each visible line a separate paragraph, which Pango truncates at the same width. The last one contains the
    /// rest of its paragraph.
    private func truncate(_ layout: OpaquePointer, _ text: [UInt8], _ isWhole: Bool) -> [Piece] {
        var (visible, pieces, offset): ([String], [Piece], Int) = ([], [], 0)
        let count = min(lines, Int(pango_layout_get_line_count(layout)))
        for index in 0..<count {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { break }
            let start = Int(line.pointee.start_index)
            let isLast = index == lines - 1
            let end = isLast ? endOfParagraph(at: start, in: text) : start + Int(line.pointee.length)
            var words = String(decoding: text[start..<end], as: UTF8.self)
            if isLast {
                let rest = String(decoding: text[end...], as: UTF8.self)
                if !isWhole || !rest.allSatisfy(\.isWhitespace) { words += "…" }
            }
            // The white space at which a line was wrapped takes no space.
            while words.last?.isWhitespace == true { words.removeLast() }
            // A line keeps the direction of the paragraph to which it belonged.
            let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
            let mark = isRightToLeft ? "\u{200F}" : ""
            visible.append(mark + words)
            // The ellipsis has the attributes of the text that it replaces.
            pieces.append(Piece(old: start..<start + words.utf8.count, new: offset + mark.utf8.count))
            offset += mark.utf8.count + words.utf8.count + 1
        }
        pango_layout_set_text(layout, visible.joined(separator: "\n"), -1)
        pango_layout_set_height(layout, -1)
        return pieces
    }

    private func endOfParagraph(at start: Int, in text: [UInt8]) -> Int {
        let rest = String(decoding: text[start...], as: UTF8.self)
        return start + (rest.firstIndex(where: \.endsParagraph).map { rest[..<$0].utf8.count } ?? rest.utf8.count)
    }
}

extension Character {
    fileprivate var endsParagraph: Bool { self == "\n" || self == "\r\n" || self == "\r" || self == "\u{2029}" }
}

extension NSLineBreakMode {
    /// The position of the ellipsis; nil if text is cut off without one.
    fileprivate var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }

    /// Returns where lines may end. A single clipped line ends after the last character that fits.
    func wrap(lines: Int) -> PangoWrapMode {
        self == .byCharWrapping || self == .byClipping && lines == 1 ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    }
}
