/// Makes the thumbnails of a whole folder before anyone asks for them, in the gallery's order, giving way to those
/// asked for.
public struct ThumbnailsAhead: Sendable {
    let photos: FolderPhotos

    public init(of photos: FolderPhotos) { self.photos = photos }

    public enum End: Sendable {
        case complete
        /// The cache is full: going on would delete thumbnails that were made a moment ago.
        case cacheFull
    }

    /// Returns when nothing is left to make, the cache is full, or the task is canceled. Reports the photos done and
    /// the total, beginning with those done already; not at all when nothing is missing.
    public func run(progress: @escaping @Sendable (Int, Int) -> Void) async -> End {
        let maker = photos.thumbnails
        let missing = photos.entries.filter { !maker.has(.browsing, of: $0) }
        let total = photos.entries.count
        var done = total - missing.count
        photos.setThumbnailsDone(done)
        guard !missing.isEmpty else { return .complete }
        progress(done, total)
        return await withTaskGroup(of: Void.self) { group in
            var waiting = missing.makeIterator()
            func startNext() -> Bool {
                guard !Task.isCancelled, !maker.store.isFull, let entry = waiting.next() else { return false }
                group.addTask { await make(entry) }
                return true
            }
            // One slot stays free, so that what someone asks for starts at once.
            for _ in 1..<maker.concurrency { _ = startNext() }
            while await group.next() != nil {
                done += 1
                photos.setThumbnailsDone(done)
                progress(done, total)
                _ = startNext()
            }
            return done < total && maker.store.isFull ? .cacheFull : .complete
        }
    }

    private func make(_ entry: CatalogEntry) async {
        do throws(PictureError) {
            guard let color = try await photos.thumbnails.makeAhead(.browsing, of: entry) else { return }
            photos.learn(color: color, of: entry)
        } catch {
            photos.learn(error, of: entry)
        }
    }
}
