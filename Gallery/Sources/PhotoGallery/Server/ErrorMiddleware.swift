import Hummingbird

/// An error with a sentence for the sender of the request.
struct RequestError: Error {
    var status: HTTPResponse.Status
    var message: String
    /// The time after which the sender should try again, in seconds.
    var wait: Int64?

    static func badRequest(_ message: String) -> RequestError { RequestError(status: .badRequest, message: message) }
    static func notFound(_ message: String) -> RequestError { RequestError(status: .notFound, message: message) }
}

/// Answers every error as JSON. Internal errors are logged, not sent.
struct ErrorMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as RequestError {
            var response = try Response.json(ErrorBody(error: error.message), status: error.status)
            response.headers[.retryAfter] = error.wait.map(String.init)
            return response
        } catch let error as any HTTPResponseError {
            let fallback =
                switch error.status {
                case .notFound: "There is nothing at this address."
                case .contentTooLarge: "The request is too large."
                default: error.status.reasonPhrase
                }
            return try .json(ErrorBody(error: (error as? HTTPError)?.body ?? fallback), status: error.status)
        } catch {
            context.logger.error("\(request.method) \(request.uri.path): \(error)")
            let body = ErrorBody(error: "The gallery could not answer. The reason is in the terminal where it runs.")
            return try .json(body, status: .internalServerError)
        }
    }
}
