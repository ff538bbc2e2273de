/// Reads the facts of one file. Takes about a millisecond. Decodes pixels only if the file may be truncated.
struct PhotoReader {
    let decoders: PictureDecoders

    func read(_ path: String) async throws(PhotoProblem) -> PhotoFacts {
        let glance = try Glance(at: path)
        var facts = try await decoders.describe(path, memory: glance.reserved)
        guard facts.loadingMemory <= DecodingLimits.largestLoader else {
            throw .tooLarge(width: facts.width, height: facts.height, memory: facts.loadingMemory)
        }
        if glance.ending == .doubtful { try await decoders.check(path, facts) }
        facts.fingerprint = glance.fingerprint
        return facts
    }
}

/// The information in a file's first and last bytes. It keeps everything that is not a picture away from the decoders.
private struct Glance {
    let ending: FileEnding
    /// The bytes that a loader reserves for pixels before it decodes any.
    let reserved: Int64
    let fingerprint: Fingerprint

    init(at path: String) throws(PhotoProblem) {
        let file = try RegularFile(path)
        guard file.size > 0 else { throw .empty }
        let start = file.read(from: 0, count: 30)
        guard let format = PhotoFormat(startingWith: start) else { throw .unrecognized }
        ending = FileEnding(of: file, format: format)
        fingerprint = Fingerprint(of: file)
        guard format == .webp, let canvas = WebPCanvas(startingWith: start) else {
            reserved = 0
            return
        }
        reserved = Int64(canvas.width * canvas.height * 4)
        guard reserved <= DecodingLimits.largestLoader else {
            throw .tooLarge(width: canvas.width, height: canvas.height, memory: reserved)
        }
    }
}
