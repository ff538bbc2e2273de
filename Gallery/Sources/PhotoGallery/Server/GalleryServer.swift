import Hummingbird
import Logging
import NIOCore

/// A server that shows one source of photos over HTTP.
public struct GalleryServer: Sendable {
    let source: any PhotoSource
    let files: WebFiles
    let host: ServedHost
    let access: Access?

    /// - Parameter access: the access to the photos; `nil` if everybody who reaches the server may see them.
    public init(source: any PhotoSource, files: WebFiles, host: ServedHost, access: Access? = nil) {
        self.source = source
        self.files = files
        self.host = host
        self.access = access
    }

    /// The time after which an idle connection is closed: one without a complete request, or whose client takes no
    /// data.
    static let idleTimeout = TimeAmount.seconds(60)

    /// - Parameters:
    ///   - port: 0 lets the system choose.
    ///   - running: called with the actual port when the server accepts requests.
    public func application(
        port: Int, running: @escaping @Sendable (Int) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        var logger = Logger(label: "gallery", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .error
        return Application(
            router: router(),
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [StalledAnswerHandler(timeout: Self.idleTimeout)],
                    idleTimeout: Self.idleTimeout)),
            configuration: ApplicationConfiguration(address: .hostname(host.host, port: port)),
            onServerRunning: { channel in await running(channel.localAddress?.port ?? port) }, logger: logger)
    }

    private func router() -> Router<GalleryContext> {
        let router = Router(context: GalleryContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: SecurityMiddleware())
        router.add(middleware: ErrorMiddleware())
        router.add(middleware: HostMiddleware(host: host))
        router.add(middleware: SameOriginMiddleware())
        if let access {
            router.add(middleware: AccessMiddleware(access: access, files: files))
            AccessRoutes(access: access).add(to: router)
        }
        let files = files
        router.get("/") { request, _ in try files.page(request) }
        router.get("/assets/{name}") { request, context in
            try files.asset(try context.parameters.require("name"), request)
        }
        ChangeRoutes(source: source).add(to: router)
        CollectionRoutes(source: source).add(to: router)
        ChoiceRoutes(source: source).add(to: router)
        PictureRoutes(source: source).add(to: router)
        return router
    }
}
