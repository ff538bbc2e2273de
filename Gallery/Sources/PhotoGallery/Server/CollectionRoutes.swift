import Hummingbird

/// What the page needs to know of the collection as a whole, and of the photos near the viewport.
struct CollectionRoutes {
    let source: any PhotoSource

    func add(to router: Router<BasicRequestContext>) {
        router.get("/api/collection") { request, _ in try collection(request) }
        router.get("/api/shapes") { request, _ in binary(source.shapes(by: try grouping(of: request))) }
        router.get("/api/caption-lengths") { request, _ in binary(source.captionLengths(by: try grouping(of: request)))
        }
        router.get("/api/photos") { request, _ in try photos(request) }
        router.get("/api/position") { request, _ in try position(request) }
        router.get("/api/status") { _, _ in try Response.json(source.status) }
    }

    private struct Collection: Encodable {
        var title: String
        var group: String
        var count: Int
        var skipped: Int
        var sections: [PhotoSection]
        var synthetic: Bool
    }

    private func collection(_ request: Request) throws -> Response {
        let grouping = try grouping(of: request)
        let sections = source.sections(by: grouping)
        return try .json(
            Collection(
                title: source.title, group: grouping.rawValue, count: sections.reduce(0) { $0 + $1.count },
                skipped: source.status.skipped.count, sections: sections, synthetic: source.isSynthetic))
    }

    private struct Page: Encodable {
        var from: Int
        var photos: [Photo]
    }

    private func photos(_ request: Request) throws -> Response {
        let grouping = try grouping(of: request)
        let from = try number("from", of: request, in: 0...Int(Int32.max))
        let count = try number("count", of: request, in: 1...500)
        return try .json(Page(from: from, photos: source.photos(by: grouping, in: from..<from + count)))
    }

    private func position(_ request: Request) throws -> Response {
        let grouping = try grouping(of: request)
        guard let id = request.uri.queryParameters["id"].flatMap({ Int64($0) }) else {
            throw RequestError.badRequest("\"id\" must be the number of a photo.")
        }
        guard let index = source.index(of: id, by: grouping) else {
            throw RequestError.notFound("There is no photo \(id).")
        }
        return try .json(["index": index])
    }

    private func binary(_ bytes: [UInt8]) -> Response {
        .bytes(bytes, type: "application/octet-stream", caching: .revalidate)
    }

    private func grouping(of request: Request) throws -> Grouping {
        guard let name = request.uri.queryParameters["group"] else { return .folder }
        guard let grouping = Grouping(rawValue: String(name)) else {
            throw RequestError.badRequest("\"group\" must be \"folder\" or \"month\", not \"\(name)\".")
        }
        return grouping
    }

    private func number(_ name: String, of request: Request, in range: ClosedRange<Int>) throws -> Int {
        let text = request.uri.queryParameters[name[...]]
        guard let number = text.flatMap({ Int($0) }), range.contains(number) else {
            throw RequestError.badRequest(
                "\"\(name)\" must be a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}
