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

/// Refuses requests that reached this machine under some name that is not its own.
struct HostMiddleware<Context: RequestContext>: RouterMiddleware {
    let host: ServedHost

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, host.isOwn(authority: authority) else {
            throw RequestError(
                status: .misdirectedRequest,
                message: """
                    This gallery answers only under the names and addresses of its own machine. Start it with \
                    --allow-host to have it answer under another one.
                    """)
        }
        return try await next(request, context)
    }
}
