@_spi(Host) import CollectionView
import Testing

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
