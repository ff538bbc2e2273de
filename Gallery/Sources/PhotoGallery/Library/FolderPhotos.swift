import Foundation
import Synchronization

/// The photos of a folder on disk: the scanned catalog, with everything learned while the photos are shown.
public final class FolderPhotos: PhotoSource {
    public let title: String
    public var isSynthetic: Bool { false }

    /// Called once for each file that is found to be damaged when its thumbnail is made.
    public typealias Report = @Sendable (SkippedFile) -> Void

    let folder: PhotoFolder
    let thumbnails: ThumbnailMaker
    let decoders: PictureDecoders
    private let tiles: TileStore
    private let folderKey: String
    private let catalog: Catalog
    let marks: MarkStore
    let learned: LearnedFacts
    private let state: Mutex<State>
    private let rescans = ChangeQueue()
    private let markings = ChangeQueue()
    private let broadcast = ChangeBroadcast()

    private struct State {
        var snapshot: FolderSnapshot
        var thumbnailsDone = 0
        /// The reason why some thumbnails are not made in advance, as sentences.
        var thumbnailTrouble: String?
        /// The numbers of files read and to be read, while the first ones are being read.
        var reading: GalleryStatus.Progress?
        var trouble: String?
        /// The disks that are not there now.
        var away = AwayDisks()
        /// The arrangements of the snapshot that were requested lately, the latest last.
        var arrangements: [(query: PhotoQuery, arrangement: FolderArrangement)] = []
    }

    /// Scans a folder. Only files that are new or changed since the last scan are opened.
    /// - Parameters:
    ///   - data: the folder of favorites and hidden photos.
    ///   - cacheLimit: the most bytes that the thumbnails of all folders together may take.
    ///   - decoder: an executable that runs ``DecodingProcess``; by default the program itself.
    ///   - videoTools: the programs that read videos; `nil` to do without.
    ///   - patience: the time after which no more files are opened, so that the photos can be shown before ``readRest(progress:)``;
    ///     `nil` to read all of them.
    ///   - progress: receives the numbers of files read and to be read; not called if none have to be read.
    /// - Throws: ``MarkError`` if it cannot be found out which photos are hidden, or if their folder is among the photos.
    public init(
        _ folder: PhotoFolder, cache: CacheFolder, data: String = MarkStore.standardFolder(), cacheLimit: Int64,
        decoder: String? = nil, videoTools: VideoTools? = VideoTools(), patience: Duration? = nil,
        progress: @Sendable (Int, Int) -> Void = { _, _ in },
        report: @escaping Report = { _ in }
    ) async throws {
        try MarkStore.check(data, for: folder)
        self.folder = folder
        title = folder.name
        decoders = PictureDecoders(program: decoder ?? PictureDecoders.ownProgram, videoTools: videoTools)
        folderKey = cache.key(of: folder)
        // Only few photos are so large, and each of their folders takes as much room as the photo.
        tiles = TileStore(path: cache.tilesPath, limit: cacheLimit / 4, decoders: decoders)
        catalog = try Catalog(path: cache.catalogPath(of: folder))
        learned = LearnedFacts(catalog: catalog, report: report)
        marks = MarkStore(folder: data)
        let known = try marks.read()
        async let store = ThumbnailStore(path: cache.thumbnailsPath, limit: cacheLimit)
        let scan = FolderScan(folder: folder, catalog: catalog, reader: PhotoReader(decoders: decoders))
        let outcome = try await scan.run(patience: patience, progress: progress)
        var first = State(snapshot: FolderSnapshot(revision: Self.firstRevision, outcome, known))
        (first.away, first.trouble) = (outcome.away, outcome.away.trouble)
        state = Mutex(first)
        thumbnails = ThumbnailMaker(folderKey: cache.key(of: folder), store: try await store, decoders: decoders)
        catalog.setSurvivors { [weak self] in
            guard let self else { return [] }
            let snapshot = snapshot
            return learned.latest(snapshot.entries) + snapshot.motions.values
        }
    }

