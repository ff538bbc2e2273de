import Foundation
import Synchronization

/// The tiles of very large photos on disk, one folder for each photo.
///
/// Browsers would hold such a photo as a whole. The tiles are made by one pass over the file, when a person first zooms in.
/// The folders that were used longest ago are deleted when all of them take more room than the limit.
actor TileStore {
    /// The absolute path.
    private let path: String
    /// In bytes.
    private let limit: Int64
    private let decoders: PictureDecoders

    private struct Entry {
        var size: Int64
        var used: Date
    }

    private var entries: [String: Entry]?
    private var running: [String: Task<PictureError?, Never>] = [:]

    init(path: String, limit: Int64, decoders: PictureDecoders) {
        self.path = path
        self.limit = limit
        self.decoders = decoders
    }

    /// Returns a tile as a JPEG, and makes all tiles of the photo first if there are none.
    /// - Parameter key: changes with the photo.
    func tile(_ tile: Tile, of photo: CurrentPhoto, key: String) async throws(PictureError) -> [UInt8] {
        guard photo.facts.isTiled, tile.exists(in: photo.facts) else { throw .unknown }
        if let problem = await prepare(photo, key) { throw problem }
        guard let data = FileManager.default.contents(atPath: "\(path)/\(key)/x_files/\(tile.name)") else {
            // A person has deleted the cache.
            entries?[key] = nil
            throw .unavailable("has lost its tiles; try again")
        }
        return [UInt8](data)
    }

    private func prepare(_ photo: CurrentPhoto, _ key: String) async -> PictureError? {
        list()
        if entries?[key] != nil, access("\(path)/\(key)", F_OK) == 0 {
            use(key)
            return nil
        }
        if let task = running[key] { return await task.value }
        let task = Task { await self.make(photo, key) }
        running[key] = task
        defer { running[key] = nil }
        return await task.value
    }

    /// Remembers that a photo was looked at, also for later runs.
    private func use(_ key: String) {
        let now = Date()
        if let used = entries?[key]?.used, now.timeIntervalSince(used) > 60 {
            try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: "\(path)/\(key)")
        }
        entries?[key]?.used = now
    }

    private func make(_ photo: CurrentPhoto, _ key: String) async -> PictureError? {
        // A folder that is complete gets its name last. A crash leaves none that looks complete.
        // Another gallery may be making the same tiles.
        let part = "\(path)/\(key).\(getpid())\(WholeFile.temporarySuffix)"
        try? FileManager.default.removeItem(atPath: part)
        do { try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true) } catch {
            return .unwritable(CacheFolderError.of(path).description)
        }
        defer { try? FileManager.default.removeItem(atPath: part) }
        if let problem = await decoders.cutTiles(photo.path, photo.facts, into: part) {
            var disk = statvfs()
            if statvfs(path, &disk) == 0, disk.f_bavail * UInt(disk.f_frsize) < 16 << 20 {
                return .unwritable(CacheFolderError.diskFull(path).description)
            }
            return problem.isPassing ? .unavailable(problem.reason) : .undecodable(problem.reason)
        }
        guard photo.isCurrent else { return .changed }
        let size = Self.size(of: part)
        guard rename(part, "\(path)/\(key)") == 0 || errno == ENOTEMPTY || errno == EEXIST else {
            return .unwritable(CacheFolderError.of(path).description)
        }
        entries?[key] = Entry(size: size, used: Date())
        evict(keeping: key)
        return nil
    }

    /// Lists what earlier runs have left, once, and deletes what they have not finished.
    private func list() {
        guard entries == nil else { return }
        var found: [String: Entry] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            if name.hasSuffix(WholeFile.temporarySuffix) {
                if !Self.isBeingMade(name) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
                continue
            }
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
            found[name] = Entry(
                size: Self.size(of: "\(path)/\(name)"), used: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        entries = found
    }

    /// Returns whether the process that has named an unfinished folder is another one that still runs.
    private static func isBeingMade(_ part: String) -> Bool {
        let process = part.dropLast(WholeFile.temporarySuffix.count).split(separator: ".").last.flatMap { pid_t($0) }
        guard let process, process > 0, process != getpid() else { return false }
        return kill(process, 0) == 0 || errno != ESRCH
    }

    private func evict(keeping newest: String) {
        var total = (entries ?? [:]).values.reduce(0) { $0 + $1.size }
        for (key, entry) in (entries ?? [:]).sorted(by: { $0.value.used < $1.value.used }) where key != newest {
            guard total > limit else { return }
            try? FileManager.default.removeItem(atPath: "\(path)/\(key)")
            entries?[key] = nil
            total -= entry.size
        }
    }

    private static func size(of folder: String) -> Int64 {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).reduce(0) { sum, name in
            var status = stat()
            return stat("\(folder)/\(name)", &status) == 0 ? sum + Int64(status.st_size) : sum
        }
    }
}

/// The position of a tile.
public struct Tile: Sendable, Hashable {
    /// 0 for a single pixel. Each level is twice as large as the one before; the last is the photo itself.
    var level: Int
    var x: Int
    var y: Int

    /// The width and height, in pixels.
    static let size = 512

    fileprivate var name: String { "\(level)/\(x)_\(y).jpg" }

    fileprivate func exists(in facts: PhotoFacts) -> Bool {
        let longest = max(facts.width, facts.height)
        var deepest = 0
        while 1 << deepest < longest { deepest += 1 }
        guard (0...deepest).contains(level) else { return false }
        func count(_ length: Int) -> Int {
            let reduced = (length + (1 << (deepest - level)) - 1) >> (deepest - level)
            return (reduced + Self.size - 1) / Self.size
        }
        return (0..<count(facts.width)).contains(x) && (0..<count(facts.height)).contains(y)
    }
}

extension PhotoFacts {
    /// Whether the photo is shown in tiles: a browser would need more than 160 MB for it.
    var isTiled: Bool {
        width * height > 40_000_000 && !format.isVideo && format != .drawing && turningMemory != nil
            && tilingMemory <= DecodingLimits.largestLoader
    }

    /// The most bytes that a decode into tiles is expected to hold: some rows of tiles at every level, and all pixels if
    /// they have to be turned.
    var tilingMemory: Int64 { loadingMemory + Int64(width) * Int64(Tile.size) * 3 * 6 + (turningMemory ?? 0) }
}

extension PictureDecoders {
    /// Decodes a photo, and writes its tiles into a folder.
    /// - Returns: the reason why there are none; `nil` if they are complete.
    func cutTiles(_ path: String, _ facts: PhotoFacts, into folder: String) async -> PhotoProblem? {
        let memory = facts.tilingMemory
        let request = DecodingRequest(
            path: path, isRaw: facts.format == .raw, task: .cutTiles(folder: folder),
            limits: DecodingLimits(memory: memory + (64 << 20), seconds: 300))
        let reply = await run(.urgent, memory) { [self] isAlone in
            // The first attempt may have left some tiles.
            if isAlone { try? FileManager.default.removeItem(atPath: folder + "/x_files") }
            return await ask(request, isAlone: isAlone).flatMap { reply -> Result<Void, PhotoProblem> in
                if case .cut = reply.answer.result { return .success(()) }
                return .failure(.truncated)
            }
        }
        if case .failure(let problem) = reply { return problem }
        return nil
    }
}
