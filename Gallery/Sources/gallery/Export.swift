import ArgumentParser
import PhotoGallery

/// The command `gallery export`.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery export",
        abstract: "Exports a folder of photos as a static site that any web server can serve.",
        discussion: """
            The site contains the page, thumbnails of up to 1,280 pixels, names, captions, authors and dates. It does not \
            contain hidden photos, the original files of photos, their cameras or their coordinates. A second export to \
            the same folder writes only what has changed, and deletes the files of photos that no longer exist.
            """)

    @Argument(help: "The folder with the photos.", completion: .directory)
    var folder: String

    @Argument(help: "The folder to write to: a new folder, an empty one, or an earlier export.", completion: .directory)
    var out: String

    @OptionGroup var caching: CacheOptions

    /// The word that chooses the command. To show a folder of this name, write `./export`.
    static let word = "export"

    func run() async throws {
        let terminal = Terminal()
        let files = WebFiles(project: try caching.findProject())
        let folder = try PhotoFolder(path: folder)
        // Checks the destination now, and not after a large folder has been read.
        let destination = try ExportFolder(path: out, of: folder)
        let photos = try await caching.scan(folder, terminal)
        if let trouble = photos.status.trouble { terminal.warn(trouble) }
        let start = ContinuousClock.now
        let outcome = try await GalleryExport(of: photos, files, to: destination).run {
            terminal.progress("Exporting photos", $0, of: $1)
        }
        terminal.endProgress()
        // All of them: the exported page, which anybody may see, does not list them.
        for file in outcome.failed { terminal.warn("Not exported:", file) }
        let failed = counted(outcome.failed.count, "file")
        let rest = outcome.failed.isEmpty ? "" : " Not exported: \(failed), listed above."
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        terminal.say(
            "Exported \(counted(outcome.count, "photo")) to \"\(out)\" in \(Int(seconds.rounded(.up))) s: "
                + "\(counted(outcome.written, "file")) written, \(grouped(outcome.removed)) deleted." + rest)
    }
}
