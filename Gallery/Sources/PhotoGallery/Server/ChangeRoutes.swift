import Hummingbird
import ServiceLifecycle

/// The routes that report changes to open pages, and that look for changes.
struct ChangeRoutes {
    let source: any PhotoSource

    func add(to router: Router<GalleryContext>) {
        router.get("/api/changes") { _, _ in changes() }
        router.post("/api/rescan") { _, _ in try await rescan() }
    }

    /// Returns server-sent events: the current revision at once, then every change.
    private func changes() -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: Caching.revalidate.rawValue],
            body: ResponseBody { writer in
                let (lines, line) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(64))
                let listening = Task { [source] in
                    let changes = source.changes()
                    line.yield(try event(PhotoChanges(revision: source.revision)))
                    for await change in changes { line.yield(try event(change)) }
                }
                // The heartbeat also finds out when nobody listens any more.
                let beating = Task {
                    while true {
                        try await Task.sleep(for: Self.heartbeat)
                        line.yield(":\n\n")
                    }
                }
                defer {
                    listening.cancel()
                    beating.cancel()
                }
                // On a graceful shutdown, the server waits for answers to end, and this one never would.
                try await withGracefulShutdownHandler {
                    for await line in lines { try await writer.write(ByteBuffer(string: line)) }
                } onGracefulShutdown: {
                    line.finish()
                }
                try await writer.finish(nil)
            })
    }

    private static let heartbeat = Duration.seconds(20)

    private func event(_ changes: PhotoChanges) throws -> String {
        "data: \(String(decoding: try JSONText.bytes(of: changes), as: UTF8.self))\n\n"
    }

    private func rescan() async throws -> Response {
        do {
            return try .json(try await source.rescan())
        } catch {
            throw RequestError(status: .serviceUnavailable, message: "\(error)")
        }
    }
}
