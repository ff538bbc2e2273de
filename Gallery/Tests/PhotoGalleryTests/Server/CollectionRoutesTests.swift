import Foundation
import Testing

@testable import PhotoGallery

@Suite struct CollectionRoutesTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func theCollectionIsDescribed() async throws {
        try folder.add("a/stream.jpg", .stream)
        try folder.add("b/moon.jpg", .moon)
        try folder.add("b/broken.jpg", Data("no".utf8))
        try await TestGallery.serve(try await folder.open()) { gallery in
            let collection: CollectionAnswer = try await gallery.json("/api/collection?group=folder")
            #expect(collection.title == "photos")
            #expect((collection.count, collection.skipped, collection.synthetic) == (2, 1, false))
            #expect(
                collection.sections == [.init(key: "a", title: "a", count: 1), .init(key: "b", title: "b", count: 1)])
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=0&count=9")
            #expect(page.photos.map(\.folder) == ["a", "b"])
            let months: CollectionAnswer = try await gallery.json("/api/collection?group=month")
            #expect(months.group == "month")
            #expect(months.sections.map(\.title) == ["April 2018", "November 1966"])
            #expect(months.sections.map(\.date) == ["2018-04", "1966-11"])
            let days: CollectionAnswer = try await gallery.json("/api/collection?group=day")
            #expect(days.sections.map(\.date) == ["2018-04-08", "1966-11-20"])
            let years: CollectionAnswer = try await gallery.json("/api/collection?group=year")
            #expect(years.sections.map(\.date) == ["2018", "1966"])
        }
    }

    @Test func theArraysAgreeWithThePhotos() async throws {
        try folder.add("1.jpg", .stream)
        try folder.add("2.jpg", .rotated)
        try folder.add("3.jpg", .moon)
        try await TestGallery.serve(try await folder.open()) { gallery in
            for group in Grouping.allCases {
                let page: PhotosAnswer = try await gallery.json("/api/photos?group=\(group)&from=0&count=500")
                let shapes = try await gallery.bytes("/api/shapes?group=\(group)")
                let ids = try await gallery.bytes("/api/ids?group=\(group)")
                #expect(ids.count == 12)
                let lengths = try await gallery.bytes("/api/caption-lengths?group=\(group)")
                #expect(page.photos.count == 3)
                #expect(shapes.count == 6)
                #expect(lengths.count == 3)
                for (index, photo) in page.photos.enumerated() {
                    let share = Double(Int(shapes[index * 2]) | Int(shapes[index * 2 + 1]) << 8)
                    let ratio = share / (65535 - share)
                    #expect(abs(ratio * Double(photo.height) / Double(photo.width) - 1) < 1e-3)
                    #expect(Int(lengths[index]) == photo.caption?.count ?? 0)
                    let position: [String: Int] = try await gallery.json("/api/position?group=\(group)&id=\(photo.id)")
                    #expect(position == ["index": index])
                    let id = ids[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
                    #expect(id == photo.id)
                }
            }
        }
    }

    @Test func pagesAreCutAtTheEnd() async throws {
        for index in 1...5 { try folder.add("\(index).jpg", .moon) }
        try await TestGallery.serve(try await folder.open()) { gallery in
            let page: PhotosAnswer = try await gallery.json("/api/photos?from=3&count=100")
            #expect(page.from == 3)
            #expect(page.photos.map(\.name) == ["4.jpg", "5.jpg"])
            let beyond: PhotosAnswer = try await gallery.json("/api/photos?from=2000000000&count=1")
            #expect(beyond.photos.isEmpty)
        }
    }

    @Test(arguments: [
        "/api/photos", "/api/photos?from=-1&count=10", "/api/photos?from=0&count=0", "/api/photos?from=0&count=501",
        "/api/photos?from=x&count=1", "/api/photos?from=9223372036854775807&count=500", "/api/collection?group=color",
        "/api/shapes?group=", "/api/position?id=", "/api/position?id=../1", "/api/ids?sort=size",
    ])
    func nonsenseIsRefused(_ uri: String) async throws {
        try await TestGallery.serve(try await folder.open()) { gallery in
            let message = try await gallery.error(uri, .badRequest)
            #expect(!message.isEmpty)
        }
    }

    @Test func anUnknownPhotoHasNoPosition() async throws {
        try await TestGallery.serve(try await folder.open()) { gallery in
            let message = try await gallery.error("/api/position?id=77", .notFound)
            #expect(message == "There is no photo 77.")
        }
    }

    @Test func theStatusNamesWhatIsSkipped() async throws {
        try folder.add("moon.jpg", .moon)
        try folder.add("empty.jpg", Data())
        try await TestGallery.serve(try await folder.open()) { gallery in
            let status: StatusAnswer = try await gallery.json("/api/status")
            #expect(status.skipped.map(\.name) == ["empty.jpg"])
            #expect(status.skipped.first?.reason == "is empty")
            #expect(status.thumbnails.total == 1)
        }
    }
}
