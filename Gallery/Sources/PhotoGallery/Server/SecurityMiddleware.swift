import HTTPTypes
import Hummingbird

/// Tells browsers to load nothing but the gallery's own files, and to take every answer for what it says it is.
struct SecurityMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] = PagePolicy.ofAnswers
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[Self.referrerPolicy] = "same-origin"
        response.headers[Self.resourcePolicy] = "same-origin"
        return response
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

/// Refuses requests of other sites' pages that would change something.
struct SameOriginMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // Browsers tell the origin with every such request, and programs that tell none are not led by a page.
        if ![.get, .head].contains(request.method), let origin = request.headers[.origin] {
            let isOwn = request.head.authority.map { origin == "http://\($0)" || origin == "https://\($0)" } ?? false
            guard isOwn else {
                throw RequestError(
                    status: .forbidden, message: "Only the gallery's own page may ask for this.")
            }
        }
        return try await next(request, context)
    }
}
