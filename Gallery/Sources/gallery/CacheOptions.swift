import ArgumentParser
import PhotoGallery

/// The options of the cache, for every command that reads a folder.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for catalogs and thumbnails. It can be deleted at any time.", valueName: "folder"),
        completion: .directory)
    var cache = CacheFolder.standardPath()

    @Option(
        help: ArgumentHelp(
            "The maximum size of all thumbnails, in GB. The least recently used ones are deleted first.",
            valueName: "gigabytes"))
    var cacheLimit = 2.0

    // Set by the start script. By default, the program looks for the project around itself.
    @Option(help: .hidden)
    var project: String?

    func validate() throws {
        guard cacheLimit.isFinite, (0.01...1_000_000).contains(cacheLimit) else {
            throw ValidationError("A cache limit of \(cacheLimit) GB is not possible. Give at least 0.01.")
        }
    }

    /// Returns the project's folder, which contains the page and the samples.
    func findProject() throws -> String {
        let program = "/proc/self/exe"
        guard let project = project ?? WebFiles.project(around: program) else {
            throw ValidationError(
                "The page's files were not found. Start the program with ./gallery in the project's folder.")
        }
        return project
    }

    /// Scans a folder.
    /// - Parameter patience: the time after which no more files are opened; `nil` to read all.
    func scan(_ folder: PhotoFolder, _ terminal: Terminal, patience: Duration? = nil) async throws -> FolderPhotos {
        try await FolderPhotos(
            folder, cache: CacheFolder(path: cache, for: folder), cacheLimit: Int64(cacheLimit * 1e9),
            patience: patience, progress: { terminal.progress("Reading photos", $0, of: $1) },
            report: { terminal.warn("Cannot be shown:", $0) })
    }
}

extension Terminal {
    /// Prints why photos of a folder cannot be reached now, if there are any.
    func warnOfTrouble(with photos: FolderPhotos) {
        if let trouble = photos.status.trouble { warn(trouble) }
    }

    /// Prints which files of a folder are not shown.
    func listSkipped(of photos: FolderPhotos) {
        let skipped = photos.status.skipped
        let troubled = skipped.filter { $0.kind == nil }
        for file in troubled.prefix(20) { warn("Skipped:", file) }
        if troubled.count > 20 { warn("… and \(grouped(troubled.count - 20)) more: the page lists them all.") }
        let kinds = Dictionary(grouping: skipped.compactMap(\.kind)) { $0 }.mapValues(\.count)
        if !kinds.isEmpty {
            let counts = kinds.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }
            warn("Not shown: \(counts.joined(separator: ", ")). The page lists them.")
        }
        if photos.unreadVideoCount > 0 {
            warn(
                "\(counted(photos.unreadVideoCount, "video")) without posters and durations: ffmpeg is not installed. "
                    + "Install it (apt install ffmpeg), and start again.")
        }
    }
}
