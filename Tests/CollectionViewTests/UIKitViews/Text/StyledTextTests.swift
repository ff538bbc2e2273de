import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

/// Texts whose parts have different attributes, and labels whose text must fit.
@Suite @MainActor struct StyledTextTests {
    private let small = UIFont.systemFont(ofSize: 10)
    private let large = UIFont.systemFont(ofSize: 20)

    private func runs(of label: UILabel, width: CGFloat = 200) -> [TextRun] {
        label.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(label)
        return record.runs
    }

    private func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }

    /// "Žák 5 km", of which the number is larger and has a color.
    private var text: NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "Žák 5 km", attributes: [.font: small])
        text.addAttributes([.font: large, .foregroundColor: gray(0.5)], range: NSRange(location: 4, length: 1))
        return text
    }

    @Test func eachPartHasItsAttributes() throws {
        let label = UILabel()
        label.textColor = gray(0.25)
        let text = text
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 6, length: 2))
        text.addAttribute(.backgroundColor, value: gray(0.75), range: NSRange(location: 6, length: 2))
        label.attributedText = text
        let styles = try #require(runs(of: label).first).styles
        // The first word has two letters of two bytes.
        #expect(styles.map(\.range) == [0..<6, 6..<7, 7..<8, 8..<10])
        #expect(styles.map(\.font.pointSize) == [10, 20, 10, 10])
        #expect(styles.map(\.color.red) == [0.25, 0.5, 0.25, 0.25])
        #expect(styles.map(\.background?.red) == [nil, nil, nil, 0.75])
        #expect(styles.map(\.decoration.underline.isEmpty) == [true, true, true, false])
    }

    @Test func theLargestFontDeterminesTheHeight() {
        let label = UILabel()
        label.attributedText = text
        #expect(label.font.pointSize == 10 && label.intrinsicContentSize.height == large.lineHeight)
        let width = label.intrinsicContentSize.width
        label.attributedText = NSAttributedString(string: text.string, attributes: [.font: small])
        #expect(label.intrinsicContentSize.width < width && label.intrinsicContentSize.height == small.lineHeight)
        #expect(text.size().height == large.lineHeight && abs(text.size().width - width) < 1)
    }

    @Test func attributesOfAnEarlierTextAreForgotten() throws {
        let label = UILabel()
        label.textColor = gray(0.25)
        label.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: gray(0.5)])
        #expect(label.textColor == gray(0.5))
        label.attributedText = text
        #expect(try #require(runs(of: label).first).styles.map(\.color.red) == [0.25, 0.5, 0.25])
    }

    @Test func aColorThatIsSetLaterIsThatOfTheWholeText() throws {
        let label = UILabel()
        label.attributedText = text
        label.textColor = gray(0.75)
        #expect(try #require(runs(of: label).first).styles.map(\.color.red) == [0.75, 0.75, 0.75])
        label.text = "plain"
        #expect(try #require(runs(of: label).first).styles.isEmpty)
    }

    @Test func aLineBecomesSmallerUntilItFits() throws {
        let label = UILabel()
        (label.text, label.font) = ("A rather long text in one line", .systemFont(ofSize: 20))
        let width = label.intrinsicContentSize.width
        #expect(try #require(runs(of: label, width: width / 2).first).font.pointSize == 20)
        label.adjustsFontSizeToFitWidth = true
        let fitting = try #require(runs(of: label, width: width / 2).first).font
        #expect(fitting.pointSize > 9 && fitting.pointSize < 10 && label.font.pointSize == 20)
        label.minimumScaleFactor = 0.75
        #expect(try #require(runs(of: label, width: width / 2).first).font.pointSize == 15)
        #expect(try #require(runs(of: label, width: width).first).font.pointSize == 20)
        label.attributedText = text
        let styles = try #require(runs(of: label, width: text.size().width * 0.8).first).styles
        #expect(styles[1].font.pointSize < 20 && styles[1].font.pointSize == 2 * styles[0].font.pointSize)
    }

    @Test func theShadowLiesBehindTheText() {
        let label = UILabel()
        (label.text, label.textColor, label.shadowColor) = ("a", gray(0.5), gray(0.25))
        label.shadowOffset = CGSize(width: 2, height: 3)
        let runs = runs(of: label)
        #expect(runs.map(\.color.red) == [0.25, 0.5])
        #expect(runs[0].bounds == runs[1].bounds.offsetBy(dx: 2, dy: 3))
    }
}