    /// A revision that is later than those of earlier runs, because pages may have stayed open.
    private static var firstRevision: Int { Int(Date().timeIntervalSince1970) }

    private var snapshot: FolderSnapshot { state.withLock { $0.snapshot } }

    var entries: [CatalogEntry] { snapshot.entries }

    /// The number of videos that have no posters and durations, because ffmpeg is not installed.
    public var unreadVideoCount: Int { entries.count { $0.facts?.isUnreadVideo == true } }

    public var revision: Int { snapshot.revision }

    /// Whether the sizes and dates of some photos are not known yet.
    public var isReading: Bool { snapshot.isReading }

    /// Returns the photos with their current marks on disk.
    /// - Throws: ``MarkError`` if the marks cannot be read. Hidden photos would be unknown then.
    func snapshotWithMarks() throws(MarkError) -> FolderSnapshot {
        FolderSnapshot(snapshot, revision: snapshot.revision, marks: try marks.read())
    }

    public func arrangement(_ query: PhotoQuery) throws -> any PhotoArrangement {
        let (snapshot, known) = state.withLock { state in
            (state.snapshot, state.arrangements.first { $0.query == query }?.arrangement)
        }
        if let known { return known }
        let found = query.words.isEmpty ? nil : try search(query.words, in: snapshot)
        let made = FolderArrangement(of: snapshot, query, found: found, rootTitle: title, learned: learned)
        state.withLock { state in
            guard state.snapshot.revision == snapshot.revision else { return }
            state.arrangements.append((query, made))
            if state.arrangements.count > Self.maximumArrangementCount { state.arrangements.removeFirst() }
        }
        return made
    }

    private func search(_ words: String, in snapshot: FolderSnapshot) throws -> Set<Photo.ID> {
        let found = try catalog.search(words)
        guard snapshot.isReading else { return found }
        // Files that have not been read yet are found by their names and folders.
        return found.union(SearchIndex.search(words, among: snapshot.entries.lazy.filter(\.isUnread)))
    }

    /// Enough for every grouping and the latest searches.
    private static let maximumArrangementCount = 12

    public func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture {
        let snapshot = snapshot
        guard let shown = snapshot.knownEntry(id), let entry = rendition == .motion ? snapshot.motions[id] : shown
        else { throw .unknown }
        if case .thumbnail(let width) = rendition, let stored = storedThumbnail(of: entry, width: width.rawValue) {
            return stored
        }
        let photo = try await current(entry)
        switch rendition {
        case .thumbnail(let width):
            return try await thumbnail(of: photo, ThumbnailBatch(containing: width), width: width.rawValue)
        case .tile(let tile):
            let key = "\(photo.entry.id)-\(photo.entry.version)"
            let bytes = try await tiles.tile(tile, of: photo, key: "\(folderKey)-\(key)")
            return Picture(content: .bytes(bytes), mediaType: "image/jpeg", version: photo.entry.version)
        case .original, .motion:
            guard let mediaType = photo.facts.browserMediaType else {
                return try await thumbnail(of: photo, .full, width: photo.facts.fullWidth)
            }
            return Picture(content: .file(photo.file), mediaType: mediaType, version: photo.entry.version)
        case .file:
            return Picture(
                content: .file(photo.file), mediaType: photo.facts.format.mediaType, version: photo.entry.version,
                name: String(photo.entry.file.path.name))
        }
    }

    /// Returns a thumbnail of a photo whose disk is away, if there is one in the cache.
    private func storedThumbnail(of scanned: CatalogEntry, width: Int) -> Picture? {
        guard state.withLock({ $0.away.contains(scanned.file.path) }) else { return nil }
        let entry = learned.latest([scanned])[0]
        guard let facts = entry.facts, let bytes = thumbnails.stored(of: entry, width: width) else { return nil }
        return Picture(
            content: .bytes(bytes), mediaType: ThumbnailFormat(of: facts.format).mediaType, version: entry.version)
    }

