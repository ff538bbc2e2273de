import Foundation
import HTTPTypes
import Hummingbird

/// The routes that sign in, by password or by link.
struct AccessRoutes {
    let access: Access

    static let paths = ["/api/sign-in", "/link/"]

    func add(to router: Router<GalleryContext>) {
        router.post("/api/sign-in") { request, context in try await signIn(request, context) }
        router.get("/link/{token}") { request, context in
            var response = try answer(
                .link(try context.parameters.require("token")), request, context,
                wrong: "This link is not valid any more. Ask for the new one.")
            response.status = .seeOther
            response.headers[.location] = "/"
            return response
        }
    }

    private struct Password: Decodable { var password: String }

    private func signIn(_ request: Request, _ context: GalleryContext) async throws -> Response {
        let body = try await request.body.collect(upTo: 4096)
        guard let given = try? JSONDecoder().decode(Password.self, from: Data(body.readableBytesView)) else {
            throw RequestError.badRequest("Give a \"password\".")
        }
        guard access.hasPassword else {
            throw RequestError.notFound("This gallery has no password. Open it by its link.")
        }
        return try answer(.password(given.password), request, context, wrong: "The password is wrong.")
    }

    private func answer(
        _ attempt: Access.Attempt, _ request: Request, _ context: GalleryContext, wrong: String
    ) throws -> Response {
        switch access.begin(attempt, from: client(request, context)) {
        case .session(let session):
            return Response(
                status: .noContent,
                headers: [
                    .setCookie: SessionCookie.header(session, for: request), .cacheControl: Caching.never.rawValue,
                ])
        case .wrong: throw RequestError(status: .unauthorized, message: wrong)
        case .tooMany(let wait):
            let seconds = max(1, wait.components.seconds + 1)
            throw RequestError(
                status: .tooManyRequests,
                message: "There were too many wrong attempts. Try again in \(seconds) seconds.", wait: seconds)
        }
    }

    /// Returns the address that a request comes from. A proxy on this machine appends its client as the last entry of
    /// the header.
    private func client(_ request: Request, _ context: GalleryContext) -> IPAddress? {
        let peer = context.remoteAddress?.ipAddress.flatMap(IPAddress.init)
        guard peer?.isLoopback == true, let list = request.headers[HTTPField.Name("X-Forwarded-For")!] else {
            return peer
        }
        let last = list.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
        return last.flatMap(IPAddress.init) ?? peer
    }
}
