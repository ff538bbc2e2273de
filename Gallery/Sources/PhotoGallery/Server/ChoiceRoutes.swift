import Foundation
import Hummingbird
import NIOPosix

/// The routes for several photos at once: marking and downloading them.
struct ChoiceRoutes {
    let source: any PhotoSource

    func add(to router: Router<GalleryContext>) {
        router.post("/api/marks") { request, _ in try await mark(request) }
        router.post("/photos.zip") { request, _ in try await archive(request) }
    }

    private struct Marking: Decodable {
        var ids: [Int64]
        var mark: Mark
        var isSet: Bool
    }

    private func mark(_ request: Request) async throws -> Response {
        let body = Data(try await body(of: request))
        guard let marking = try? JSONDecoder().decode(Marking.self, from: body) else {
            throw RequestError.badRequest("Give \"ids\", a \"mark\" (\"favorite\" or \"hidden\") and \"isSet\".")
        }
        do {
            try await source.set(marking.mark, marking.isSet, of: marking.ids)
        } catch let error as MarkError {
            throw RequestError(
                status: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"), message: error.description
            )
        }
        return try .json(["revision": source.revision])
    }

    /// Returns an archive of the files. The request comes from a form, so that the browser saves the archive while it
    /// arrives.
    private func archive(_ request: Request) async throws -> Response {
        let text = String(decoding: try await body(of: request), as: UTF8.self)
        guard text.hasPrefix("ids=") else { throw RequestError.badRequest("Give \"ids\".") }
        let numbers = text.dropFirst(4).replacing("%2C", with: ",").split(separator: ",").map { Int64($0) }
        let ids = numbers.compactMap { $0 }
        guard ids.count == numbers.count else { throw RequestError.badRequest("\"ids\" must be numbers of photos.") }
        let files = source.files(of: ids)
        guard !files.isEmpty else { throw RequestError.notFound("None of these photos exists any more.") }
        var response = Response(
            status: .ok, headers: [.contentType: "application/zip", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                var archive = ZipArchive()
                for file in files {
                    // A file that has been deleted meanwhile is left out.
                    guard let open = file.open() else { continue }
                    let checksum = try await checksum(of: open)
                    let size = UInt64(open.size)
                    let head = archive.begin(file.path, size: size, checksum: checksum, moment: file.moment)
                    try await writer.write(ByteBuffer(bytes: head))
                    var rest = open.size
                    try await pieces(of: open) { piece in
                        rest -= Int64(piece.count)
                        try await writer.write(ByteBuffer(bytes: piece))
                    }
                    // The archive would be damaged. An aborted download is better.
                    guard rest == 0 else { throw HTTPError(.internalServerError) }
                }
                try await writer.write(ByteBuffer(bytes: archive.end()))
                try await writer.finish(nil)
            })
        response.headers[.contentDisposition] = ContentDisposition.attachment(named: "\(source.title).zip")
        return response
    }

    private func checksum(of file: RegularFile) async throws -> UInt32 {
        var checksum: UInt32 = 0
        try await pieces(of: file) { checksum = ZipArchive.checksum(checksum, $0) }
        return checksum
    }

    /// Reads a file in pieces, on threads that may block.
    private func pieces(of file: RegularFile, _ take: ([UInt8]) async throws -> Void) async throws {
        var offset: Int64 = 0
        while offset < file.size {
            let count = Int(min(Self.pieceLength, file.size - offset))
            let piece = try await NIOThreadPool.singleton.runIfActive { [offset] in
                file.read(from: offset, count: count)
            }
            guard !piece.isEmpty else { return }
            offset += Int64(piece.count)
            try await take(piece)
        }
    }

    private static let pieceLength: Int64 = 256 * 1024

    private func body(of request: Request) async throws -> [UInt8] {
        // Enough for a hundred thousand ids.
        let body = try await request.body.collect(upTo: 2 << 20)
        return Array(body.readableBytesView)
    }
}
