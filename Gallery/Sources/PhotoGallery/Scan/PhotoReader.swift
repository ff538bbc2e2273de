/// Reads the facts of one file. Takes about a millisecond; decodes pixels only where the file's end looks odd.
struct PhotoReader {
    let decoders: PictureDecoders

    func read(_ path: String) async throws(PhotoProblem) -> PhotoFacts {
        let ending = try Self.glance(at: path)
        let facts = try await decoders.describe(path)
        guard facts.loadingMemory <= DecodingLimits.largestLoader else {
            throw .tooLarge(width: facts.width, height: facts.height, memory: facts.loadingMemory)
        }
        if ending == .doubtful { try await decoders.check(path, facts) }
        return facts
    }

    /// Looks at the first and last bytes. No decoder is bothered with what is no picture, however large it is.
    private static func glance(at path: String) throws(PhotoProblem) -> FileEnding {
        let file = try RegularFile(path)
        guard file.size > 0 else { throw .empty }
        guard let format = PhotoFormat(startingWith: file.read(from: 0, count: 12)) else { throw .unrecognized }
        return FileEnding(of: file, format: format)
    }
}
