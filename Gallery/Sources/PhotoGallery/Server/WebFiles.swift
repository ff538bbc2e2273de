import Foundation
import Hummingbird

/// The page and its scripts, in the project's folders. They are read for every request, so that edits show on reload.
public struct WebFiles: Sendable {
    let pageFolder: String
    let scriptFolder: String
    /// The folder of the page's texts, one file per language.
    var languageFolder: String { pageFolder + "/Languages" }

    /// - Parameter project: the folder that contains `Gallery/Page` and `Web/Public`.
    public init(project: String) {
        pageFolder = project + "/Gallery/Page"
        scriptFolder = project + "/Web/Public"
    }

    /// Finds the project that a program was built in, upward from the program's folder.
    public static func project(around program: String) -> String? {
        var folder = realPath(program) ?? program
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if access(folder + "/Gallery/Page/index.html", R_OK) == 0 { return folder }
        }
        return nil
    }

    /// The paths of missing files without which the page does not work.
    public var missing: [String] {
        let scripts = ["collection-view.js", "contract.js", "collection-layout.wasm", "collection-everything.wasm"]
        return ([pageFolder + "/index.html"] + scripts.map { "\(scriptFolder)/\($0)" })
            .filter { access($0, R_OK) != 0 }
    }

    func page(_ request: Request) throws -> Response {
        try response(pageFolder + "/index.html", "text/html; charset=utf-8", request)
    }

    /// Returns the page that asks for the password.
    func signInPage() throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: pageFolder + "/sign-in.html")))
    }

    /// Returns an asset. Only plain names with a known extension have addresses, and no other file in or outside of the
    /// folders.
    func asset(_ name: String, _ request: Request) throws -> Response {
        let isPlain = name.first != "." && name.utf8.allSatisfy { "-._".utf8.contains($0) || Self.isAlphanumeric($0) }
        guard isPlain, let dot = name.lastIndex(of: "."), let type = Self.types[String(name[dot...])] else {
            throw HTTPError(.notFound)
        }
        for folder in [pageFolder, scriptFolder, languageFolder] where access("\(folder)/\(name)", R_OK) == 0 {
            return try response("\(folder)/\(name)", type, request)
        }
        throw HTTPError(.notFound)
    }

    private func response(_ path: String, _ type: String, _ request: Request) throws -> Response {
        var status = stat()
        guard stat(path, &status) == 0 else { throw HTTPError(.notFound) }
        let tag = "\"\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)-\(status.st_size)\""
        if request.headers[.ifNoneMatch] == tag {
            return Response(status: .notModified, headers: [.eTag: tag, .cacheControl: Caching.revalidate.rawValue])
        }
        var response = Response.bytes(
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), type: type, caching: .revalidate)
        response.headers[.eTag] = tag
        return response
    }

    private static let types = [
        ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
        ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
    ]

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
