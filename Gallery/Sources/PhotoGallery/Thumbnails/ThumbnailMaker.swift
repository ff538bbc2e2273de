/// Makes the thumbnails of one photo folder. It never makes the same one twice at the same time.
actor ThumbnailMaker {
    private struct Job: Hashable {
        var id: Int64
        var version: String
        var batch: ThumbnailBatch
    }

    nonisolated let store: ThumbnailStore

    private let folderKey: String
    private let decoders: PictureDecoders
    private var running: [Job: Task<Result<UInt32, PictureError>, Never>] = [:]

    init(folderKey: String, store: ThumbnailStore, decoders: PictureDecoders) {
        self.folderKey = folderKey
        self.store = store
        self.decoders = decoders
    }

    /// Whether new thumbnails would replace others of the same photo folder.
    nonisolated var isFull: Bool { store.isFull(of: folderKey) }

    /// Whether the cache can be written now.
    nonisolated var canStore: Bool { store.canWrite(in: folderKey) }

    /// Returns whether all renditions of a batch exist.
    nonisolated func has(_ batch: ThumbnailBatch, of entry: CatalogEntry) -> Bool {
        guard let facts = entry.facts else { return false }
        return batch.widths(of: facts).allSatisfy { store.contains(key(of: entry, width: $0)) }
    }

    /// Returns a thumbnail, and makes it first if there is none. Then `made` is called with the average color.
    nonisolated func thumbnail(
        of photo: CurrentPhoto, _ batch: ThumbnailBatch, width: Int, made: (UInt32) -> Void
    ) async throws(PictureError) -> [UInt8] {
        let key = key(of: photo.entry, width: width)
        if let bytes = store.read(key) { return bytes }
        made(try await make(batch, of: photo, .urgent).get())
        guard let bytes = store.read(key) else { throw .unwritable("The cache folder cannot be read.") }
        return bytes
    }

    /// Returns a thumbnail if there is one in the cache.
    nonisolated func stored(of entry: CatalogEntry, width: Int) -> [UInt8]? { store.read(key(of: entry, width: width)) }

    /// Makes a batch if it is missing. Returns the average color, or `nil` if there was nothing to do.
    func makeAhead(_ batch: ThumbnailBatch, of photo: CurrentPhoto) async throws(PictureError) -> UInt32? {
        guard !has(batch, of: photo.entry) else { return nil }
        // Waits for a slot before the job starts. Otherwise, an urgent request for this batch would wait in the
        // background queue.
        let memory = photo.facts.memory(rendering: batch.widths(of: photo.facts))
        await decoders.slots.acquire(.background, memory)
        guard !has(batch, of: photo.entry), running[job(batch, photo)] == nil else {
            await decoders.slots.release(memory)
            return nil
        }
        return try await make(batch, of: photo, nil).get()
    }

    private func job(_ batch: ThumbnailBatch, _ photo: CurrentPhoto) -> Job {
        Job(id: photo.entry.id, version: photo.entry.version, batch: batch)
    }

    /// Makes a batch. Without a priority, the caller already holds a slot, and passes it on.
    private func make(
        _ batch: ThumbnailBatch, of photo: CurrentPhoto, _ priority: DecodeSlots.Priority?
    ) async -> Result<UInt32, PictureError> {
        let job = job(batch, photo)
        if let task = running[job] { return await task.value }
        let memory = photo.facts.memory(rendering: batch.widths(of: photo.facts))
        let task = Task { [decoders] in
            let rendered = await decoders.run(priority, memory) { await self.render(batch, of: photo, isAlone: $0) }
            return self.store(rendered, batch, of: photo)
        }
        running[job] = task
        defer { running[job] = nil }
        return await task.value
    }

    private typealias Rendered = Result<(color: UInt32, renditions: [[UInt8]]), PhotoProblem>

    private nonisolated func render(_ batch: ThumbnailBatch, of photo: CurrentPhoto, isAlone: Bool) async -> Rendered {
        let widths = batch.widths(of: photo.facts)
        guard photo.facts.format.isVideo else {
            return await decoders.render(photo.path, photo.facts, widths, isAlone: isAlone)
        }
        return await decoders.renderPoster(
            photo.file, photo.facts, widths, scratch: store.scratch(key(of: photo.entry, width: 0)), isAlone: isAlone)
    }

    private nonisolated func store(
        _ rendered: Rendered, _ batch: ThumbnailBatch, of photo: CurrentPhoto
    ) -> Result<UInt32, PictureError> {
        guard photo.isCurrent else { return .failure(.changed) }
        do throws(PhotoProblem) {
            let (color, renditions) = try rendered.get()
            for (width, bytes) in zip(batch.widths(of: photo.facts), renditions) {
                do { try store.add(key(of: photo.entry, width: width), bytes) } catch {
                    return .failure(.unwritable(error.description))
                }
            }
            return .success(color)
        } catch {
            return .failure(error.isPassing ? .unavailable(error.reason) : .undecodable(error.reason))
        }
    }

    private nonisolated func key(of entry: CatalogEntry, width: Int) -> String {
        let format = entry.facts.map { ThumbnailFormat(of: $0.format) } ?? .webp
        return "\(folderKey)/\(entry.id)-\(entry.version)-\(width).\(format.rawValue)"
    }
}
