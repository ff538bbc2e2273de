import Testing

@testable import PhotoGallery

@Suite struct TextTests {
    @Test(arguments: [
        ("A walk.", "A walk."), ("  two\n lines\t", "two lines"), (#"lang="x-default" Text"#, "Text"),
        ("charset=Unicode Ünï", "Ünï"), ("🎉", "🎉"), ("a\u{0}b", "a b"), ("2024", "2024"), ("写真", "写真"),
    ])
    func captionIsWhatAPersonWrote(_ raw: String, _ text: String) {
        #expect(Caption(raw: raw)?.text == text)
    }

    @Test(arguments: [
        "", "   ", "OLYMPUS DIGITAL CAMERA         ", "SONY DSC", "charset=Ascii ", "lang=\"x\"", "----", "\u{0}\u{0}",
    ])
    func boilerplateIsNoCaption(_ raw: String) {
        #expect(Caption(raw: raw) == nil)
    }

    @Test func aCaptionHasAnEnd() {
        #expect(Caption(raw: String(repeating: "long ", count: 10_000))?.text.count == Caption.longest)
    }

    @Test(arguments: [
        ("2024:06:01 18:30:05", "2024-06-01T18:30:05"), ("2024-06-01T18:30:05.25+02:00", "2024-06-01T18:30:05"),
        ("2024-02-29", "2024-02-29T00:00:00"), ("1999:12:31 24:61:00", "1999-12-31T00:00:00"),
    ])
    func dateIsRead(_ raw: String, _ text: String) {
        #expect(DateTaken(raw: raw)?.text == text)
    }

    @Test(arguments: [
        "0000:00:00 00:00:00", "2023:02:29 10:00:00", "2024:13:01", "yesterday", "", "    :  :     :  :  ",
        "99999999999999999999:1:1",
    ])
    func invalidDatesAreNil(_ raw: String) {
        #expect(DateTaken(raw: raw) == nil)
    }

    @Test func monthsHaveNamesAndPredecessors() {
        #expect(Month(isoDate: "2024-06-01T00:00:00")?.title == "June 2024")
        #expect(Month(isoDate: "24") == nil)
        #expect(Month(year: 2025, month: 1).earlier(by: 14) == Month(year: 2023, month: 11))
    }

    @Test func namesSortAsPeopleSortThem() {
        let sorted = ["img1", "IMG2", "img10", "img010b", "img11", "Über", "uhr", "z"]
        let keys = sorted.shuffled().map { ($0, NaturalOrder.key(of: $0)) }
        let again = keys.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
        #expect(again == sorted)
    }
}
