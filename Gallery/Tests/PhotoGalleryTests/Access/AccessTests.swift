import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

@testable import PhotoGallery

@Suite struct AccessTests {
    private let password = "correct horse"
    private let link = String(repeating: "ab", count: 32)

    private func serve(_ ask: @escaping @Sendable (TestGallery) async throws -> Void) async throws {
        let access = Access(password: password, link: link)
        try await TestGallery.serve(try SyntheticPhotos(count: 10), access: access, ask)
    }

    @Test(arguments: [
        "/api/collection", "/api/photos?from=0&count=1", "/thumbnails/1/320", "/photos/1", "/photos/1?download",
        "/api/photos/1", "/api/status", "/api/changes", "/api/sign-out", "/nowhere", "/index.html",
    ])
    func nothingIsShownWithoutAPassword(_ uri: String) async throws {
        try await serve { gallery in
            let message = try await gallery.error(uri, .unauthorized)
            #expect(message.hasPrefix("Sign in first"))
            for method in [HTTPRequest.Method.post, .put, .delete] {
                let status = try await gallery.get(uri, method: method).status
                #expect(status == .unauthorized)
            }
        }
    }

    @Test func thePageAsksForThePasswordAndTellsNothing() async throws {
        try await serve { gallery in
            let page = try await gallery.get("/?group=month")
            #expect(page.status == .unauthorized)
            #expect(page.headers[.cacheControl] == "no-store")
            let body = String(buffer: page.body)
            #expect(body.contains("type=\"password\"") && !body.contains("Synthetic"))
            for asset in body.matches(of: /\/assets\/([-\w.]+)/).map({ String($0.output.1) }) {
                #expect(try await gallery.get("/assets/\(asset)").status == .ok, "\(asset)")
            }
        }
    }

    @Test func theRightPasswordOpensTheGallery() async throws {
        try await serve { gallery in
            let answer = try await gallery.signIn(password)
            #expect(answer.status == .noContent)
            let cookie = try #require(answer.headers[.setCookie])
            for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="] { #expect(cookie.contains(part)) }
            #expect(!cookie.contains("Secure"))
            let session = HTTPFields([HTTPField(name: .cookie, value: String(cookie.prefix { $0 != ";" }))])
            #expect(try await gallery.get("/", headers: session).status == .ok)
            #expect(try await gallery.get("/api/collection", headers: session).status == .ok)
            let forged = HTTPFields([HTTPField(name: .cookie, value: cookie.prefix { $0 != "=" } + "=" + link)])
            #expect(try await gallery.get("/", headers: forged).status == .unauthorized)
        }
    }

    @Test func behindAnEncryptingProxyTheCookieIsForEncryptedConnections() async throws {
        try await serve { gallery in
            let answer = try await gallery.signIn(password, headers: [HTTPField.Name("X-Forwarded-Proto")!: "https"])
            #expect(answer.headers[.setCookie]?.hasSuffix("; Secure") == true)
        }
    }

    @Test(arguments: ["", "Correct horse", "correct horse ", "correct", "correct horse battery"])
    func aWrongPasswordIsASentence(_ attempt: String) async throws {
        try await serve { gallery in
            let answer = try await gallery.signIn(attempt)
            #expect(answer.status == .unauthorized && answer.headers[.setCookie] == nil)
            #expect(String(buffer: answer.body) == #"{"error":"The password is wrong."}"#)
        }
    }

    @Test func theLinkOpensTheGallery() async throws {
        try await serve { gallery in
            let answer = try await gallery.get("/link/\(link)")
            #expect((answer.status, answer.headers[.location]) == (.seeOther, "/"))
            #expect(answer.headers[.setCookie]?.contains("HttpOnly") == true)
            let message = try await gallery.error("/link/\(link.dropLast())c", .unauthorized)
            #expect(message == "This link is not valid any more. Ask for the new one.")
            // The link's token is not a password, and the password no token.
            let refused = try await gallery.signIn(link).status
            #expect(refused == .unauthorized)
        }
    }

