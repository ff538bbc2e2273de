import Synchronization

/// The facts found while photos are shown: colors, changed files, and damage.
final class LearnedFacts: Sendable {
    private struct State {
        /// The photos whose files have changed since the scan.
        var entries: [Photo.ID: CatalogEntry] = [:]
        var colors: [Photo.ID: UInt32] = [:]
        var problems: [Photo.ID: PhotoProblem] = [:]
        var damaged: [(id: Photo.ID, file: SkippedFile)] = []
    }

    private let state = Mutex(State())
    private let catalog: Catalog
    private let report: FolderPhotos.Report

    init(catalog: Catalog, report: @escaping FolderPhotos.Report) {
        self.catalog = catalog
        self.report = report
    }

    /// The files of photos that were found to be damaged, each once, in the order of discovery. A file that the reading
    /// has skipped meanwhile is none of the photos any more.
    func damaged(in snapshot: FolderSnapshot) -> [SkippedFile] {
        state.withLock { $0.damaged.filter { snapshot.entry($0.id) != nil }.map(\.file) }
    }

    /// Returns scanned photos with everything learned since.
    func latest(_ scanned: [CatalogEntry]) -> [CatalogEntry] {
        state.withLock { state in
            scanned.map { entry in
                var latest = state.entries[entry.id] ?? entry
                latest.color = state.colors[entry.id] ?? latest.color
                latest.problem = state.problems[entry.id]
                return latest
            }
        }
    }

    func learn(color: UInt32, of entry: CatalogEntry) {
        let isNew = state.withLock { $0.colors.updateValue(color, forKey: entry.id) != color }
        // A color that cannot be written will be found again later.
        if isNew, entry.color != color { try? catalog.setColor(color, of: entry) }
    }

    func learn(_ problem: PhotoProblem, of entry: CatalogEntry) {
        let file = SkippedFile(name: entry.file.path.string, reason: problem.reason)
        let isNew = state.withLock { state in
            guard state.problems.updateValue(problem, forKey: entry.id) == nil else { return false }
            state.damaged.append((entry.id, file))
            return true
        }
        guard isNew else { return }
        report(file)
        try? catalog.setProblem(problem, of: entry)
    }

    /// Forgets what was learned of changed files, after a new scan.
    /// - Parameter same: the photos whose files have not changed since the previous scan.
    func keepOnly(_ same: Set<Photo.ID>) {
        state.withLock { state in
            state.entries = [:]
            state.colors = state.colors.filter { same.contains($0.key) }
            state.problems = state.problems.filter { same.contains($0.key) }
            state.damaged.removeAll { !same.contains($0.id) }
        }
    }

    /// Replaces the facts of a photo whose file has changed, and returns its new entry.
    func learn(_ result: Result<PhotoFacts, PhotoProblem>, of file: FoundFile, _ old: CatalogEntry) -> CatalogEntry {
        let facts = try? result.get()
        let saved = try? catalog.save([(file, result)]).first
        // An entry that cannot be saved is read again by the next scan.
        let entry = saved ?? CatalogEntry(id: old.id, file: file, facts: facts, color: nil, problem: nil)
        state.withLock { state in
            state.entries[old.id] = entry
            state.colors[old.id] = nil
            state.problems[old.id] = nil
            state.damaged.removeAll { $0.id == old.id }
        }
        if case .failure(let problem) = result { learn(problem, of: entry) }
        return entry
    }
}
