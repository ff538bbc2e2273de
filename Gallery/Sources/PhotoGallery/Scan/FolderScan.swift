import Foundation

/// Updates a folder's catalog.
///
/// Files with the size and modification time in the catalog are not opened. The others are read on all cores and saved
/// in batches, so that an interrupted scan continues where it stopped. The entries of files that cannot be reached now stay
/// in the catalog, and they stay among the photos if they are shown. A scan can also end early: the files that it has not
/// read are photos of which only the names are known, and the next scan reads them.
struct FolderScan {
    let folder: PhotoFolder
    let catalog: Catalog
    let reader: PhotoReader
    /// The time after which the first partial outcome is reported.
    var firstStep = Duration.milliseconds(500)

    struct Outcome: Sendable {
        /// All files that can be shown, in no particular order.
        var photos: [CatalogEntry] { read + unread.values }
        fileprivate(set) var read: [CatalogEntry] = []
        /// The files of which only the name, size and date are known.
        fileprivate(set) var unread: [RelativePath: CatalogEntry] = [:]
        /// All files that cannot be shown, in no particular order.
        var skipped: [SkippedFile] = []
        /// The absolute paths of the folder and of all folders in it.
        var folders: [String] = []
        /// Whether other machines may change one of the folders.
        var isRemote = false
        /// The disks that are not there now. The photos on them are among the photos.
        fileprivate(set) var away = AwayDisks()
        /// Whether files that are still being written were left in their previous state.
        var isUnsettled = false

        init(read: [CatalogEntry] = [], skipped: [SkippedFile] = [], folders: [String] = []) {
            (self.read, self.skipped, self.folders) = (read, skipped, folders)
        }
    }

    /// The time after a change during which a file may still be incomplete, in seconds.
    static let settling = 1.0

    /// Runs the scan.
    /// - Parameters:
    ///   - shown: the photos that are shown now. A file that is still being written keeps its state in these.
    ///   - patience: the time after which no more files are opened; `nil` to read all. The first files are those that come
    ///     first in the order of folders and names.
    ///   - progress: receives the numbers of files read and to be read, beginning with 0 read; not called if none have
    ///     to be.
    ///   - partly: receives what is known so far, while files that earlier scans have left are being read. The time between
    ///     two calls grows.
    func run(
        keepingUnsettled shown: FolderSnapshot? = nil, patience: Duration? = nil,
        progress: @Sendable (Int, Int) -> Void = { _, _ in }, partly: @Sendable (Outcome) -> Void = { _ in }
    ) async throws -> Outcome {
        let end = patience.map { ContinuousClock.now + $0 }
        let contents = try folder.contents()
        // Later than the walk: a file that was written during it would otherwise have a date in the future, as files of
        // cameras with wrong clocks do, which nobody waits for.
        let now = Int64(Date().timeIntervalSince1970 * 1e9)
        var outcome = Outcome(skipped: contents.skipped, folders: contents.folders)
        outcome.isRemote = contents.isRemote
        let earlier = try catalog.disks()
        outcome.away = AwayDisks(Set(earlier.keys), notIn: contents.mountPoints, of: folder)
        let mounted = contents.mountPoints.map { point in
            let disk = DiskIdentity(ofDiskAt: folder.path(of: point))
            return (point, disk == .unknown ? earlier[point] ?? disk : disk)
        }
        let away = outcome.away.folders.map { ($0, earlier[$0] ?? .unknown) }
        try catalog.setDisks(Dictionary(uniqueKeysWithValues: mounted + away), insteadOf: earlier)
        var known = try catalog.entries()
        var changed: [FoundFile] = []
        // The catalog's entries for paths that have another file now.
        var displaced: [RelativePath: CatalogEntry] = [:]
        for file in contents.files {
            let entry = known.removeValue(forKey: file.path)
            let isRead = entry.map { !$0.isUnread && !reader.canLearnMore(about: $0) } ?? false
            if let entry, isRead, entry.file == file {
                // If damage is found while a photo is shown, the photo keeps its position until the next start.
                let inPlace = entry.problem.flatMap { _ in shown?.entry(entry.id) }.flatMap {
                    $0.file == file ? $0 : nil
                }
                if let inPlace { outcome.read.append(inPlace) } else { outcome.add(entry) }
            } else if let shown, isUnsettled(file, entry, now) {
                outcome.isUnsettled = true
                if let entry = entry.flatMap({ shown.entry($0.id) }) { outcome.read.append(entry) }
            } else {
                // A file that is read again must not be taken for a renamed one.
                if entry?.file == file { outcome.unread[file.path] = entry } else { displaced[file.path] = entry }
                changed.append(file)
            }
        }
        if !contents.unreadable.isEmpty || !outcome.away.folders.isEmpty {
            for entry in known.values {
                let isAway = outcome.away.contains(entry.file.path)
                guard isAway || contents.mayHide(entry.file.path) else { continue }
                known[entry.file.path] = nil
                if let shown = shown?.readEntry(entry.id) {
                    outcome.read.append(shown)
                } else if isAway, entry.facts != nil, entry.problem == nil {
                    outcome.read.append(entry)
                }
            }
        }
        let renamed = await findRenamed(&changed, among: Array(known.values) + Array(displaced.values))
        for (old, new) in renamed {
            known[old] = nil
            displaced[old] = nil
            outcome.add(new)
        }
        let overwritten = renamed.compactMap { displaced[$0.new.file.path] }
        try catalog.remove((known.values + overwritten).map(\.id))
        try catalog.rename(renamed.map(\.new))
        if end != nil { changed = NaturalOrder.sorted(changed, by: \.path) }
        try await read(changed, until: end, into: &outcome, progress: progress, partly: partly)
        return outcome
    }

