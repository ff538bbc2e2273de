import Foundation
import FoundationNetworking
import Hummingbird
import Testing

@testable import PhotoGallery

@Suite struct HostilePicturesTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(.timeLimit(.minutes(10))) func aHundredOfThemTakeNothingFromTheOthers() async throws {
        let sides = [3_000, 6_000, 9_000, 12_000, 16_000, 20_000, 25_000, 30_000]
        for index in 0..<100 {
            let picture = HostilePicture.allCases[index % 4]
            try folder.add("hostile/\(index).\(picture)", picture.data(side: sides[index / 4 % sides.count]))
        }
        for index in 0..<10 { try folder.add("good/\(index).jpg", .stream) }
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let memory = MemoryWatch(of: program.id)
        let address = try #require(program.lines(until: "http://").last)
        func get<Value: Decodable>(_ path: String, as type: Value.Type) async throws -> Value {
            let (data, _) = try await URLSession.shared.data(from: #require(URL(string: address + path)))
            return try JSONDecoder().decode(type, from: data)
        }
        while try await get("/api/status", as: StatusAnswer.self).reading != nil {
            try await Task.sleep(for: .milliseconds(100))
        }
        let photos = try await get("/api/photos?from=0&count=500", as: PhotosAnswer.self).photos
        var shown: [String] = []
        for photo in photos {
            let url = try #require(URL(string: "\(address)/thumbnails/\(photo.id)/640?v=\(photo.version)"))
            let (_, response) = try await URLSession.shared.data(from: url)
            if (response as? HTTPURLResponse)?.statusCode == 200 { shown.append(photo.name) }
        }
        #expect(Set((0..<10).map { "\($0).jpg" }).isSubset(of: shown))
        let status = try await get("/api/status", as: StatusAnswer.self)
        #expect(photos.count + status.skipped.count == 110, "every file is counted once")
        #expect(status.skipped.count + status.damaged.count >= 50)
        #expect(memory.stop() < 1_000_000_000)
        #expect(program.stop() == 0)

        let again = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        #expect(!again.lines(until: "Control-C").contains { $0.hasPrefix("Reading photos") }, "all is remembered")
        #expect(again.stop() == 0)
    }

    @Test func aDecoderThatSomethingElseEndsIsReplaced() async throws {
        for index in 0..<4 { try folder.add("\(index).jpg", .stream) }
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        let address = try #require(program.lines(until: "http://").last)
        let decoders = MemoryWatch.children(of: program.id)
        #expect(!decoders.isEmpty)
        for decoder in decoders { kill(decoder, SIGKILL) }
        for id in 1...4 {
            let url = try #require(URL(string: "\(address)/thumbnails/\(id)/1280"))
            let (_, response) = try await URLSession.shared.data(from: url)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
        }
        #expect(program.stop() == 0)
    }

    @Test func aLargeFileThatIsNoPictureIsNotReadThrough() throws {
        try folder.add("zeros.jpg", Data())
        truncate(folder.photos + "/zeros.jpg", 10_000_000_000)
        let program = try Program([folder.photos, "--port", "0", "--cache", folder.cache])
        #expect(program.lines(until: "Control-C").contains { $0.hasPrefix("Skipped: \"zeros.jpg\" is damaged") })
        #expect(MemoryWatch.bytesRead(by: program.id) < 100_000_000)
        #expect(MemoryWatch.children(of: program.id).isEmpty, "no decoder was asked")
        #expect(program.stop() == 0)
    }
}
