import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// The positions at which text is drawn.
@Suite(.serialized) @MainActor struct TextPictureTests {
    private func pixels(_ text: String, _ change: @escaping @MainActor (UILabel) -> Void) throws -> Pixels {
        try Pixels {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: 20), .black)
            change(label)
            $0.addSubview(label)
        }
    }

    private func isInked(_ pixels: Pixels, x: Range<Int>, y: Range<Int> = 0..<100) -> Bool {
        x.contains { x in y.contains { y in pixels[x, y][0] < 200 } }
    }

    @Test(arguments: ["ab", "אב", "אב!", "12"], [NSTextAlignment.left, .right])
    func everyTextIsAlignedAsTheLabelSays(text: String, alignment: NSTextAlignment) throws {
        let pixels = try pixels(text) { $0.textAlignment = alignment }
        #expect(isInked(pixels, x: 0..<50) == (alignment == .left))
        #expect(isInked(pixels, x: 50..<100) == (alignment == .right))
    }

    @Test func linesInBothDirectionsAreAlignedAlike() throws {
        let pixels = try pixels("אב\nab\nאב אב אב אב אב אב אב") { ($0.textAlignment, $0.numberOfLines) = (.right, 0) }
        #expect(!isInked(pixels, x: 0..<50, y: 0..<35) && isInked(pixels, x: 80..<100, y: 0..<35))
    }

    @Test func aParagraphAfterTheLastLineIsNotDrawn() throws {
        let one = try pixels("■\n■\n■") { $0.numberOfLines = 1 }
        #expect(!isInked(one, x: 0..<15, y: 0..<38) && !isInked(one, x: 0..<15, y: 62..<100))
        let all = try pixels("■\n■\n■") { $0.numberOfLines = 0 }
        #expect(isInked(all, x: 0..<15, y: 0..<38) && isInked(all, x: 0..<15, y: 62..<100))
    }

    /// The text has a black square at its beginning and at its end, and white space in between.
    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, true, false), (.byTruncatingHead, false, true),
        (.byTruncatingMiddle, true, true), (.byClipping, true, false), (.byWordWrapping, true, false),
    ])
    func textIsCutOffAsTheLabelSays(mode: NSLineBreakMode, hasBeginning: Bool, hasEnd: Bool) throws {
        let text = "■" + String(repeating: "\u{A0}", count: 40) + "■"
        let pixels = try pixels(text) { $0.lineBreakMode = mode }
        // The ellipsis lies at the baseline, below the middle of the squares.
        #expect(isInked(pixels, x: 0..<15, y: 40..<52) == hasBeginning)
        #expect(isInked(pixels, x: 85..<100, y: 40..<52) == hasEnd)
    }

    @Test func withoutTruncationThereIsNoEllipsis() throws {
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
            let cut = try pixels("aaa aaa aaa aaa") { $0.lineBreakMode = mode }
            let truncated = try pixels("aaa aaa aaa aaa") { _ in }
            #expect(isInked(truncated, x: 85..<100, y: 55..<62) || !isInked(cut, x: 90..<100))
            #expect((0..<100).contains { x in (0..<100).contains { y in cut[x, y] != truncated[x, y] } })
        }
    }

    @Test func italicTextIsSlanted() throws {
        func middle(_ rows: Range<Int>, _ font: UIFont) throws -> Double {
            let pixels = try pixels("l") { ($0.font, $0.textAlignment) = (font, .center) }
            let inked = (0..<100).filter { x in rows.contains { y in pixels[x, y][0] < 128 } }
            return Double(inked.reduce(0, +)) / Double(max(1, inked.count))
        }
        let (upright, italic) = (UIFont.systemFont(ofSize: 60), UIFont.italicSystemFont(ofSize: 60))
        #expect(try abs(middle(30..<36, upright) - middle(60..<66, upright)) < 1)
        #expect(try middle(30..<36, italic) - middle(60..<66, italic) > 3)
    }

    /// A line is visible in the space between two letters.
    @Test func linesUnderAndThroughTextAreDrawn() throws {
        func lines(_ attributes: [NSAttributedString.Key: Any], _ text: String = "a a") throws -> [Int] {
            let attributes = attributes.merging([.font: UIFont.systemFont(ofSize: 40)]) { $1 }
            let pixels = try pixels("") {
                $0.attributedText = NSAttributedString(string: text, attributes: attributes)
                $0.numberOfLines = 1
            }
            let rows = (0..<100).filter { pixels[27, $0][0] < 200 }
            // The first row of each line.
            return rows.filter { !rows.contains($0 - 1) }
        }
        let under = try lines([.underlineStyle: NSUnderlineStyle.single.rawValue])
        let through = try lines([.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        #expect(try lines([:]) == [] && under.count == 1 && through.count == 1)
        #expect(under.first.map { (60..<75).contains($0) } == true, "below the letters: \(under)")
        #expect(through.first.map { (45..<60).contains($0) } == true, "across the letters: \(through)")
        #expect(try lines([.underlineStyle: NSUnderlineStyle.double.rawValue]).count == 2)
        #expect(try lines([.strikethroughStyle: 1, .underlineStyle: 1]) == through + under)
        #expect(try lines([.strikethroughStyle: 1], "a a aaaaaaaaa") == through, "also if the end is cut off")
    }

    @Test func wordsThatAreTooLongAreBrokenWithoutHyphens() throws {
        @Sendable func letters(_ count: Int) -> String { String(repeating: "n", count: count) }
        let broken = try pixels(letters(12)) { $0.numberOfLines = 0 }
        let twoLines = try pixels("") { label in
            let count =
                (1...12).last { count in
                    label.text = letters(count)
                    return label.intrinsicContentSize.width <= 100
                } ?? 1
            (label.text, label.numberOfLines) = (letters(count) + "\n" + letters(12 - count), 0)
        }
        #expect((0..<100).allSatisfy { x in (0..<100).allSatisfy { y in broken[x, y] == twoLines[x, y] } })
    }

    @Test func partsHaveTheirOwnColors() throws {
        func pixels(of text: String, red range: NSRange, lines: Int) throws -> Pixels {
            try self.pixels("") { label in
                let text = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
                let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                text.addAttribute(.foregroundColor, value: red, range: range)
                label.attributedText = text
                label.numberOfLines = lines
            }
        }
        func colors(_ pixels: Pixels, y: Range<Int>) -> (black: Bool, red: Bool) {
            let inked = (0..<100).flatMap { x in y.map { pixels[x, $0] } }.filter { $0[1] < 50 }
            return (inked.contains { $0[0] < 50 }, inked.contains { $0[0] > 200 })
        }
        let line = try pixels(of: "■ ■", red: NSRange(location: 2, length: 1), lines: 1)
        #expect(colors(line, y: 0..<100) == (true, true))
        // The second paragraph is cut off after its first line, and keeps its color.
        let text = "■■\n" + String(repeating: "■ ", count: 40)
        let lines = try pixels(of: text, red: NSRange(location: 3, length: 80), lines: 2)
        #expect(colors(lines, y: 0..<48) == (true, false) && colors(lines, y: 52..<100) == (false, true))
    }

    @Test func aRaisedPartIsHigher() throws {
        func top(_ offset: CGFloat) throws -> Int? {
            let pixels = try pixels("") { label in
                let text = NSMutableAttributedString(string: "■ ■", attributes: [.font: UIFont.systemFont(ofSize: 20)])
                let range = NSRange(location: 2, length: 1)
                text.addAttributes([.baselineOffset: offset, .font: UIFont.systemFont(ofSize: 10)], range: range)
                label.attributedText = text
            }
            return (0..<100).first { y in (22..<100).contains { pixels[$0, y][0] < 128 } }
        }
        #expect(try #require(try top(8)) < (try #require(try top(0))))
    }

    /// A label with its own size draws the same as one with room to spare.
    @Test(arguments: [0, 1, 2, 7] as [CGFloat], [false, true])
    func spacedLettersFitIntoTheirSize(kern: CGFloat, isSpacedToTheEnd: Bool) throws {
        func pixels(room: CGFloat) throws -> Pixels {
            try self.pixels("") { label in
                let text = NSMutableAttributedString(
                    string: "21°", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: kern])
                text.append(
                    NSAttributedString(
                        string: " C",
                        attributes: [
                            .font: UIFont.systemFont(ofSize: 14), .baselineOffset: 9,
                            .kern: isSpacedToTheEnd ? kern : 0,
                        ]))
                label.attributedText = text
                label.sizeToFit()
                label.frame.size.width += room
            }
        }
        let (own, spare) = (try pixels(room: 0), try pixels(room: 9))
        #expect((0..<100).allSatisfy { x in (0..<100).allSatisfy { y in own[x, y] == spare[x, y] } })
    }
}
