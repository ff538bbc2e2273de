import Hummingbird

/// The routes of pictures, by id and size. No path ever comes from a request.
struct PictureRoutes {
    let source: any PhotoSource

    func add(to router: Router<GalleryContext>) {
        router.get("/thumbnails/{id}/{width}") { request, context in
            guard let width = context.parameters.get("width", as: Int.self).flatMap(Rendition.Width.init) else {
                throw RequestError.notFound("Thumbnails are 320, 640 or 1280 pixels wide.")
            }
            return try await picture(.thumbnail(width), request, context)
        }
        router.get("/photos/{id}") { request, context in
            try await picture(request.uri.queryParameters["download"] == nil ? .original : .file, request, context)
        }
        router.get("/photos/{id}/motion") { request, context in
            try await picture(.motion, request, context)
        }
        router.get("/tiles/{id}/{level}/{x}/{y}") { request, context in
            let numbers = ["level", "x", "y"].compactMap { context.parameters.get($0, as: Int.self) }
            guard numbers.count == 3 else {
                throw RequestError.notFound("Tiles are numbered by level, column and row.")
            }
            return try await picture(.tile(Tile(level: numbers[0], x: numbers[1], y: numbers[2])), request, context)
        }
        router.get("/api/photos/{id}") { _, context in
            let id = try id(in: context)
            return try Response.json(
                try await asking(id) { () throws(PictureError) in try await source.details(of: id) })
        }
    }

    private func picture(_ rendition: Rendition, _ request: Request, _ context: GalleryContext) async throws
        -> Response
    {
        let id = try id(in: context)
        let picture = try await asking(id) { () throws(PictureError) in try await source.picture(of: id, rendition) }
        // The file may have changed since the page got this address. The picture has another version then.
        let isAsked = request.uri.queryParameters["v"].map { $0 == picture.version } ?? false
        let caching: Caching = isAsked ? .forever : .revalidate
        var response: Response =
            switch picture.content {
            case .bytes(let bytes): .bytes(bytes, type: picture.mediaType, caching: caching)
            case .file(let file):
                .file(file, type: picture.mediaType, version: picture.version, caching: caching, for: request)
            }
        if rendition == .file, let name = picture.name {
            response.headers[.contentDisposition] = ContentDisposition.attachment(named: name)
        }
        return response
    }

    private func id(in context: GalleryContext) throws -> Photo.ID {
        guard let id = context.parameters.get("id", as: Int64.self) else {
            throw RequestError.notFound("There is no such photo.")
        }
        return id
    }

    /// Converts the reason why there is no picture to an answer.
    private func asking<Value>(_ id: Photo.ID, _ ask: () async throws(PictureError) -> Value) async throws -> Value {
        do throws(PictureError) { return try await ask() } catch {
            switch error {
            case .unknown: throw RequestError.notFound("There is no photo \(id).")
            case .gone: throw RequestError.notFound("The file of photo \(id) is gone or cannot be read any more.")
            case .undecodable(let reason):
                throw RequestError(status: .unprocessableContent, message: "The file of photo \(id) \(reason).")
            case .changed:
                throw RequestError(
                    status: .conflict, message: "The file of photo \(id) is being changed. Try again.")
            case .unavailable(let reason):
                throw RequestError(status: .serviceUnavailable, message: "The file of photo \(id) \(reason).")
            case .unwritable(let message):
                throw RequestError(
                    status: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"), message: message)
            }
        }
    }
}
