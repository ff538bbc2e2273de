import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import PhotoGallery

/// A gallery behind a real socket, with requests over HTTP.
struct TestGallery {
    let client: any TestClientProtocol

    static func serve(
        _ source: some PhotoSource, access: Access? = nil,
        _ ask: @escaping @Sendable (TestGallery) async throws -> Void
    ) async throws {
        let server = GalleryServer(
            source: source, files: WebFiles(project: String(Sample.project)), host: try ServedHost("127.0.0.1"),
            access: access)
        try await server.application(port: 0).test(.live) { try await ask(TestGallery(client: $0)) }
    }

    func get(_ uri: String, headers: HTTPFields = [:], method: HTTPRequest.Method = .get) async throws -> TestResponse {
        try await client.execute(uri: uri, method: method, headers: headers)
    }

    /// Sends a request under a host name, like a browser that got this address for that name.
    func get(_ uri: String, host: String) async throws -> HTTPResponse.Status {
        let port = try #require(client.port)
        return try await TestClient.withClient(host: "localhost", port: port) { client in
            try await client.execute(TestClient.Request(uri, method: .get, authority: host)).status
        }
    }

    func json<Value: Decodable>(_ uri: String, as type: Value.Type = Value.self) async throws -> Value {
        let response = try await get(uri)
        #expect(response.status == .ok, "\(uri)")
        return try JSONDecoder().decode(Value.self, from: Data(response.body.readableBytesView))
    }

    func bytes(_ uri: String) async throws -> [UInt8] {
        let response = try await get(uri)
        #expect(response.status == .ok, "\(uri)")
        return Array(response.body.readableBytesView)
    }

    /// Returns the sentence of an error answer.
    func error(_ uri: String, _ status: HTTPResponse.Status) async throws -> String {
        let response = try await get(uri)
        #expect(response.status == status, "\(uri)")
        return try JSONDecoder().decode(ErrorAnswer.self, from: Data(response.body.readableBytesView)).error
    }
}

private struct ErrorAnswer: Decodable { var error: String }

/// The server's answers in the form in which pages read them.
struct CollectionAnswer: Decodable {
    struct Section: Decodable, Equatable {
        var key: String
        var title: String
        var count: Int
        var date: String?
    }

    struct Month: Decodable, Equatable {
        var index: Int
        var year: Int
        var month: Int
    }

    var title: String
    var group: String
    var revision: Int
    var count: Int
    var videos: Int
    var anniversaries: Int
    var skipped: Int
    var synthetic: Bool
    var sections: [Section]
    var months: [Month]
}

struct PhotosAnswer: Decodable {
    struct Video: Decodable {
        var type: String
        var duration: Double?
        var hasPoster: Bool?
    }

    struct Photo: Decodable {
        var id: Int
        var name: String
        var folder: String
        var width: Int
        var height: Int
        var caption: String?
        var author: String?
        var taken: String?
        var color: String?
        var version: String
        var video: Video?
        var motion: String?
        var tiles: Bool?
    }

    var from: Int
    var photos: [Photo]
}

struct StatusAnswer: Decodable {
    struct Skipped: Decodable {
        var name: String
        var reason: String
    }

    struct Progress: Decodable, Equatable {
        var done: Int
        var total: Int
    }

    var reading: Progress?
    var thumbnails: Progress
    var thumbnailTrouble: String?
    var skipped: [Skipped]
    var damaged: [Skipped]
    var trouble: String?
}
