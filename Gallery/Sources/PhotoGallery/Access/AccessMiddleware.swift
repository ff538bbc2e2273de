import HTTPTypes
import Hummingbird

/// Shows everything to those who are signed in, and to all others the page that asks for the password.
struct AccessMiddleware: RouterMiddleware {
    let access: Access
    let files: WebFiles

    func handle(
        _ request: Request, context: GalleryContext, next: (Request, GalleryContext) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        // Assets are the same in every gallery, and tell nothing of its photos.
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

/// The cookie by which a browser is known that has signed in.
enum SessionCookie {
    /// Cookies do not tell apart the ports of a host, at which there may be several galleries.
    private static func name(in request: Request) -> String {
        let port = request.head.authority?.split(separator: ":").last.flatMap { Int($0) }
        return port.map { "gallery-\($0)" } ?? "gallery"
    }

    static func value(in request: Request) -> String? { request.cookies[name(in: request)]?.value }

    /// No script can read it, and it is not sent with requests that other sites' pages make. Links lead into the gallery.
    static func header(_ session: String, for request: Request) -> String {
        let seconds = Sessions.duration.components.seconds
        // A proxy tells so.
        let isEncrypted = request.headers[HTTPField.Name("X-Forwarded-Proto")!] == "https"
        return "\(name(in: request))=\(session); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(seconds)"
            + (isEncrypted ? "; Secure" : "")
    }
}
