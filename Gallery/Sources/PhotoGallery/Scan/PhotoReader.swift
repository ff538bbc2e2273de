/// Reads the facts of one file. Takes about a millisecond, and 50 for a video. Decodes pixels only if the file may be
/// truncated.
struct PhotoReader {
    let decoders: PictureDecoders

    /// Returns whether reading an unchanged file again would find more: a video, after ffprobe has been installed.
    func canLearnMore(about entry: CatalogEntry) -> Bool {
        decoders.videoTools != nil && entry.facts?.isUnreadVideo == true
    }

    func read(_ path: String) async throws(PhotoProblem) -> PhotoFacts {
        let glance = try Glance(at: path)
        if glance.format.isVideo {
            var facts = try await decoders.describeVideo(glance.file, glance.format)
            facts.fingerprint = try await fingerprint(of: glance.file, glance.format)
            return facts
        }
        var facts = try await decoders.describe(path, glance.format, memory: glance.reserved)
        guard facts.loadingMemory <= DecodingLimits.largestLoader else {
            throw .tooLarge(width: facts.width, height: facts.height, memory: facts.loadingMemory)
        }
        if glance.ending == .doubtful { try await decoders.check(path, facts) }
        // Only now, because a huge file may have been refused.
        facts.fingerprint = try await fingerprint(of: glance.file, facts.format)
        return facts
    }

    /// Computes a fingerprint, on a thread that may block if the whole file must be read.
    func fingerprint(of file: RegularFile, _ format: PhotoFormat) async throws(PhotoProblem) -> Fingerprint {
        guard Fingerprint.needsChecksum(format, size: file.size) else { return Fingerprint(ofPartsOf: file) }
        await decoders.slots.acquire(.background, 0)
        let fingerprint = await decoders.block { _ in
            Result { () throws(PhotoProblem) in try Fingerprint(of: file, format) }
        }
        await decoders.slots.release(0)
        return try fingerprint.get()
    }
}

/// The information in a file's first and last bytes. It keeps everything that is not a picture away from the decoders.
private struct Glance {
    let file: RegularFile
    let format: PhotoFormat
    let ending: FileEnding
    /// The bytes that a loader reserves for pixels before it decodes any.
    let reserved: Int64

    init(at path: String) throws(PhotoProblem) {
        file = try RegularFile(path)
        guard file.size > 0 else { throw .empty }
        let start = file.read(from: 0, count: 400)
        guard let format = PhotoFormat(of: FileKind(named: path), startingWith: start) else {
            throw FileKind(named: path) == .video ? .unrecognizedVideo : .unrecognized
        }
        self.format = format
        ending = FileEnding(of: file, format: format)
        guard format == .webp, let canvas = WebPCanvas(startingWith: start) else {
            // A preview is held twice while exiv2 reads it.
            reserved = format == .raw ? 192 << 20 : 0
            return
        }
        reserved = Int64(canvas.width * canvas.height * 4)
        guard reserved <= DecodingLimits.largestLoader else {
            throw .tooLarge(width: canvas.width, height: canvas.height, memory: reserved)
        }
    }
}
