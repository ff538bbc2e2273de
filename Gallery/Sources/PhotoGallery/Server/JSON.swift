import Foundation
import Hummingbird

extension Response {
    /// JSON that browsers ask for anew every time.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return bytes([UInt8](try encoder.encode(value)), type: "application/json", caching: .revalidate, status: status)
    }

    static func bytes(
        _ bytes: [UInt8], type: String, caching: Caching, status: HTTPResponse.Status = .ok
    ) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: caching.rawValue],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

/// How long a browser may keep an answer.
enum Caching: String {
    case revalidate = "no-cache"
    /// The address changes whenever the content does.
    case forever = "private, max-age=31536000, immutable"
}

/// What every error answers: one sentence for people.
struct ErrorBody: Encodable {
    var error: String
}
