import Hummingbird
import Testing

@testable import PhotoGallery

@Suite struct SecurityTests {
    @Test(arguments: ["/", "/api/collection", "/api/collection?group=x", "/thumbnails/1/320", "/nowhere"])
    func everyAnswerIsStrict(_ uri: String) async throws {
        try await TestGallery.serve(try SyntheticPhotos(count: 10)) { gallery in
            let headers = try await gallery.get(uri).headers
            let policy = try #require(headers[.contentSecurityPolicy])
            #expect(policy.contains("default-src 'none'"))
            #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
            #expect(!policy.contains("unsafe-inline"))
            #expect(headers[.xContentTypeOptions] == "nosniff")
        }
    }

    @Test func otherHostNamesAreRefused() async throws {
        try await TestGallery.serve(try SyntheticPhotos(count: 10)) { gallery in
            for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost@evil.example", ""] {
                let status = try await gallery.get("/api/status", host: host)
                #expect(status != .ok, "\(host)")
            }
            for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:8080", "[::1]"] {
                let status = try await gallery.get("/api/status", host: host)
                #expect(status == .ok, "\(host)")
            }
        }
    }

    @Test(arguments: [
        "/assets/..%2f..%2fPackage.swift", "/assets/%2e%2e", "/assets/index.html", "/assets/.js", "/assets/nowhere.js",
        "/assets/a%00.js", "/../Package.swift", "//etc/passwd", "/photos/..%2f..%2fetc%2fpasswd",
    ])
    func nothingElseHasAnAddress(_ uri: String) async throws {
        try await TestGallery.serve(try SyntheticPhotos(count: 10)) { gallery in
            let response = try await gallery.get(uri)
            #expect(response.status == .notFound)
        }
    }

    @Test func thePageAndItsFilesAreServed() async throws {
        try await TestGallery.serve(try SyntheticPhotos(count: 10)) { gallery in
            let page = try await gallery.get("/")
            #expect(page.status == .ok)
            #expect(page.headers[.contentType] == "text/html; charset=utf-8")
            let tag = try #require(page.headers[.eTag])
            #expect(try await gallery.get("/", headers: [.ifNoneMatch: tag]).status == .notModified)
            let body = String(buffer: page.body)
            let assets = body.matches(of: /\/?assets\/([-\w.]+)/).map { String($0.output.1) }
            #expect(!assets.isEmpty)
            for asset in assets {
                #expect(try await gallery.get("/assets/\(asset)").status == .ok, "\(asset)")
            }
        }
    }

    @Test(arguments: ["/api/marks", "/photos.zip", "/api/sign-in"])
    func aRequestThatIsTooLargeIsRefusedWithAReason(_ uri: String) async throws {
        let access = uri == "/api/sign-in" ? Access(password: "correct horse", link: nil) : nil
        try await TestGallery.serve(try SyntheticPhotos(count: 10), access: access) { gallery in
            let body = ByteBuffer(repeating: UInt8(ascii: "1"), count: 3 << 20)
            let response = try await gallery.client.execute(uri: uri, method: .post, body: body)
            #expect(response.status == .contentTooLarge)
            #expect(String(buffer: response.body).contains("The request is too large."))
        }
    }

    @Test func nothingCanBeChanged() async throws {
        try await TestGallery.serve(try SyntheticPhotos(count: 10)) { gallery in
            for method in [HTTPRequest.Method.post, .put, .delete] {
                let response = try await gallery.get("/photos/1", method: method)
                #expect(response.status == .notFound)
            }
        }
    }
}
