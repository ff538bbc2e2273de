import Hummingbird
import Logging

/// Shows one source of photos over HTTP.
public struct GalleryServer: Sendable {
    let source: any PhotoSource
    let files: WebFiles
    let host: String

    public init(source: any PhotoSource, files: WebFiles, host: String) {
        self.source = source
        self.files = files
        self.host = host
    }

    /// Whether only programs on this machine can reach a server at a host.
    public static func isLoopback(_ host: String) -> Bool {
        ["127.0.0.1", "localhost", "::1"].contains(host.lowercased())
    }

    /// - Parameters:
    ///   - port: 0 lets the system choose.
    ///   - running: called with the real port once requests are taken.
    public func application(
        port: Int, running: @escaping @Sendable (Int) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        var logger = Logger(label: "gallery", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .error
        return Application(
            router: router(), configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in await running(channel.localAddress?.port ?? port) }, logger: logger)
    }

    private func router() -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: SecurityMiddleware())
        router.add(middleware: ErrorMiddleware())
        if Self.isLoopback(host) { router.add(middleware: LoopbackHostMiddleware()) }
        let files = files
        router.get("/") { request, _ in try files.page(request) }
        router.get("/assets/{name}") { request, context in
            try files.asset(try context.parameters.require("name"), request)
        }
        CollectionRoutes(source: source).add(to: router)
        PictureRoutes(source: source).add(to: router)
        return router
    }
}