    public func details(of id: Photo.ID) async throws(PictureError) -> PhotoDetails {
        guard let entry = snapshot.knownEntry(id) else { throw .unknown }
        let photo = try await current(entry)
        do throws(PhotoProblem) {
            let capture =
                photo.facts.format.isVideo
                ? try await decoders.detailVideo(photo.file, photo.facts.format) : try await decoders.detail(photo.path)
            return PhotoDetails(path: entry.file.path.string, size: photo.file.size, capture: capture)
        } catch {
            throw .unavailable(error.reason)
        }
    }

    public var status: GalleryStatus {
        let state = state.withLock { $0 }
        let (snapshot, total) = (state.snapshot, state.snapshot.entries.count)
        return GalleryStatus(
            reading: snapshot.isReading ? state.reading ?? .init(done: 0, total: total) : nil,
            thumbnails: .init(done: state.thumbnailsDone, total: total), thumbnailTrouble: state.thumbnailTrouble,
            skipped: snapshot.skipped, damaged: learned.damaged(in: snapshot), trouble: state.trouble)
    }

    /// Makes a photo's thumbnails if any is missing; by default those that pages of photos use.
    func makeThumbnailsAhead(_ batch: ThumbnailBatch = .browsing, of entry: CatalogEntry) async throws(PictureError) {
        let photo = try await current(entry)
        try await learning(of: photo) { () throws(PictureError) in
            guard let color = try await thumbnails.makeAhead(batch, of: photo) else { return }
            learned.learn(color: color, of: photo.entry)
        }
    }

    /// Sets the number of photos whose thumbnails exist or can never be made.
    func setThumbnailsDone(_ count: Int) { state.withLock { $0.thumbnailsDone = count } }

    /// Sets the reason why no more thumbnails are made in advance, as sentences.
    func setThumbnailTrouble(_ trouble: String?) { state.withLock { $0.thumbnailTrouble = trouble } }

    private func thumbnail(
        of photo: CurrentPhoto, _ batch: ThumbnailBatch, width: Int
    ) async throws(PictureError) -> Picture {
        try await learning(of: photo) { () throws(PictureError) in
            let bytes = try await thumbnails.thumbnail(of: photo, batch, width: width) {
                learned.learn(color: $0, of: photo.entry)
            }
            let format = ThumbnailFormat(of: photo.facts.format)
            return Picture(content: .bytes(bytes), mediaType: format.mediaType, version: photo.entry.version)
        }
    }

    /// Stores the fact if a photo is found to be damaged.
    private func learning<Value>(
        of photo: CurrentPhoto, _ body: () async throws(PictureError) -> Value
    ) async throws(PictureError) -> Value {
        do throws(PictureError) { return try await body() } catch {
            if case .undecodable(let reason) = error { learned.learn(PhotoProblem(reason: reason), of: photo.entry) }
            throw error
        }
    }

    /// Opens a photo's file, and reads it again if it has changed since the last time.
    func current(_ scanned: CatalogEntry) async throws(PictureError) -> CurrentPhoto {
        guard let path = folder.resolve(scanned.file.path), let file = try? RegularFile(path) else { throw .gone }
        var entry = learned.latest([scanned])[0]
        if entry.isUnread || !entry.file.isUnchanged(file) {
            let found = FoundFile(path: scanned.file.path, size: file.size, modified: file.modified)
            let result: Result<PhotoFacts, PhotoProblem>
            do throws(PhotoProblem) { result = .success(try await PhotoReader(decoders: decoders).read(path)) } catch {
                if error.isPassing { throw .unavailable(error.reason) }
                result = .failure(error)
            }
            entry = learned.learn(result, of: found, entry)
        }
        if let problem = entry.problem { throw .undecodable(problem.reason) }
        guard let facts = entry.facts else { throw .gone }
        return CurrentPhoto(entry: entry, facts: facts, path: path, file: file)
    }
}

