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
    private let folder: PhotoFolder
    private let catalog: Catalog
    private let indices: [Int64: Int]
    private let orders: [Grouping: FolderOrder]
    private let report: Report

    private struct Learned {
        var colors: [Int64: UInt32] = [:]
        var problems: [Int64: PhotoProblem] = [:]
        var skipped: [SkippedFile]
        var thumbnailsDone = 0
    }

    private let learned: Mutex<Learned>

    /// Scans a folder: only files that are new or changed since the last time are opened.
    /// - Parameters:
    ///   - cacheLimit: the most bytes that the thumbnails of all folders together may take.
    ///   - progress: receives the number of files read and to be read; is not called when none has to be.
    public init(
        _ folder: PhotoFolder, cache: CacheFolder, cacheLimit: Int64,
        progress: @Sendable (Int, Int) -> Void = { _, _ in },
        report: @escaping Report = { _ in }
    ) async throws {
        try PhotoLibraries.start()
        self.folder = folder
        self.report = report
        title = folder.name
        catalog = try Catalog(path: cache.catalogPath(of: folder))
        async let store = ThumbnailStore(path: cache.thumbnailsPath, limit: cacheLimit)
        let outcome = try await FolderScan(folder: folder, catalog: catalog).run(progress: progress)
        entries = FolderOrder.sortedByFolder(outcome.photos)
        orders = [
            .folder: FolderOrder(byFolder: entries, rootTitle: folder.name), .month: FolderOrder(byMonth: entries),
        ]
        indices = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) })
        let skipped = outcome.skipped.sorted {
            NaturalOrder.key(of: $0.name).lexicographicallyPrecedes(NaturalOrder.key(of: $1.name))
        }
        learned = Mutex(Learned(skipped: skipped))
        thumbnails = ThumbnailMaker(folder: folder, folderKey: cache.key(of: folder), store: try await store)
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
        let colors = learned.withLock { learned in chosen.map { learned.colors[$0.id] ?? $0.color } }
        return zip(chosen, colors).map { Photo($0, color: $1) }
    }

    public func index(of id: Photo.ID, by grouping: Grouping) -> Int? {
        guard let index = indices[id], let order = orders[grouping] else { return nil }
        return Int(order.places[index])
    }

    public func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture {
        guard let index = indices[id] else { throw .unknown }
        let entry = entries[index]
        if let problem = learned.withLock({ $0.problems[id] }) { throw .undecodable(problem.reason) }
        switch rendition {
        case .thumbnail(let width):
            return try await thumbnail(of: entry, ThumbnailBatch(containing: width), width: width.rawValue)
        case .original:
            guard let mediaType = entry.facts?.format.browserMediaType else {
                return try await thumbnail(of: entry, .full, width: ThumbnailBatch.full.widths[0])
            }
            guard let path = folder.resolve(entry.file.path) else { throw .gone }
            return Picture(content: .file(path), mediaType: mediaType)
        }
    }

    public var status: GalleryStatus {
        learned.withLock { learned in
            GalleryStatus(
                thumbnails: .init(done: learned.thumbnailsDone, total: entries.count), skipped: learned.skipped)
        }
    }

    private func thumbnail(
        of entry: CatalogEntry, _ batch: ThumbnailBatch, width: Int
    ) async throws(PictureError) -> Picture {
        do throws(PictureError) {
            let bytes = try await thumbnails.thumbnail(of: entry, batch, width: width) { learn(color: $0, of: entry) }
            return Picture(content: .bytes(bytes), mediaType: "image/webp")
        } catch {
            learn(error, of: entry)
            throw error
        }
    }
}

extension FolderPhotos {
    func learn(color: UInt32, of entry: CatalogEntry) {
        let isNew = learned.withLock { $0.colors.updateValue(color, forKey: entry.id) == nil }
        // A color that cannot be written is learned again some other time.
        if isNew, entry.color != color { try? catalog.setColor(color, of: entry) }
    }

    func learn(_ error: PictureError, of entry: CatalogEntry) {
        guard case .undecodable(let reason) = error else { return }
        let problem = PhotoProblem(reason: reason)
        let file = SkippedFile(name: entry.file.path.string, reason: reason)
        let isNew = learned.withLock { learned in
            guard learned.problems.updateValue(problem, forKey: entry.id) == nil else { return false }
            learned.skipped.append(file)
            return true
        }
        guard isNew else { return }
        report(file)
        try? catalog.setProblem(problem, of: entry)
    }

    /// Counts photos whose thumbnails are there, or never will be.
    func setThumbnailsDone(_ count: Int) { learned.withLock { $0.thumbnailsDone = count } }
}

extension Photo {
    fileprivate init(_ entry: CatalogEntry, color: UInt32?) {
        self.init(
            id: entry.id, name: String(entry.file.path.name), width: entry.facts?.width ?? 0,
            height: entry.facts?.height ?? 0, caption: entry.facts?.metadata.caption,
            author: entry.facts?.metadata.author, taken: entry.facts?.metadata.taken, color: color.map(CSSColor.hex),
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
