/// Writes the photos of a folder as a static site, for any web server.
public struct GalleryExport: Sendable {
    private let photos: FolderPhotos
    private let page: ExportedPage
    private let folder: ExportFolder

    public init(of photos: FolderPhotos, _ files: WebFiles, to folder: ExportFolder) {
        self.photos = photos
        page = ExportedPage(files: files)
        self.folder = folder
    }

    public struct Outcome: Sendable {
        /// The number of photos in the export.
        public var count: Int
        /// The number of files that were written. The others already existed.
        public var written: Int
        /// The number of files of former exports that were deleted.
        public var removed: Int
        /// The files that are not in the export, in the order of names. Hidden photos are not among them.
        public var failed: [SkippedFile]
    }

    /// Writes missing files, and then deletes those that are not part of the export any more. An existing export stays
    /// usable meanwhile.
    /// - Parameter progress: receives the numbers of photos done and of all photos.
    public func run(progress: @Sendable (Int, Int) -> Void) async throws -> Outcome {
        let snapshot = try photos.snapshotWithMarks()
        let index = try page.writeAssets(to: folder)
        // Not copied, because there may be a million.
        let visible = snapshot.entries.lazy.filter { snapshot.shows($0, on: .all) }
        let (shown, failed) = try await ExportedThumbnails(photos: photos, folder: folder, motions: snapshot.motions)
            .write(of: visible, count: visible.count, progress: progress)
        let catalog = try CatalogWriter(
            folder: folder, snapshot: snapshot, shown: shown, title: photos.title, learned: photos.learned
        ).write()
        // These two come last, because they make the page show this export.
        try folder.write("catalog.json", try JSONText.bytes(of: catalog))
        try folder.write("index.html", index)
        let removed = folder.removeOthers()
        return Outcome(
            count: shown.count, written: folder.written, removed: removed,
            failed: NaturalOrder.sorted(snapshot.skipped + failed) { RelativePath($0.name) })
    }
}
