import ArgumentParser
import Foundation
import PhotoGallery

@main
enum Program {
    static func main() async {
        if CommandLine.arguments.dropFirst().first == DecodingProcess.argument { DecodingProcess.run() }
        await Gallery.main()
    }
}

struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows a folder of photos in your browser, in every layout of the collection view.",
        discussion: """
            Finds JPEG, PNG, WebP, GIF, TIFF, HEIC and AVIF files in the folder and all folders in it. The photos are only \
            ever read; what is known about them and their thumbnails are kept in a cache folder, so that the next start is \
            quick. Without a folder it shows the sample photos.
            """)

    @Argument(help: "The folder with the photos.", completion: .directory)
    var folder: String?

    @Option(help: "The port to serve at. Without this option: 8080, or the next one that is free.")
    var port: Int?

    @Option(
        help: "The address or name to serve at. Anything but this machine's own lets other machines see the photos.")
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "One more name that the gallery may be asked for by, such as a proxy's. May be repeated.", valueName: "name"
        ))
    var allowHost: [String] = []

    @Flag(help: "Open the gallery in the browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "Show this many made-up photos instead of a folder, up to 10 million, to try scale.", valueName: "count"))
    var synthetic: Int?

    @Option(
        help: ArgumentHelp(
            "The folder to keep catalogs and thumbnails in. It may be deleted at any time.", valueName: "folder"),
        completion: .directory)
    var cache = CacheFolder.standardPath()

    @Option(
        help: ArgumentHelp(
            "The room that thumbnails may take, in GB. The ones used longest ago are deleted first.",
            valueName: "gigabytes"))
    var cacheLimit = 2.0

    // The start script passes this; by default the program looks around itself.
    @Option(help: .hidden)
    var project: String?

    func validate() throws {
        if let port, !(0...65535).contains(port) {
            throw ValidationError(
                "The port \(port) does not exist. Give a number from 1 to 65535, or 0 for any free one.")
        }
        if let folder, synthetic != nil {
            throw ValidationError("Give either the folder \"\(folder)\" or --synthetic, not both.")
        }
        guard cacheLimit.isFinite, (0.01...1_000_000).contains(cacheLimit) else {
            throw ValidationError("A cache of \(cacheLimit) GB makes no sense. Give --cache-limit at least 0.01.")
        }
    }

    func run() async throws {
        let project = try findProject()
        let terminal = Terminal()
        let server = try ServedHost(host, alsoAllowing: allowHost)
        // A mistake in the address is told now, and not when a large folder has been read.
        try server.tryPort(listening)
        if let synthetic {
            let photos = try SyntheticPhotos(count: synthetic)
            try await serve(photos, at: server, project, terminal)
        } else {
            let photos = try await scan(PhotoFolder(path: folder ?? project + "/samples"), terminal)
            try await serve(photos, at: server, project, terminal) { await makeThumbnails(photos, terminal) }
        }
    }

    private func scan(_ folder: PhotoFolder, _ terminal: Terminal) async throws -> FolderPhotos {
        let photos = try await FolderPhotos(
            folder, cache: CacheFolder(path: cache, for: folder), cacheLimit: Int64(cacheLimit * 1e9),
            progress: { terminal.progress("Reading photos", $0, of: $1) },
            report: { terminal.warn("Cannot be shown:", $0) })
        let skipped = photos.status.skipped
        let troubled = skipped.filter { $0.kind == nil }
        for file in troubled.prefix(20) { terminal.warn("Skipped:", file) }
        if troubled.count > 20 { terminal.warn("… and \(grouped(troubled.count - 20)) more: the page lists them all.") }
        let kinds = Dictionary(grouping: skipped.compactMap(\.kind)) { $0 }.mapValues(\.count)
        if !kinds.isEmpty {
            let counts = kinds.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }
            terminal.warn("Not shown: \(counts.joined(separator: ", ")). The page names them.")
        }
        return photos
    }

    var listening: GalleryServer.Port { port.map { .exactly($0) } ?? .from(8080) }
}
