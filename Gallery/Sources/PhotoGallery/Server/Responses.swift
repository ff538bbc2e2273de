import Foundation
import Hummingbird
import NIOPosix

extension Response {
    /// Returns JSON that browsers request anew every time.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        bytes(try JSONText.bytes(of: value), type: "application/json", caching: .revalidate, status: status)
    }

    static func bytes(
        _ bytes: [UInt8], type: String, caching: Caching, status: HTTPResponse.Status = .ok
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: caching.rawValue],
            body: body(of: bytes.count) { range in ByteBuffer(bytes: bytes[range]) })
    }

    /// Returns a file, or the part of it that a request asks for, so that players can start anywhere.
    /// - Parameter version: a text that changes with the content, because parts of different versions do not fit
    ///   together.
    static func file(
        _ file: RegularFile, type: String, version: String, caching: Caching, for request: Request
    ) -> Response {
        let tag = "\"\(version)\""
        let size = Int(file.size)
        let isSame = request.headers[.ifRange].map { $0 == tag } ?? true
        var headers: HTTPFields = [
            .contentType: type, .cacheControl: caching.rawValue, .acceptRanges: "bytes", .eTag: tag,
        ]
        // For other methods, such as HEAD, the standard defines no ranges.
        let range = isSame && request.method == .get ? request.headers[.range] : nil
        switch ByteRange(range, size: size) {
        case .whole: return Response(status: .ok, headers: headers, body: body(of: file, 0..<size))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            return Response(status: .partialContent, headers: headers, body: body(of: file, range))
        case .outside:
            headers[.contentRange] = "bytes */\(size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }

    private static func body(of file: RegularFile, _ part: Range<Int>) -> ResponseBody {
        body(of: part.count) { range in
            // Reading blocks a thread. On Swift's own pool, that would delay other requests.
            let bytes = try await NIOThreadPool.singleton.runIfActive {
                file.read(from: Int64(part.lowerBound + range.lowerBound), count: range.count)
            }
            guard bytes.count == range.count else { throw HTTPError(.internalServerError) }
            return ByteBuffer(bytes: bytes)
        }
    }

    /// Sends a body in pieces, so that a client that stops taking data is noticed.
    private static func body(
        of count: Int, _ read: @escaping @Sendable (Range<Int>) async throws -> ByteBuffer
    ) -> ResponseBody {
        ResponseBody(contentLength: count) { writer in
            for start in stride(from: 0, to: count, by: pieceLength) {
                try await writer.write(try await read(start..<min(start + pieceLength, count)))
            }
            try await writer.finish(nil)
        }
    }

    private static let pieceLength = 128 * 1024
}

/// The caching of an answer by browsers.
enum Caching: String {
    case revalidate = "no-cache"
    case never = "no-store"
    /// The address changes whenever the content does.
    case forever = "private, max-age=31536000, immutable"
}

/// The body of every error: one sentence for people.
struct ErrorBody: Encodable {
    var error: String
}
