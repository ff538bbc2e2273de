/// Makes the thumbnails of a whole folder in advance, in the gallery's order. Requested thumbnails come first.
public struct ThumbnailsAhead: Sendable {
    let photos: FolderPhotos

    public init(of photos: FolderPhotos) { self.photos = photos }

    public enum End: Sendable, Equatable {
        case complete
        /// The cache is full. More thumbnails would replace those made just before.
        case cacheFull
        /// The cache folder cannot be written. The text is a sentence with the reason.
        case unwritable(String)

        /// The reason why some thumbnails are not made in advance, as sentences; `nil` if all are made.
        public var trouble: String? {
            switch self {
            case .complete: nil
            case .cacheFull:
                "The cache is full (--cache-limit). The other thumbnails are made when they are needed."
            case .unwritable(let reason): "No more thumbnails can be made. \(reason)"
            }
        }
    }

    /// Runs until nothing is left to make, the cache is full or cannot be written, or the task is canceled.
    /// - Parameter progress: receives the numbers of photos done and of all photos, beginning with those done already;
    ///   not called if nothing is missing.
    public func run(progress: @escaping @Sendable (Int, Int) -> Void) async -> End {
        photos.setThumbnailTrouble(nil)
        let end = await makeMissing(progress)
        photos.setThumbnailTrouble(end.trouble)
        return end
    }

    /// Waits until the cache, which could not be written, can be written again: a person may have freed space on the disk.
    /// - Parameter interval: the time between two attempts.
    /// - Returns: `false` if the task was canceled.
    public func waitForCache(interval: Duration = .seconds(30)) async -> Bool {
        repeat {
            do { try await Task.sleep(for: interval) } catch { return false }
        } while !photos.thumbnails.canStore
        return true
    }

    private func makeMissing(_ progress: @escaping @Sendable (Int, Int) -> Void) async -> End {
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
                guard !Task.isCancelled, trouble == nil, !maker.isFull, let entry = waiting.next() else { return }
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
            return done < total && maker.isFull ? .cacheFull : .complete
        }
    }

    /// Returns the reason why no more thumbnails can be made, or `nil`.
    private func make(_ entry: CatalogEntry) async -> String? {
        do throws(PictureError) {
            try await photos.makeThumbnailsAhead(of: entry)
        } catch {
            if case .unwritable(let reason) = error { return reason }
        }
        return nil
    }
}
