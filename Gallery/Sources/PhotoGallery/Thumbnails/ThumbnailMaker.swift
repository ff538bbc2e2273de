import Foundation
import NIOPosix

/// Makes the thumbnails of one photo folder: never one twice at the same time, never more than a few at once.
actor ThumbnailMaker {
    private struct Job: Hashable {
        var id: Int64
        var batch: ThumbnailBatch
    }

    nonisolated let store: ThumbnailStore
    /// The number of decodes at once. Each uses one core and some tens of megabytes.
    nonisolated let concurrency = ProcessInfo.processInfo.activeProcessorCount == 1 ? 2 : 3

    private let folder: PhotoFolder
    private let folderKey: String
    private let slots: DecodeSlots
    // Decoding blocks: on the threads of Swift's own pool it would keep requests waiting.
    private let threads: NIOThreadPool
    private var running: [Job: Task<Result<UInt32, PictureError>, Never>] = [:]

    init(folder: PhotoFolder, folderKey: String, store: ThumbnailStore) {
        self.folder = folder
        self.folderKey = folderKey
        self.store = store
        slots = DecodeSlots(count: concurrency)
        threads = NIOThreadPool(numberOfThreads: concurrency)
        threads.start()
    }

    deinit { threads.shutdownGracefully { _ in } }

    /// Whether a photo has everything in a batch.
    nonisolated func has(_ batch: ThumbnailBatch, of entry: CatalogEntry) -> Bool {
        batch.widths.allSatisfy { store.contains(key(of: entry, width: $0)) }
    }

    /// The bytes of a thumbnail, which is made first when there is none; then `made` is called with the average color.
    nonisolated func thumbnail(
        of entry: CatalogEntry, _ batch: ThumbnailBatch, width: Int, made: (UInt32) -> Void
    ) async throws(PictureError) -> [UInt8] {
        let key = key(of: entry, width: width)
        if let bytes = store.read(key) { return bytes }
        made(try await make(batch, of: entry, .urgent).get())
        guard let bytes = store.read(key) else { throw .unwritable("The cache folder cannot be read.") }
        return bytes
    }

    /// Makes a batch when it is missing. Returns the average color, or `nil` when there was nothing to do.
    func makeAhead(_ batch: ThumbnailBatch, of entry: CatalogEntry) async throws(PictureError) -> UInt32? {
        guard !has(batch, of: entry) else { return nil }
        // The slot comes first: whoever asks for this batch in the meantime is not made to wait in the background
        // queue.
        await slots.acquire(.background)
        guard !has(batch, of: entry), running[Job(id: entry.id, batch: batch)] == nil else {
            await slots.release()
            return nil
        }
        return try await make(batch, of: entry, nil).get()
    }

    /// With no priority the caller has a slot already, and hands it over.
    private func make(
        _ batch: ThumbnailBatch, of entry: CatalogEntry, _ priority: DecodeSlots.Priority?
    ) async -> Result<UInt32, PictureError> {
        let job = Job(id: entry.id, batch: batch)
        if let task = running[job] { return await task.value }
        let task = Task { [slots] in
            if let priority { await slots.acquire(priority) }
            let result = await self.render(batch, of: entry)
            await slots.release()
            return result
        }
        running[job] = task
        defer { running[job] = nil }
        return await task.value
    }

    private nonisolated func render(_ batch: ThumbnailBatch, of entry: CatalogEntry) async -> Result<
        UInt32, PictureError
    > {
        guard let photo = folder.resolve(entry.file.path) else { return .failure(.gone) }
        do {
            return try await threads.runIfActive { [self] in
                // Lowers this thread only, on Linux: the server and the browser go first.
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
                return .success(try write(batch, of: entry, from: photo))
            }
        } catch let error as PictureError {
            return .failure(error)
        } catch {
            return .failure(.unwritable("The cache folder cannot be written: \(error)"))
        }
    }

    private nonisolated func write(_ batch: ThumbnailBatch, of entry: CatalogEntry, from photo: String) throws -> UInt32
    {
        let renditions = try batch.widths.map { width in
            let key = key(of: entry, width: width)
            return (width: width, key: key, path: try store.temporaryPath(for: key))
        }
        defer { for rendition in renditions { unlink(rendition.path) } }
        let color = try ThumbnailRenderer.render(photo, renditions.map { ($0.width, $0.path) })
        for rendition in renditions { try store.add(rendition.key, from: rendition.path) }
        return color
    }

    private nonisolated func key(of entry: CatalogEntry, width: Int) -> String {
        "\(folderKey)/\(entry.id)-\(entry.version)-\(width).webp"
    }
}
