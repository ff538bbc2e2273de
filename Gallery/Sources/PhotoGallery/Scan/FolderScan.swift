import Foundation

/// Brings a folder's catalog up to date.
///
/// Files whose size and modification time are as remembered are not opened. The others are read on all cores and
/// written in batches, so that a scan that is broken off goes on from there next time.
struct FolderScan {
    let folder: PhotoFolder
    let catalog: Catalog
    let reader: PhotoReader

    struct Outcome: Sendable {
        /// Every file that can be shown, in no particular order.
        var photos: [CatalogEntry] = []
        /// Every file that cannot, in no particular order.
        var skipped: [SkippedFile] = []
    }

    /// Reports `(done, total)` of the files that have to be read, beginning with `(0, total)`; not at all when there
    /// are none.
    func run(progress: @Sendable (Int, Int) -> Void) async throws -> Outcome {
        let contents = folder.contents()
        var known = try catalog.entries()
        var outcome = Outcome(skipped: contents.skipped)
        var changed: [FoundFile] = []
        for file in contents.files {
            guard let entry = known.removeValue(forKey: file.path) else {
                changed.append(file)
                continue
            }
            if entry.file == file { outcome.add(entry) } else { changed.append(file) }
        }
        try catalog.remove(known.values.map(\.id))
        try await read(changed, into: &outcome, progress: progress)
        return outcome
    }

    private func read(
        _ files: [FoundFile], into outcome: inout Outcome, progress: @Sendable (Int, Int) -> Void
    ) async throws {
        guard !files.isEmpty else { return }
        progress(0, files.count)
        let batches = stride(from: 0, to: files.count, by: 128).map { files[$0..<min($0 + 128, files.count)] }
        try await withThrowingTaskGroup(of: [(file: FoundFile, result: Result<PhotoFacts, PhotoProblem>)].self) {
            group in
            var waiting = batches.makeIterator()
            for _ in 0..<reader.decoders.count {
                if let batch = waiting.next() { group.addTask { await self.read(batch) } }
            }
            var done = 0
            while let batch = try await group.next() {
                if let next = waiting.next() { group.addTask { await self.read(next) } }
                // What permissions hide may be shown tomorrow, in the same unchanged file: that is not remembered.
                let lasting = batch.filter { !$0.result.isPassing }
                for entry in try catalog.save(lasting) { outcome.add(entry) }
                for case (let file, .failure(let problem)) in batch where problem.isPassing {
                    outcome.skipped.append(SkippedFile(name: file.path.string, reason: problem.reason))
                }
                done += batch.count
                progress(done, files.count)
            }
        }
    }

    private func read(_ batch: ArraySlice<FoundFile>) async -> [(
        file: FoundFile, result: Result<PhotoFacts, PhotoProblem>
    )] {
        var results: [(file: FoundFile, result: Result<PhotoFacts, PhotoProblem>)] = []
        for file in batch {
            do throws(PhotoProblem) {
                results.append((file, .success(try await reader.read(folder.path + "/" + file.path.string))))
            } catch {
                results.append((file, .failure(error)))
            }
        }
        return results
    }
}

extension FolderScan.Outcome {
    fileprivate mutating func add(_ entry: CatalogEntry) {
        if let problem = entry.problem {
            skipped.append(SkippedFile(name: entry.file.path.string, reason: problem.reason))
        } else {
            photos.append(entry)
        }
    }
}

extension Result where Failure == PhotoProblem {
    fileprivate var isPassing: Bool {
        if case .failure(let problem) = self { problem.isPassing } else { false }
    }
}
