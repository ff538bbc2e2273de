import Foundation
import GRDB
import Testing

@testable import PhotoGallery

@Suite struct SearchTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func found(_ words: String, in photos: FolderPhotos, _ grouping: Grouping = .folder) throws -> [String] {
        try photos.arrangement(PhotoQuery(grouping: grouping, words: words)).photos(in: 0..<100).map(\.name)
    }

    @Test(arguments: [
        ("beech", ["stream.jpg"]), ("BEE woo", ["stream.jpg"]), ("beech rocket", []), ("aitzol", ["stream.jpg"]),
        ("april 2018", ["stream.jpg"]), ("2018-04", ["stream.jpg"]), ("1966", ["DSC00042 Élan.jpg"]),
        ("elan", ["DSC00042 Élan.jpg"]), ("42", ["DSC00042 Élan.jpg"]), ("00042", ["DSC00042 Élan.jpg"]),
        ("holidays", ["DSC00042 Élan.jpg"]), ("\"", []), ("stream OR elan", []), ("name:stream", []), ("***", []),
        ("stream.jpg", ["stream.jpg"]),
    ])
    func everyWordIsFoundWhereverItIs(_ words: String, _ names: [String]) async throws {
        try folder.add("stream.jpg", .stream)
        try folder.add("Holidays 2020/DSC00042 Élan.jpg", .moon)
        try folder.add("broken stream.jpg", Data("no".utf8))
        #expect(try found(words, in: try await folder.open()) == names)
    }

    @Test(arguments: [
        "avril 2018", "Abril", "apirilaren 8", "apirila", "أبريل", "2018年4月8日", "4月", "京都", "秋の京", "がつ 2018",
    ])
    func textsAreFoundInTheLanguagesOfThePage(_ words: String) async throws {
        // The syllable が as macOS writes it: か and a voicing mark.
        try folder.add("か\u{3099}つ/秋の京都.jpg", .stream)
        try folder.add("東京の都.jpg", .moon)
        #expect(try found(words, in: try await folder.open()) == ["秋の京都.jpg"])
    }

    @Test(arguments: [
        ("🏖", ["beach🏖️ 👩🏽‍💻.jpg"]), ("🏖️", ["beach🏖️ 👩🏽‍💻.jpg"]), ("beach", ["beach🏖️ 👩🏽‍💻.jpg"]),
        ("👩🏽‍💻", ["beach🏖️ 👩🏽‍💻.jpg"]), ("👩", ["beach🏖️ 👩🏽‍💻.jpg"]), ("👩🏽‍🚀", []), ("😀", []),
        ("🇯🇵 ❤", ["🇯🇵❤️.jpg"]), ("🇯🇵❤️", ["🇯🇵❤️.jpg"]), ("🇵🇯", []), ("1f3d6", []),
    ])
    func emojiAreFound(_ words: String, _ names: [String]) async throws {
        for name in ["beach🏖️ 👩🏽‍💻.jpg", "🇯🇵❤️.jpg"] { try folder.add(name, .moon) }
        #expect(try found(words, in: try await folder.open()) == names)
        try FileManager.default.removeItem(atPath: folder.cache)
        #expect(try found(words, in: try await folder.open(patience: .zero)) == names)
    }

    @Test func emojiInCatalogsOfEarlierVersionsAreFound() async throws {
        try folder.add("a🏖️.jpg", .moon)
        let before = try await folder.open()
        let cache = try CacheFolder(path: folder.cache, for: before.folder)
        try await DatabaseQueue(path: cache.catalogPath(of: before.folder)).write { db in
            try db.execute(sql: "UPDATE words SET name = 'a jpg'; PRAGMA user_version = 7")
        }
        let after = try await folder.open { _ in Issue.record("nothing has to be read") }
        #expect(try found("🏖", in: after) == ["a🏖️.jpg"])
    }

    @Test func namesInJapaneseAreFoundBeforeTheyAreRead() async throws {
        for name in ["秋の京都.jpg", "東京の都.jpg"] { try folder.add(name, .moon) }
        let photos = try await folder.open(patience: .zero)
        #expect(try found("京都", in: photos) == ["秋の京都.jpg"])
    }

    @Test func changedTextsAreFound() async throws {
        try folder.add("a.jpg", .stream)
        try folder.add("b.jpg", .moon)
        for name in ["a.jpg", "b.jpg"] { try folder.settle(name) }
        let photos = try await folder.open()
        #expect(try found("beech", in: photos) == ["a.jpg"])
        try folder.rename("a.jpg", to: "renamed.jpg")
        try folder.remove("b.jpg")
        _ = try await photos.rescan()
        #expect(try found("beech", in: photos) == ["renamed.jpg"])
        #expect(try found("renamed", in: photos) == ["renamed.jpg"])
        #expect(try found("1966", in: photos).isEmpty)
        #expect(try await found("renamed", in: folder.open()) == ["renamed.jpg"])
    }

    /// Compares every grouping and order with a plain sort of the photos' facts.
    @Test(arguments: Grouping.allCases, PhotoGallery.SortOrder.allCases)
    func sectionsAndOrdersAreAsAsked(_ grouping: Grouping, _ sort: PhotoGallery.SortOrder) async throws {
        let samples: [Sample] = [.stream, .moon, .wide, .rotated]
        for index in 0..<12 { try folder.add("\(index % 3)/\(index * 7 % 12).jpg", samples[index % 4]) }
        let photos = try await folder.open()
        let arrangement = try photos.arrangement(PhotoQuery(grouping: grouping, sort: sort))
        let shown = arrangement.photos(in: 0..<100)
        #expect(Set(arrangement.ids) == Set(photos.entries.map(\.id)) && arrangement.ids == shown.map(\.id))
        #expect(arrangement.sections.reduce(0) { $0 + $1.count } == 12)
        #expect(Set(arrangement.sections.map(\.key)).count == arrangement.sections.count)
        var start = 0
        for section in arrangement.sections {
            let run = shown[start..<start + section.count]
            start += section.count
            let numbers = run.map { Int($0.name.dropLast(4)) ?? -1 }
            let dates = run.compactMap(\.taken)
            switch sort {
            case .name: #expect(numbers == numbers.sorted())
            case .newest: #expect(dates == dates.sorted(by: >))
            case .oldest: #expect(dates == dates.sorted(by: <))
            }
            if grouping == .month { #expect(dates.allSatisfy { Month(isoDate: $0)?.title == section.title }) }
            if grouping == .year { #expect(dates.allSatisfy { $0.hasPrefix(section.title) }) }
            if grouping == .day { #expect(Set(dates.map { $0.prefix(10) }).count == 1) }
        }
        if grouping != .folder, sort != .name {
            for mark in arrangement.months {
                let month = Month(year: mark.year, month: mark.month)
                if let taken = shown[mark.index].taken { #expect(Month(isoDate: taken) == month) }
            }
            #expect(arrangement.months.first?.index == 0)
        } else {
            #expect(arrangement.months.isEmpty)
        }
    }
}