extension FolderPhotos {
    public func changes() -> AsyncStream<PhotoChanges> { broadcast.listen() }

    public func rescan() async throws -> PhotoChanges { try await look().changes }

    public func set(_ mark: Mark, _ isSet: Bool, of ids: [Photo.ID]) async throws {
        _ = try await markings.run { [self] in
            let snapshot = snapshot
            var photos: Set<Fingerprint> = []
            for entry in ids.compactMap(snapshot.entry) {
                // One that turns out to be damaged does not keep the others from being marked.
                let read = entry.isUnread ? try? await current(entry).entry : entry
                if let fingerprint = read?.fingerprint { photos.insert(fingerprint) }
            }
            try marks.set(mark, isSet, of: photos)
            // Another gallery may have set other marks since.
            return show(marks: try marks.read())
        }
    }

    /// Shows the marks that other galleries have stored.
    func updateMarks() async throws {
        _ = try await markings.run { [self] in
            let marks = try marks.read()
            return marks == snapshot.marks ? PhotoChanges(revision: revision) : show(marks: marks)
        }
    }

    public func files(of ids: [Photo.ID]) -> [PhotoFile] {
        let snapshot = snapshot
        var taken: Set<Photo.ID> = []
        return ids.flatMap { id -> [PhotoFile] in
            guard snapshot.knownEntry(id) != nil, let place = snapshot.place(of: id), taken.insert(id).inserted
            else { return [] }
            let paths = [snapshot.entries[place], snapshot.motions[id]].compactMap { $0?.file.path }
            return paths.map { path in
                PhotoFile(path: path.string, moment: snapshot.moments[place]) { [folder] in
                    folder.resolve(path).flatMap { try? RegularFile($0) }
                }
            }
        }
    }

    /// Shows other photos, or the same photos with other marks, and reports it.
    @discardableResult private func show(
        _ photos: FolderSnapshot? = nil, marks: PhotoMarks? = nil, as changes: PhotoChanges = PhotoChanges(revision: 0)
    ) -> PhotoChanges {
        var changes = changes
        changes.revision = state.withLock { state in
            let revision = state.snapshot.revision + 1
            state.snapshot = FolderSnapshot(
                photos ?? state.snapshot, revision: revision, marks: marks ?? state.snapshot.marks)
            state.arrangements = []
            return revision
        }
        broadcast.send(changes)
        return changes
    }

    /// The result of a scan of the folder.
    struct Look: Sendable {
        var changes: PhotoChanges
        /// The absolute paths of the folder and of all folders in it.
        var folders: [String] = []
        /// Whether other machines may change one of the folders.
        var isRemote = false
        /// The disks that are not there now.
        var away = AwayDisks()
        /// Whether files are still being written, so that another scan is due.
        var isUnsettled = false
    }

    /// Scans the folder, and updates the photos.
    ///
    /// - Throws: an error if the folder is gone. The photos stay, because an unplugged disk may come back.
    func look(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) async throws -> Look {
        let looked = Mutex<Look?>(nil)
        let changes = try await rescans.run { [self] in
            let look = try await lookNow(progress)
            looked.withLock { $0 = look }
            return look.changes
        }
        return looked.withLock { $0 } ?? Look(changes: changes)
    }

    /// Reads the files that were not read yet when the folder was opened, and shows them in steps.
    /// - Parameter progress: receives the numbers of files read and to be read.
    public func readRest(progress: @escaping @Sendable (Int, Int) -> Void) async {
        // If it fails, the page shows the reason, and ``FolderFollowing`` tries again.
        if isReading { _ = try? await look(progress: progress) }
    }

