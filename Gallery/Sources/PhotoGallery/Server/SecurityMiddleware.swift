import HTTPTypes
import Hummingbird

/// Tells browsers to load only the gallery's own files, and not to guess the types of answers.
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

/// Rejects requests that were sent to a name that is not this machine's.
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

/// Rejects requests from other sites' pages that would change something.
struct SameOriginMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // Browsers send the origin with every such request. A program that sends none is not controlled by a page.
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
