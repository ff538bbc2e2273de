import Foundation
import Synchronization

/// The photos of a folder on disk, as its catalog has them.
///
/// The order is fixed when the folder is opened; colors, and files found to be damaged, are learned while it is shown.
public final class FolderPhotos: PhotoSource {
    public let title: String
    public var isSynthetic: Bool { false }

    /// Called once for each file that turns out to be damaged only when its thumbnail is made.
    public typealias Report = @Sendable (SkippedFile) -> Void

    let entries: [CatalogEntry]
    let thumbnails: ThumbnailMaker
    let decoders: PictureDecoders
    private let folder: PhotoFolder
    private let indices: [Int64: Int]
    private let orders: [Grouping: FolderOrder]
    private let skipped: [SkippedFile]
    private let learned: LearnedFacts
    private let thumbnailsDone = Mutex(0)

    /// Scans a folder: only files that are new or changed since the last time are opened.
    /// - Parameters:
    ///   - cacheLimit: the most bytes that the thumbnails of all folders together may take.
    ///   - decoder: an executable that runs ``DecodingProcess``; by default the program itself.
    ///   - progress: receives the number of files read and to be read; is not called when none has to be.
    public init(
        _ folder: PhotoFolder, cache: CacheFolder, cacheLimit: Int64, decoder: String? = nil,
        progress: @Sendable (Int, Int) -> Void = { _, _ in },
        report: @escaping Report = { _ in }
    ) async throws {
        self.folder = folder
        title = folder.name
        decoders = PictureDecoders(program: decoder ?? PictureDecoders.ownProgram)
        let catalog = try Catalog(path: cache.catalogPath(of: folder))
        learned = LearnedFacts(catalog: catalog, report: report)
        async let store = ThumbnailStore(path: cache.thumbnailsPath, limit: cacheLimit)
        let scan = FolderScan(folder: folder, catalog: catalog, reader: PhotoReader(decoders: decoders))
        let outcome = try await scan.run(progress: progress)
        entries = FolderOrder.sortedByFolder(outcome.photos)
        orders = [
            .folder: FolderOrder(byFolder: entries, rootTitle: folder.name), .month: FolderOrder(byMonth: entries),
        ]
        indices = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) })
        skipped = outcome.skipped.sorted {
            NaturalOrder.key(of: $0.name).lexicographicallyPrecedes(NaturalOrder.key(of: $1.name))
        }
        thumbnails = ThumbnailMaker(folderKey: cache.key(of: folder), store: try await store, decoders: decoders)
    }

    public func sections(by grouping: Grouping) -> [PhotoSection] { orders[grouping]?.sections ?? [] }

    public func shapes(by grouping: Grouping) -> [UInt8] {
        let order = orders[grouping]?.photos ?? []
        return PackedShape.bytes(count: order.count) { place in
            let facts = entries[Int(order[place])].facts
            return PackedShape.pack(width: facts?.width ?? 0, height: facts?.height ?? 0)
        }
    }

    public func captionLengths(by grouping: Grouping) -> [UInt8] {
        (orders[grouping]?.photos ?? []).map { UInt8(min(255, entries[Int($0)].facts?.metadata.caption?.count ?? 0)) }
    }

    public func photos(by grouping: Grouping, in range: Range<Int>) -> [Photo] {
        guard let order = orders[grouping] else { return [] }
        let chosen = order.photos[range.clamped(to: 0..<order.photos.count)].map { entries[Int($0)] }
        return learned.latest(chosen).map(Photo.init)
    }

    public func index(of id: Photo.ID, by grouping: Grouping) -> Int? {
        guard let index = indices[id], let order = orders[grouping] else { return nil }
        return Int(order.places[index])
    }

    public func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture {
        guard let index = indices[id] else { throw .unknown }
        let photo = try await current(entries[index])
        switch rendition {
        case .thumbnail(let width):
            return try await thumbnail(of: photo, ThumbnailBatch(containing: width), width: width.rawValue)
        case .original:
            guard let mediaType = photo.facts.format.browserMediaType else {
                return try await thumbnail(of: photo, .full, width: photo.facts.fullWidth)
            }
            return Picture(content: .file(photo.file), mediaType: mediaType, version: photo.entry.version)
        }
    }

    public var status: GalleryStatus {
        GalleryStatus(
            thumbnails: .init(done: thumbnailsDone.withLock { $0 }, total: entries.count), skipped: skipped,
            damaged: learned.damaged)
    }

    /// Makes the thumbnails that pages of photos need, if they are missing.
    func makeThumbnailsAhead(of entry: CatalogEntry) async throws(PictureError) {
        let photo = try await current(entry)
        try await learning(of: photo) { () throws(PictureError) in
            guard let color = try await thumbnails.makeAhead(.browsing, of: photo) else { return }
            learned.learn(color: color, of: photo.entry)
        }
    }

    /// Counts photos whose thumbnails are there, or never will be.
    func setThumbnailsDone(_ count: Int) { thumbnailsDone.withLock { $0 = count } }

    private func thumbnail(
        of photo: CurrentPhoto, _ batch: ThumbnailBatch, width: Int
    ) async throws(PictureError) -> Picture {
        try await learning(of: photo) { () throws(PictureError) in
            let bytes = try await thumbnails.thumbnail(of: photo, batch, width: width) {
                learned.learn(color: $0, of: photo.entry)
            }
            return Picture(content: .bytes(bytes), mediaType: "image/webp", version: photo.entry.version)
        }
    }

    /// Remembers when a photo turns out to be damaged.
    private func learning<Value>(
        of photo: CurrentPhoto, _ body: () async throws(PictureError) -> Value
    ) async throws(PictureError) -> Value {
        do throws(PictureError) { return try await body() } catch {
            if case .undecodable(let reason) = error { learned.learn(PhotoProblem(reason: reason), of: photo.entry) }
            throw error
        }
    }

    /// Opens a photo's file, and reads it anew when it has changed since it was last looked at.
    private func current(_ scanned: CatalogEntry) async throws(PictureError) -> CurrentPhoto {
        guard let path = folder.resolve(scanned.file.path), let file = try? RegularFile(path) else { throw .gone }
        var entry = learned.latest([scanned])[0]
        if !entry.file.isUnchanged(file) {
            let found = FoundFile(path: scanned.file.path, size: file.size, modified: file.modified)
            let result: Result<PhotoFacts, PhotoProblem>
            do throws(PhotoProblem) { result = .success(try await PhotoReader(decoders: decoders).read(path)) } catch {
                if error.isPassing { throw .unavailable(error.reason) }
                result = .failure(error)
            }
            entry = learned.learn(result, of: found, entry)
        }
        if let problem = entry.problem { throw .undecodable(problem.reason) }
        guard let facts = entry.facts else { throw .gone }
        return CurrentPhoto(entry: entry, facts: facts, path: path, file: file)
    }
}

extension Photo {
    fileprivate init(_ entry: CatalogEntry) {
        self.init(
            id: entry.id, name: String(entry.file.path.name), width: entry.facts?.width ?? 0,
            height: entry.facts?.height ?? 0, caption: entry.facts?.metadata.caption,
            author: entry.facts?.metadata.author, taken: entry.facts?.metadata.taken,
            color: entry.color.map(CSSColor.hex),
            version: entry.version)
    }
}

/// Colors as style sheets write them.
enum CSSColor {
    /// "#rrggbb" of 0xRRGGBB.
    static func hex(_ color: UInt32) -> String {
        let digits = String(color & 0xFFFFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
