import CollectionView
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

@Suite struct PangoTextTests {
    private let measuring = PangoTextMeasuring(.shipped)
    private let font = UIFont.systemFont(ofSize: 20)

    @Test func aLongerTextIsWiderOnALineAndHigherInAColumn() {
        let short = measuring.size(of: "one two", font: font, width: .infinity, lines: 0)
        let long = measuring.size(of: "one two three four", font: font, width: .infinity, lines: 0)
        #expect(long.width > short.width && long.height == short.height)
        let column = measuring.size(of: "one two three four", font: font, width: short.width, lines: 0)
        #expect(column.height >= 2 * short.height && column.width <= short.width)
    }

    @Test func linesEndTheText() {
        let text = "one two three four five six seven eight nine ten"
        let one = measuring.size(of: text, font: font, width: 100, lines: 1)
        let two = measuring.size(of: text, font: font, width: 100, lines: 2)
        #expect(one.width <= 100 && two.width <= 100 && two.height == 2 * one.height)
    }

    @Test(arguments: [100, .infinity] as [CGFloat])
    func paragraphsCountAsLines(width: CGFloat) {
        func height(_ text: String, _ lines: Int) -> CGFloat {
            measuring.size(of: text, font: font, width: width, lines: lines).height
        }
        let line = height("a", 1)
        #expect(height("a\nb", 1) == line && height("a\r\nb\nc", 2) == 2 * line && height("a\n\nb\nc", 3) == 3 * line)
        #expect(height("a\nb", 2) == 2 * line && height("a\nb", 3) == 2 * line && height("a\nb\nc", 0) == 3 * line)
        let broken = height("one two three four five six seven\neight", 2)
        #expect(broken == 2 * line, "lines that are broken and lines that are not count alike")
        // Text that is cut off ends with an ellipsis, unless only white space is missing.
        let (short, cut) = ("a", "a\nb")
        #expect(
            measuring.size(of: cut, font: font, width: width, lines: 1).width
                > measuring.size(of: short, font: font, width: width, lines: 1).width)
        #expect(
            measuring.size(of: "a\n", font: font, width: width, lines: 1)
                == measuring.size(of: short, font: font, width: width, lines: 1))
    }

    @Test func aLineIsAsHighAsTheFontSays() {
        let size = measuring.size(of: "x", font: font, width: .infinity, lines: 0)
        #expect(abs(size.height - measuring.metrics(of: font).lineHeight) <= 1)
        #expect(measuring.metrics(of: font).descender < 0)
    }

    @Test func boldTextIsWider() {
        let bold = measuring.size(of: "some words", font: .boldSystemFont(ofSize: 20), width: .infinity, lines: 0)
        #expect(bold.width > measuring.size(of: "some words", font: font, width: .infinity, lines: 0).width)
    }

    @Test func nothingHasNoSize() {
        #expect(measuring.size(of: "", font: font, width: 100, lines: 0) == .zero)
    }
}