    private func lookNow(_ progress: @Sendable (Int, Int) -> Void) async throws -> Look {
        do {
            guard folder.isThere else { throw PhotoFolderError.gone(folder.path) }
            let scan = FolderScan(folder: folder, catalog: catalog, reader: PhotoReader(decoders: decoders))
            let before = snapshot
            defer { state.withLock { $0.reading = nil } }
            let outcome = try await scan.run(
                keepingUnsettled: before,
                progress: { done, total in
                    if before.isReading { state.withLock { $0.reading = .init(done: done, total: total) } }
                    progress(done, total)
                },
                partly: { if folder.isThere { show(snapshot(of: $0, after: before)) } })
            // Files that were unplugged while they were read count as skipped.
            guard folder.isThere else { throw PhotoFolderError.gone(folder.path) }
            let isOtherTrouble = state.withLock { state in
                defer { (state.away, state.trouble) = (outcome.away, outcome.away.trouble) }
                return state.trouble != outcome.away.trouble
            }
            let after = snapshot(of: outcome, after: before)
            var changes = PhotoChanges(from: before, to: after)
            var look = Look(
                changes: changes, folders: outcome.folders, isRemote: outcome.isRemote, away: outcome.away,
                isUnsettled: outcome.isUnsettled)
            guard !changes.isEmpty || before.skipped != after.skipped || before.isReading else {
                changes.revision = revision
                look.changes = changes
                if isOtherTrouble { broadcast.send(changes) }
                return look
            }
            look.changes = show(after, as: changes)
            return look
        } catch {
            let trouble = "\(error)"
            let isNew = state.withLock { state in
                defer { state.trouble = trouble }
                return state.trouble != trouble
            }
            if isNew { broadcast.send(PhotoChanges(revision: revision)) }
            throw error
        }
    }

    /// Returns the photos that a scan has found, and forgets what was learned of others.
    private func snapshot(of outcome: FolderScan.Outcome, after before: FolderSnapshot) -> FolderSnapshot {
        let after = FolderSnapshot(revision: before.revision, outcome, before.marks)
        let same = after.entries.filter { before.entry($0.id)?.file.isSameContent(as: $0.file) == true }
        learned.keepOnly(Set(same.map(\.id)))
        return after
    }
}

extension Photo {
    /// The width and height of a photo that has not been read yet, in pixels. Its cell is a square, too.
    private static let assumedLength = 4096

    /// - Parameter motion: the version of the video that belongs to a live photo.
    init(_ entry: CatalogEntry, _ marks: PhotoMarks, motion: String? = nil) {
        self.init(
            id: entry.id, name: String(entry.file.path.name), folder: String(entry.file.path.folder),
            width: entry.facts?.width ?? Self.assumedLength,
            height: entry.facts?.height ?? Self.assumedLength, caption: entry.facts?.metadata.caption,
            author: entry.facts?.metadata.author, taken: entry.facts?.metadata.taken,
            color: entry.color.map(CSSColor.hex),
            version: entry.version, video: entry.facts.flatMap(Video.init),
            tiles: entry.facts?.isTiled == true ? true : nil, motion: motion)
        guard let fingerprint = entry.fingerprint else { return }
        if marks.has(.favorite, fingerprint) { favorite = true }
        if marks.has(.hidden, fingerprint) { hidden = true }
    }
}

extension Video {
    /// `nil` for pictures that do not move.
    init?(_ facts: PhotoFacts) {
        guard facts.format.isVideo else { return nil }
        let duration = facts.duration ?? 0
        self.init(
            type: facts.browserMediaType ?? facts.format.mediaType, duration: duration > 0 ? duration : nil,
            hasPoster: facts.isUnreadVideo ? nil : true)
    }
}

/// Colors in the notation of CSS.
enum CSSColor {
    /// Returns "#rrggbb" for 0xRRGGBB.
    static func hex(_ color: UInt32) -> String {
        let digits = String(color & 0xFFFFFF, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
