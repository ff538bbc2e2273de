import ArgumentParser
import Foundation
import PhotoGallery

extension Gallery {
    /// The project's folder, which has the page and the samples in it.
    func findProject() throws -> String {
        let program = "/proc/self/exe"
        guard let project = project ?? WebFiles.project(around: program) else {
            throw ValidationError(
                "The page's files are not found around this program. Start it with ./gallery in the project's folder.")
        }
        return project
    }

    /// Serves until stopped; `alongside` begins when requests are taken and is canceled in the end.
    func serve(
        _ photos: some PhotoSource, at host: ServedHost, _ project: String, _ terminal: Terminal,
        alongside: @escaping @Sendable () async -> Void = {}
    ) async throws {
        let files = WebFiles(project: project)
        for path in files.missing {
            terminal.warn("The page will not work: \"\(path)\" is missing. Run ./gallery to build it.")
        }
        let server = GalleryServer(source: photos, files: files, host: host)
        let signals = StopSignals(patience: 1.5)
        defer { withExtendedLifetime(signals) {} }
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in started { await alongside() }
            }
            try await server.run(at: listening) { port in
                announce(photos, host, port, terminal)
                start.yield()
            }
            start.finish()
            group.cancelAll()
        }
        terminal.endProgress()
    }

    func makeThumbnails(_ photos: FolderPhotos, _ terminal: Terminal) async {
        let end = await ThumbnailsAhead(of: photos).run { terminal.progress("Making thumbnails", $0, of: $1) }
        terminal.endProgress()
        switch end {
        case .complete: break
        case .cacheFull:
            terminal.say("The cache is full (--cache-limit): the other thumbnails are made when they are needed.")
        case .unwritable(let reason): terminal.warn("No more thumbnails can be made. \(reason)")
        }
    }

    private func announce(_ photos: some PhotoSource, _ host: ServedHost, _ port: Int, _ terminal: Terminal) {
        let sections = photos.sections(by: .folder)
        let count = sections.reduce(0) { $0 + $1.count }
        let skipped = photos.status.skipped.count
        var summary = count == 0 ? "no photos" : "\(counted(count, "photo")) in \(counted(sections.count, "folder"))"
        if skipped > 0 { summary += ", \(grouped(skipped)) skipped" }
        let address = host.address(port: port)
        terminal.say("Gallery of \"\(photos.title)\": \(summary)")
        terminal.say(address)
        if !host.isLoopback { terminal.say("Every machine that can reach this one can see the photos.") }
        terminal.say("Press Control-C to stop.")
        if open { Browser.open(address, terminal) }
    }
}

enum Browser {
    /// Hands an address to the desktop's own browser.
    static func open(_ address: String, _ terminal: Terminal) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
            process.arguments = ["open", address]
        #else
            process.arguments = ["xdg-open", address]
        #endif
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { process in
            if process.terminationStatus != 0 { terminal.warn("No browser could be opened. Open \(address) yourself.") }
        }
        do { try process.run() } catch {
            terminal.warn("No browser could be opened: \(error). Open \(address) yourself.")
        }
    }
}
