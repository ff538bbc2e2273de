import ArgumentParser
import Foundation
import PhotoGallery

@main
enum Program {
    static func main() async {
        var words = Array(CommandLine.arguments.dropFirst())
        if words.first == DecodingProcess.argument { DecodingProcess.run() }
        if words.first == LimitedProcess.argument { LimitedProcess.run() }
        // The start script's argument comes before those of a person.
        let first = words.first == "--project" ? 2 : 0
        if words.dropFirst(first).first == Export.word {
            words.remove(at: first)
            await Export.main(words)
        } else {
            await Gallery.main(words)
        }
    }
}

struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows a folder of photos in your browser, in every layout of the collection view.",
        discussion: """
            Finds JPEG, PNG, WebP, GIF, TIFF, HEIC, AVIF, JPEG XL, BMP, SVG and raw files and videos in the folder and \
            its subfolders. The photos are never changed. Their metadata and thumbnails are kept in a cache folder, so that \
            the next start is quick. Without a folder, the gallery shows the sample photos.

            "gallery export FOLDER OUT" exports the folder as a static site.
            """)

    @Argument(help: "The folder with the photos.", completion: .directory)
    var folder: String?

    @Option(help: "The port to listen on. By default, this is 8080 or the next free port.")
    var port: Int?

    @Option(
        help: """
            The address or name to listen at. If other machines can reach this address, the gallery needs a password or a \
            link.
            """)
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "An additional name for the gallery, such as the host name of a proxy. Can be repeated.", valueName: "name"
        ))
    var allowHost: [String] = []

    @OptionGroup var accessing: AccessOptions

    @Flag(help: "Open the gallery in the browser.")
    var open = false

    @Option(
        help: ArgumentHelp(
            "Show this many made-up photos, up to 10 million, instead of a folder.", valueName: "count"))
    var synthetic: Int?

    @OptionGroup var caching: CacheOptions

    func validate() throws {
        if let port, !(0...65535).contains(port) {
            throw ValidationError(
                "The port \(port) does not exist. Give a number from 1 to 65535, or 0 for any free one.")
        }
        if let folder, synthetic != nil {
            throw ValidationError("Give either the folder \"\(folder)\" or --synthetic, not both.")
        }
    }

    func run() async throws {
        let project = try caching.findProject()
        let terminal = Terminal()
        let server = try ServedHost(host, alsoAllowing: allowHost)
        // Checks the address now, and not after a large folder has been read.
        try server.tryPort(listening)
        if let synthetic {
            let photos = try SyntheticPhotos(count: synthetic)
            try await serve(photos, at: server, project, terminal, try accessing.access(to: nil, at: server))
        } else {
            let folder = try PhotoFolder(path: folder ?? project + "/samples")
            let access = try accessing.access(to: folder, at: server)
            let photos = try await caching.scan(folder, terminal, patience: Self.patience)
            if !photos.isReading {
                terminal.warnOfTrouble(with: photos)
                terminal.listSkipped(of: photos)
            }
            try await serve(photos, at: server, project, terminal, access) { await keepUp(photos, terminal) }
        }
    }

    /// The time for reading files before the page can be opened. The photos of small folders have their final order at
    /// once.
    private static let patience = Duration.milliseconds(300)

    var listening: GalleryServer.Port { port.map { .exactly($0) } ?? .from(8080) }
}