    @Test func withoutAPasswordOnlyTheLinkLetsIn() async throws {
        let access = Access(password: nil, link: link)
        try await TestGallery.serve(try SyntheticPhotos(count: 10), access: access) { gallery in
            for attempt in ["", password] {
                let answer = try await gallery.signIn(attempt)
                #expect(answer.status == .notFound && String(buffer: answer.body).contains("Open it by its link."))
            }
            let opened = try await gallery.get("/link/\(link)").status
            #expect(opened == .seeOther)
        }
    }

    @Test func othersPagesCannotSignIn() async throws {
        try await serve { gallery in
            let refused = try await gallery.signIn(password, headers: [.origin: "https://evil.example"]).status
            #expect(refused == .forbidden)
        }
    }

    @Test func attemptsAreLimited() async throws {
        try await serve { gallery in
            for _ in 0..<5 {
                let status = try await gallery.signIn("wrong").status
                #expect(status == .unauthorized)
            }
            let answer = try await gallery.signIn(password)
            #expect(answer.status == .tooManyRequests, "also the right one is not looked at")
            #expect(String(buffer: answer.body).contains("too many wrong attempts. Try again in"))
            #expect(try await gallery.get("/link/\(link)").status == .tooManyRequests)
            // A proxy forwards many clients. Only the last entry is its own.
            let other = try await gallery.signIn(password, headers: [Self.forwarded: "127.0.0.1, 198.51.100.7"])
            #expect(other.status == .noContent)
        }
    }

    private static let forwarded = HTTPField.Name("X-Forwarded-For")!

    @Test func waitingForgivesWrongAttempts() {
        let time = Mutex(ContinuousClock.now)
        let access = Access(password: password, link: nil, clock: { time.withLock(\.self) })
        let client = IPAddress("198.51.100.7")
        for _ in 0..<5 { #expect(access.begin(.password("wrong"), from: client) == .wrong) }
        #expect(access.begin(.password(password), from: client) == .tooMany(wait: .seconds(30)))
        #expect(access.begin(.password("wrong"), from: IPAddress("198.51.100.8")) == .wrong)
        time.withLock { $0 += .seconds(30) }
        #expect(access.begin(.password("wrong"), from: client) == .wrong)
        #expect(access.begin(.password("wrong"), from: client) == .tooMany(wait: .seconds(30)))
        time.withLock { $0 += .seconds(30) }
        guard case .session(let session) = access.begin(.password(password), from: client) else {
            Issue.record("the right password is refused")
            return
        }
        #expect(access.isOpen(session))
        time.withLock { $0 += Sessions.duration }
        #expect(!access.isOpen(session), "sessions end")
    }

    @Test func manyAddressesAreLimitedTogether() {
        let now = ContinuousClock.now
        let access = Access(password: password, link: nil, clock: { now })
        var answers: [Access.Answer] = []
        for number in 0..<120 { answers.append(access.begin(.password("x"), from: IPAddress("198.51.100.\(number)"))) }
        #expect(answers.filter { $0 == .wrong }.count == 100)
        // All IPv6 addresses of a network count as one client.
        let home = Access(password: password, link: nil, clock: { now })
        for number in 0..<5 { #expect(home.begin(.password("x"), from: IPAddress("2001:db8::\(number)")) == .wrong) }
        #expect(home.begin(.password("x"), from: IPAddress("2001:db8::f")) == .tooMany(wait: .seconds(30)))
    }

    @Test func anotherLinkRevokesTheFormer() throws {
        let folder = try TestFolder()
        let store = LinkStore(folder: folder.base)
        let first = try store.token(for: "/a", isNew: false)
        #expect(try store.token(for: "/a", isNew: false) == first)
        #expect(try store.token(for: "/b", isNew: false) != first)
        let second = try store.token(for: "/a", isNew: true)
        #expect(second != first && second.count == 64)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.base + "/links")
        for name in names {
            let mode = try FileManager.default.attributesOfItem(atPath: "\(folder.base)/links/\(name)")[
                .posixPermissions]
            #expect(mode as? Int == 0o600, "nobody else may read it")
        }
    }
}

extension TestGallery {
    func signIn(_ password: String, headers: HTTPFields = [:]) async throws -> TestResponse {
        let body = String(decoding: try JSONEncoder().encode(["password": password]), as: UTF8.self)
        return try await client.execute(
            uri: "/api/sign-in", method: .post, headers: headers, body: ByteBuffer(string: body))
    }
}
