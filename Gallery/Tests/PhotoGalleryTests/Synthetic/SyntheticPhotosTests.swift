import Foundation
import FoundationXML
import Testing

@testable import PhotoGallery

@Suite struct SyntheticPhotosTests {
    @Test(arguments: [1, 7, 299, 5000, 100_000], Grouping.allCases)
    func sectionsAddUp(_ count: Int, _ grouping: Grouping) throws {
        let sections = try SyntheticPhotos(count: count).arranged(grouping).sections
        #expect(sections.reduce(0) { $0 + $1.count } == count)
        #expect(sections.allSatisfy { $0.count > 0 })
        #expect(Set(sections.map(\.key)).count == sections.count)
    }

    @Test func theArraysAgreeWithThePhotos() throws {
        let source = try SyntheticPhotos(count: 3000)
        let photos = try source.arranged(.folder).photos(in: 0..<3000)
        #expect(try source.arranged(.folder).captionLengths.map { Int($0) } == photos.map { $0.caption?.count ?? 0 })
        let shapes = try source.arranged(.folder).shapes
        for (index, photo) in photos.enumerated() {
            let packed = UInt16(shapes[index * 2]) | UInt16(shapes[index * 2 + 1]) << 8
            #expect(packed == PackedShape.pack(width: photo.width, height: photo.height))
            #expect(try source.arranged(.month).index(of: photo.id) == index)
        }
        #expect(photos.contains { $0.caption == nil } && photos.contains { $0.caption != nil })
        #expect(Set(photos.map(\.width)).count > 5)
        let titles = try source.arranged(.folder).sections.flatMap { Array(repeating: $0.title, count: $0.count) }
        #expect(photos.map(\.folder) == titles)
    }

    @Test func datesFallIntoTheirMonthsNewestFirst() throws {
        let source = try SyntheticPhotos(count: 2000)
        let photos = try source.arranged(.month).photos(in: 0..<2000)
        let dates = photos.compactMap(\.taken)
        #expect(dates == dates.sorted(by: >))
        var start = 0
        for section in try source.arranged(.month).sections {
            #expect(dates[start..<start + section.count].allSatisfy { Month(isoDate: $0)?.title == section.title })
            start += section.count
        }
    }

    @Test func theSameEveryTime() async throws {
        let (a, b) = (try SyntheticPhotos(count: 500), try SyntheticPhotos(count: 500))
        #expect(try a.arranged(.folder).shapes == b.arranged(.folder).shapes)
        let drawings = try await [a, b].asyncMap { try await $0.picture(of: 42, .thumbnail(.small)) }
        guard case .bytes(let first) = drawings[0].content, case .bytes(let second) = drawings[1].content else {
            Issue.record("a drawing is no file")
            return
        }
        #expect(first == second)
        let svg = String(decoding: first, as: UTF8.self)
        #expect(svg.contains(">42</text>"))
        #expect(XMLParser(data: Data(first)).parse())
    }

    @Test func aMillionAnswersOverHTTP() async throws {
        try await TestGallery.serve(try SyntheticPhotos(count: 1_000_000)) { gallery in
            #expect(try await gallery.bytes("/api/shapes").count == 2_000_000)
            #expect(try await gallery.bytes("/api/caption-lengths?group=month").count == 1_000_000)
            let last: PhotosAnswer = try await gallery.json("/api/photos?from=999999&count=500")
            #expect(last.photos.map(\.id) == [1_000_000])
            let drawing = try await gallery.get("/thumbnails/1000000/640?v=1")
            #expect(drawing.headers[.contentType] == "image/svg+xml")
            #expect(try await gallery.error("/thumbnails/1000001/640", .notFound) == "There is no photo 1000001.")
        }
    }

    @Test(arguments: [0, -5, SyntheticPhotos.largestCount + 1])
    func thereAreLimits(_ count: Int) {
        #expect(throws: SyntheticPhotosError.self) { try SyntheticPhotos(count: count) }
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
