import HTTPTypes
import Hummingbird

/// The routes for the collection as a whole, and for the photos near the viewport.
struct CollectionRoutes {
    let source: any PhotoSource

    func add(to router: Router<GalleryContext>) {
        router.get("/api/collection") { request, _ in try collection(request) }
        router.get("/api/shapes") { request, _ in try binary(request) { $0.shapes } }
        router.get("/api/caption-lengths") { request, _ in try binary(request) { $0.captionLengths } }
        router.get("/api/ids") { request, _ in
            try binary(request) { PackedNumbers.bytes($0.ids.map { UInt32(truncatingIfNeeded: $0) }) }
        }
        router.get("/api/photos") { request, _ in try photos(request) }
        router.get("/api/position") { request, _ in try position(request) }
        router.get("/api/status") { _, _ in try Response.json(source.status) }
    }

    private struct Collection: Encodable {
        var title: String
        var group: String
        var revision: Int
        var count: Int
        var videos: Int
        var anniversaries: Int
        var skipped: Int
        /// The number of hidden photos, if there are no others.
        var hidden: Int?
        var sections: [PhotoSection]
        var months: [MonthMark]
        var synthetic: Bool
    }

    private func collection(_ request: Request) throws -> Response {
        let arrangement = try arrangement(of: request)
        let query = try query(of: request)
        var hidden: Int?
        if arrangement.count == 0, query.shelf == .all, query.words.isEmpty, query.folder.isEmpty {
            hidden = try source.arrangement(PhotoQuery(shelf: .hidden)).count
        }
        let grouping = (arrangement.isReading ? query.withoutDates : query).grouping
        return try .json(
            Collection(
                title: source.title, group: grouping.rawValue, revision: arrangement.revision,
                count: arrangement.count, videos: arrangement.videoCount, anniversaries: arrangement.anniversaryCount,
                skipped: source.status.skipped.count, hidden: hidden, sections: arrangement.sections,
                months: arrangement.months, synthetic: source.isSynthetic))
    }

    private struct Page: Encodable {
        var from: Int
        var photos: [Photo]
    }

    private func photos(_ request: Request) throws -> Response {
        let from = try number("from", of: request, in: 0...Int(Int32.max))
        let count = try number("count", of: request, in: 1...500)
        let arrangement = try arrangement(of: request)
        var response = try Response.json(Page(from: from, photos: arrangement.photos(in: from..<from + count)))
        response.headers[.galleryRevision] = String(arrangement.revision)
        return response
    }

    private func position(_ request: Request) throws -> Response {
        let arrangement = try arrangement(of: request)
        guard let id = request.uri.queryParameters["id"].flatMap({ Int64($0) }) else {
            throw RequestError.badRequest("\"id\" must be the number of a photo.")
        }
        guard let index = arrangement.index(of: id) else {
            throw RequestError.notFound("There is no photo \(id).")
        }
        return try .json(["index": index])
    }

    private func binary(_ request: Request, _ bytes: (any PhotoArrangement) -> [UInt8]) throws -> Response {
        let arrangement = try arrangement(of: request)
        var response = Response.bytes(
            bytes(arrangement), type: "application/octet-stream", caching: .revalidate)
        response.headers[.galleryRevision] = String(arrangement.revision)
        return response
    }

    /// Returns the current photos. If the request names a revision, it must be the current one.
    private func arrangement(of request: Request) throws -> any PhotoArrangement {
        let arrangement = try source.arrangement(try query(of: request))
        if let requested = request.uri.queryParameters["revision"], requested != String(arrangement.revision) {
            throw RequestError(
                status: .conflict, message: "The photos have changed since. Ask for the collection again.")
        }
        return arrangement
    }

    private func query(of request: Request) throws -> PhotoQuery {
        PhotoQuery(
            grouping: try choice("group", of: request) ?? .folder, sort: try choice("sort", of: request),
            words: String(request.uri.queryParameters["words"]?.prefix(200) ?? ""),
            shelf: try choice("shelf", of: request) ?? .all,
            folder: String(request.uri.queryParameters["folder"]?.prefix(4096) ?? ""), today: try today(of: request))
    }

    private func today(of request: Request) throws -> CalendarDay? {
        guard let text = request.uri.queryParameters["today"] else { return nil }
        guard let day = CalendarDay(isoDate: text) else {
            throw RequestError.badRequest("\"today\" must be a date such as 2024-06-01, not \"\(text)\".")
        }
        return day
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, of request: Request
    ) throws -> Choice? {
        guard let text = request.uri.queryParameters[name[...]] else { return nil }
        guard let choice = Choice(rawValue: String(text)) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw RequestError.badRequest("\"\(name)\" must be one of \(names), not \"\(text)\".")
        }
        return choice
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

extension HTTPField.Name {
    /// The header with the revision that an answer belongs to.
    static var galleryRevision: HTTPField.Name { HTTPField.Name("Gallery-Revision")! }
}
