/// Writes the thumbnails of photos, and videos, on all cores.
struct ExportedThumbnails {
    let photos: FolderPhotos
    let folder: ExportFolder
    /// The videos of live photos, by the ids of their pictures.
    let motions: [Photo.ID: CatalogEntry]

    /// - Parameters:
    ///   - count: the number of photos.
    ///   - progress: receives the numbers of photos done and of all photos, beginning with 0 done.
    /// - Returns: the photos that have all thumbnails, and the files that could not be written, with reasons.
    func write(
        of entries: some Sequence<CatalogEntry>, count: Int, progress: @Sendable (Int, Int) -> Void
    ) async throws -> (done: Set<Photo.ID>, failed: [SkippedFile]) {
        progress(0, count)
        return try await withThrowingTaskGroup(of: (CatalogEntry, Written).self) { group in
            var waiting = entries.makeIterator()
            var done: Set<Photo.ID> = []
            var failed: [SkippedFile] = []
            var written = 0
            func startNext() {
                guard let entry = waiting.next() else { return }
                group.addTask { (entry, try await self.write(of: entry)) }
            }
            for _ in 0..<photos.decoders.count * 2 { startNext() }
            while let (entry, files) = try await group.next() {
                if let reason = files.problem {
                    failed.append(SkippedFile(name: entry.file.path.string, reason: reason))
                } else {
                    done.insert(entry.id)
                }
                if let reason = files.motionProblem, let motion = motions[entry.id] {
                    failed.append(SkippedFile(name: motion.file.path.string, reason: reason))
                }
                written += 1
                progress(written, count)
                startNext()
            }
            return (done, failed)
        }
    }

    /// The reasons why files of a photo are not in the export, as predicates of sentences; `nil` if they are.
    private struct Written {
        var problem: String?
        /// Without its motion, a live photo is a photo.
        var motionProblem: String?
    }

    private func write(of entry: CatalogEntry) async throws -> Written {
        var written = Written()
        if let motion = motions[entry.id] { written.motionProblem = try await writeVideo(motion) }
        written.problem = try await writePhoto(entry)
        return written
    }

    /// - Returns: the reason why the photo cannot be shown, as the predicate of a sentence; `nil` if it can.
    private func writePhoto(_ entry: CatalogEntry) async throws -> String? {
        if entry.facts?.format.isVideo == true {
            if let reason = try await writeVideo(entry) { return reason }
            // A video can be watched without a poster.
            if entry.facts?.isUnreadVideo == true { return nil }
        }
        let missing = Rendition.Width.allCases.filter {
            !folder.keeps(ExportedPhoto.thumbnailPath(of: entry, width: $0))
        }
        // Making thumbnails also finds the photo's color. After the cache was deleted, the color is missing again.
        guard !missing.isEmpty || photos.learned.latest([entry])[0].color == nil else { return nil }
        do {
            try await photos.makeThumbnailsAhead(.everything, of: entry)
            for width in missing {
                let picture = try await photos.picture(of: entry.id, .thumbnail(width))
                guard case .bytes(let bytes) = picture.content else { continue }
                try folder.write(ExportedPhoto.thumbnailPath(of: entry, width: width), bytes)
            }
            return nil
        } catch let error as PictureError {
            return try reason(of: error)
        }
    }

    private func writeVideo(_ entry: CatalogEntry) async throws -> String? {
        let video: CurrentPhoto
        do throws(PictureError) { video = try await photos.current(entry) } catch { return try reason(of: error) }
        return try await ExportedVideos(decoders: photos.decoders, folder: folder).write(video)
    }

    private func reason(of error: PictureError) throws(ExportError) -> String {
        switch error {
        case .unknown, .gone: return "is gone, or may not be read any more"
        case .changed: return "is being changed"
        case .undecodable(let reason), .unavailable(let reason): return reason
        case .unwritable(let reason): throw .cache(reason)
        }
    }
}
