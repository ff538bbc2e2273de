/// Writes the photos of a folder as a site of files, for any web server.
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
        /// Photos that the export shows.
        public var count: Int
        /// Files that were written; the others were there already.
        public var written: Int
        /// Files of former exports that were deleted.
        public var removed: Int
        /// Photos that cannot be shown.
        public var failed: [SkippedFile]
    }

    /// Writes what is missing, and deletes what is not wanted any more. What is there can be looked at meanwhile.
    /// - Parameter progress: receives the number of photos done and of all.
    public func run(progress: @Sendable (Int, Int) -> Void) async throws -> Outcome {
        let snapshot = try photos.snapshotWithMarks()
        let index = try page.writeAssets(to: folder)
        let visible = snapshot.entries.filter { snapshot.marks.shows($0, on: .all) }
        let (shown, failed) = try await ExportedThumbnails(photos: photos, folder: folder)
            .write(of: visible, progress: progress)
        let catalog = try CatalogWriter(
            folder: folder, snapshot: snapshot, shown: shown, title: photos.title, learned: photos.learned
        ).write()
        // The last two: from now on the page shows this export.
        try folder.write("catalog.json", try JSONText.bytes(of: catalog))
        try folder.write("index.html", index)
        let removed = folder.removeOthers()
        return Outcome(count: shown.count, written: folder.written, removed: removed, failed: failed)
    }
}