    /// Returns whether a file may still be incomplete. One that has not changed since the scan that has left it unread is
    /// complete.
    private func isUnsettled(_ file: FoundFile, _ entry: CatalogEntry?, _ now: Int64) -> Bool {
        if let entry, entry.isUnread, entry.file == file { return false }
        return (0..<Int64(Self.settling * 1e9)).contains(now - file.modified)
    }

    /// Finds files that were only renamed, and removes them from those that have to be read.
    private func findRenamed(
        _ files: inout [FoundFile], among entries: [CatalogEntry]
    ) async -> [(old: RelativePath, new: CatalogEntry)] {
        guard !entries.isEmpty, !files.isEmpty else { return [] }
        var candidates = Dictionary(grouping: entries) { Stamp(of: $0.file) }
        var renamed: [(old: RelativePath, new: CatalogEntry)] = []
        var others: [FoundFile] = []
        for file in files {
            guard let alike = candidates[Stamp(of: file)], let index = await index(of: file, among: alike) else {
                others.append(file)
                continue
            }
            var entry = alike[index]
            candidates[Stamp(of: file)]?.remove(at: index)
            let old = entry.file.path
            entry.file.path = file.path
            renamed.append((old, entry))
        }
        files = others
        return renamed
    }

    /// Returns the index of the entry with a file's content.
    private func index(of file: FoundFile, among entries: [CatalogEntry]) async -> Int? {
        guard let path = folder.resolve(file.path), let opened = try? RegularFile(path) else { return nil }
        let parts = Fingerprint(ofPartsOf: opened)
        for (index, entry) in entries.enumerated() {
            guard let facts = entry.facts, let known = facts.fingerprint, known.former ?? known == parts else {
                continue
            }
            if known == parts { return index }
            let whole = try? await reader.fingerprint(of: opened, facts.format)
            return whole.flatMap { whole in entries.firstIndex { $0.fingerprint == whole } }
        }
        return nil
    }

    /// The properties that a file keeps when it is renamed.
    private struct Stamp: Hashable {
        let size: Int64
        let modified: Int64

        init(of file: FoundFile) { (size, modified) = (file.size, file.modified) }
    }

    private typealias Reading = (file: FoundFile, result: Result<PhotoFacts, PhotoProblem>?)

    private func read(
        _ files: [FoundFile], until end: ContinuousClock.Instant?, into outcome: inout Outcome,
        progress: @Sendable (Int, Int) -> Void, partly: @Sendable (Outcome) -> Void
    ) async throws {
        guard !files.isEmpty else { return }
        progress(0, files.count)
        var pause = firstStep
        var next = ContinuousClock.now + pause
        let batches = stride(from: 0, to: files.count, by: 128).map { files[$0..<min($0 + 128, files.count)] }
        try await withThrowingTaskGroup(of: [Reading].self) { group in
            var waiting = batches.makeIterator()
            for _ in 0..<reader.decoders.count {
                if let batch = waiting.next() { group.addTask { await self.read(batch, until: end) } }
            }
            var done = 0
            while let batch = try await group.next() {
                if let next = waiting.next() { group.addTask { await self.read(next, until: end) } }
                // A passing problem is not saved: after a change of permissions, the same unchanged file may be
                // readable.
                let lasting = batch.filter { file, result in
                    result?.isPassing != true && (result != nil || outcome.unread[file.path] == nil)
                }
                for entry in try catalog.save(lasting) { outcome.add(entry) }
                for case (let file, .failure(let problem)) in batch where problem.isPassing {
                    outcome.unread[file.path] = nil
                    outcome.skipped.append(SkippedFile(name: file.path.string, reason: problem.reason))
                }
                done += batch.count { $0.result != nil }
                progress(done, files.count)
                if !outcome.unread.isEmpty, end == nil, ContinuousClock.now > next {
                    partly(outcome)
                    pause *= 2
                    next = ContinuousClock.now + pause
                }
            }
        }
    }

    private func read(_ batch: ArraySlice<FoundFile>, until end: ContinuousClock.Instant?) async -> [Reading] {
        var results: [Reading] = []
        for file in batch {
            if let end, ContinuousClock.now > end {
                results.append((file, nil))
                continue
            }
            do throws(PhotoProblem) {
                guard let path = folder.resolve(file.path) else { throw .unreadable(ENOENT) }
                results.append((file, .success(try await reader.read(path))))
            } catch {
                results.append((file, .failure(error)))
            }
        }
        return results
    }
}

extension FolderScan.Outcome {
    fileprivate mutating func add(_ entry: CatalogEntry) {
        unread[entry.file.path] = entry.isUnread ? entry : nil
        if let problem = entry.problem {
            skipped.append(SkippedFile(name: entry.file.path.string, reason: problem.reason))
        } else if !entry.isUnread {
            read.append(entry)
        }
    }
}

extension Result where Failure == PhotoProblem {
    fileprivate var isPassing: Bool {
        if case .failure(let problem) = self { problem.isPassing } else { false }
    }
}
