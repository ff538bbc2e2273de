import ArgumentParser
import Foundation
import PhotoGallery

extension Gallery {
    /// Serves until stopped. `alongside` starts when the server accepts requests, and is canceled at the end.
    func serve(
        _ photos: some PhotoSource, at host: ServedHost, _ project: String, _ terminal: Terminal,
        _ access: (access: Access, link: String?)? = nil,
        alongside: @escaping @Sendable () async -> Void = {}
    ) async throws {
        let files = WebFiles(project: project)
        for path in files.missing {
            terminal.warn("The page will not work: \"\(path)\" is missing. Run ./gallery to build it.")
        }
        let server = GalleryServer(source: photos, files: files, host: host, access: access?.access)
        let summary = try summary(of: photos)
        let signals = StopSignals(patience: 1.5)
        defer { withExtendedLifetime(signals) {} }
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in started { await alongside() }
            }
            try await server.run(at: listening) { port in
                announce(summary, host, port, access?.link, isOpen: access == nil, terminal)
                start.yield()
            }
            start.finish()
            group.cancelAll()
        }
        terminal.endProgress()
    }

    /// Reads the rest of the photos, makes thumbnails and notices changes of the folder, until canceled.
    func keepUp(_ photos: FolderPhotos, _ terminal: Terminal) async {
        let isListed = !photos.isReading
        if !isListed {
            await photos.readRest { terminal.progress("Reading photos", $0, of: $1) }
            terminal.endProgress()
            terminal.warnOfTrouble(with: photos)
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await FolderFollowing(of: photos).run { terminal.warn($0) } }
            if !isListed { group.addTask { await listSkippedOnceRead(photos, terminal) } }
            group.addTask { await MarkFollowing(of: photos).run() }
            group.addTask { for await _ in photos.changes() { terminal.warnOfTrouble(with: photos) } }
            group.addTask {
                let changes = photos.changes()
                await makeThumbnails(photos, terminal)
                for await change in changes where change.added + change.changed > 0 {
                    await makeThumbnails(photos, terminal)
                }
            }
        }
    }

    /// Files that were being written when it was their turn are read later, and belong in the list.
    private func listSkippedOnceRead(_ photos: FolderPhotos, _ terminal: Terminal) async {
        let changes = photos.changes()
        if photos.isReading { for await _ in changes where !photos.isReading { break } }
        if !photos.isReading { terminal.listSkipped(of: photos) }
    }

    /// Makes the missing thumbnails. While the cache cannot be written, waits for it.
    private func makeThumbnails(_ photos: FolderPhotos, _ terminal: Terminal) async {
        let ahead = ThumbnailsAhead(of: photos)
        while true {
            let end = await ahead.run { terminal.progress("Making thumbnails", $0, of: $1) }
            terminal.endProgress()
            if let trouble = end.trouble { terminal.warn(trouble) }
            guard case .unwritable = end, await ahead.waitForCache() else { return }
        }
    }

    /// Returns a summary such as "1 photo and 1 video in 1 folder, 1 skipped".
    private func summary(of photos: some PhotoSource) throws -> String {
        let arrangement = try photos.arrangement(PhotoQuery())
        let (count, sections) = (arrangement.count, arrangement.sections)
        let skipped = photos.status.skipped.count
        let videos = arrangement.videoCount
        let kinds = [(count - videos, "photo"), (videos, "video")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        // While some photos are hidden, a photo is shown as soon as it has been read.
        let nothing = arrangement.isReading ? "the photos are being read" : "no photos"
        var summary =
            count == 0 ? nothing : "\(kinds.joined(separator: " and ")) in \(counted(sections.count, "folder"))"
        if skipped > 0 { summary += ", \(grouped(skipped)) skipped" }
        return "Gallery of \"\(photos.title)\": \(summary)"
    }

    private func announce(
        _ summary: String, _ host: ServedHost, _ port: Int, _ link: String?, isOpen: Bool, _ terminal: Terminal
    ) {
        let address = host.address(port: port)
        terminal.say(summary)
        terminal.say(address)
        if let link { terminal.say("The link: \(host.addressForOthers(port: port))/link/\(link)") }
        if !host.isLoopback {
            terminal.say(
                isOpen
                    ? "Every machine that can reach this one can see the photos."
                    : "Other machines: \(host.addressForOthers(port: port))")
        }
        terminal.say("Press Control-C to stop.")
        if open { Browser.open(address, terminal) }
    }
}

enum Browser {
    /// Opens an address in the desktop's browser.
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
