import HTTPTypes
import Hummingbird

/// Tells browsers to load nothing but the gallery's own files, and to take every answer for what it says it is.
struct SecurityMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] = Self.policy
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[Self.referrerPolicy] = "no-referrer"
        response.headers[Self.resourcePolicy] = "same-origin"
        return response
    }

    // 'wasm-unsafe-eval' permits compiling WebAssembly and nothing else.
    private static var policy: String {
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }

    private static var referrerPolicy: HTTPField.Name { HTTPField.Name("Referrer-Policy")! }
    private static var resourcePolicy: HTTPField.Name { HTTPField.Name("Cross-Origin-Resource-Policy")! }
}

/// Refuses requests that reached a loopback address under some other name.
///
/// A hostile page can make its own host name point to 127.0.0.1 (DNS rebinding) and would then be of the same origin as
/// the gallery; the `Host` header gives it away.
struct LoopbackHostMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, Self.isLoopback(authority) else {
            throw RequestError(
                status: .misdirectedRequest, message: "This gallery answers only at 127.0.0.1 and localhost.")
        }
        return try await next(request, context)
    }

    static func isLoopback(_ authority: String) -> Bool {
        var host = authority.lowercased()[...]
        if let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber) {
            host = host[..<colon]
        }
        return ["127.0.0.1", "localhost", "[::1]"].contains(String(host))
    }
}
