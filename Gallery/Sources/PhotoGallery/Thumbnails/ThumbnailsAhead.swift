/// Makes the thumbnails of a whole folder before anyone asks for them, in the gallery's order, giving way to those
/// asked for.
public struct ThumbnailsAhead: Sendable {
    let photos: FolderPhotos

    public init(of photos: FolderPhotos) { self.photos = photos }

    public enum End: Sendable, Equatable {
        case complete
        /// The cache is full: going on would delete thumbnails that were made a moment ago.
        case cacheFull
        /// The cache folder cannot be written; the text is a sentence that says why.
        case unwritable(String)
    }

    /// Returns when nothing is left to make, the cache is full or cannot be written, or the task is canceled. Reports the photos done and
    /// the total, beginning with those done already; not at all when nothing is missing.
    public func run(progress: @escaping @Sendable (Int, Int) -> Void) async -> End {
        let maker = photos.thumbnails
        let entries = photos.entries
        let missing = entries.filter { !maker.has(.browsing, of: $0) }
        let total = entries.count
        var done = total - missing.count
        photos.setThumbnailsDone(done)
        guard !missing.isEmpty else { return .complete }
        progress(done, total)
        return await withTaskGroup(of: String?.self) { group in
            var waiting = missing.makeIterator()
            var trouble: String?
            func startNext() {
                guard !Task.isCancelled, trouble == nil, !maker.store.isFull, let entry = waiting.next() else { return }
                group.addTask { await make(entry) }
            }
            for _ in 0..<photos.decoders.count { startNext() }
            while let result = await group.next() {
                if let result {
                    trouble = result
                    continue
                }
                done += 1
                photos.setThumbnailsDone(done)
                progress(done, total)
                startNext()
            }
            if let trouble { return .unwritable(trouble) }
            return done < total && maker.store.isFull ? .cacheFull : .complete
        }
    }

    /// Returns why no more can be made, or `nil`.
    private func make(_ entry: CatalogEntry) async -> String? {
        do throws(PictureError) {
            try await photos.makeThumbnailsAhead(of: entry)
        } catch {
            if case .unwritable(let reason) = error { return reason }
        }
        return nil
    }
}
