import HTTPTypes
import Hummingbird

/// Lets signed-in browsers through, and answers all others with the page that asks for the password.
struct AccessMiddleware: RouterMiddleware {
    let access: Access
    let files: WebFiles

    func handle(
        _ request: Request, context: GalleryContext, next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        // Assets are the same in every gallery, and reveal nothing about its photos.
        let isForEverybody = path.hasPrefix("/assets/") || AccessRoutes.paths.contains { path.hasPrefix($0) }
        if isForEverybody || SessionCookie.value(in: request).map(access.isOpen) == true {
            return try await next(request, context)
        }
        guard path == "/", [.get, .head].contains(request.method) else {
            throw RequestError(status: .unauthorized, message: "Sign in first: open the gallery’s page.")
        }
        var response = Response.bytes(
            try files.signInPage(), type: "text/html; charset=utf-8", caching: .never, status: .unauthorized)
        if request.method == .head { response.body = .init() }
        return response
    }
}

/// The cookie that identifies a signed-in browser.
enum SessionCookie {
    /// The port is part of the name, because cookies are shared by all ports of a host, which may have several
    /// galleries.
    private static func name(in request: Request) -> String {
        let port = request.head.authority?.split(separator: ":").last.flatMap { Int($0) }
        return port.map { "gallery-\($0)" } ?? "gallery"
    }

    static func value(in request: Request) -> String? { request.cookies[name(in: request)]?.value }

    /// Returns the cookie's header. No script can read the cookie, and requests from other sites' pages do not send it.
    /// `Lax`, because links from other sites must work.
    static func header(_ session: String, for request: Request) -> String {
        let seconds = Sessions.duration.components.seconds
        // A proxy sets this header.
        let isEncrypted = request.headers[HTTPField.Name("X-Forwarded-Proto")!] == "https"
        return "\(name(in: request))=\(session); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(seconds)"
            + (isEncrypted ? "; Secure" : "")
    }
}
