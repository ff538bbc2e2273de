import CPhoto

/// The picture that a request is about: a file, or the preview in a raw file.
struct PictureSource {
    private let file: RegularFile?
    /// The preview; empty for a file.
    private(set) var bytes: [UInt8] = []
    private var orientation: Int32 = 1
    private let isMissing: Bool

    init(_ request: DecodingRequest) {
        file = try? RegularFile(request.path)
        guard let file, request.isRaw else {
            isMissing = file == nil
            return
        }
        if let range = RawPreview(in: file).range {
            bytes = file.read(from: range.lowerBound, count: range.count)
        }
        if let metadata = MetadataFile(file) {
            orientation = metadata.orientation
            // Some makers put previews into parts of their own, which only exiv2 reads.
            let known = metadata.preview
            if known.count > bytes.count { bytes = known }
        }
        isMissing = bytes.isEmpty
    }

    /// The file's metadata; `nil` if none can be read.
    var metadata: MetadataFile? {
        guard let file else { return nil }
        return MetadataFile(file)
    }

    /// Calls a function with the picture; returns `false` if there is none.
    func withSource(_ body: (UnsafePointer<photo_source>) -> Bool) -> Bool {
        guard !isMissing, let file else { return false }
        return file.withPath { path in
            bytes.withUnsafeBufferPointer { bytes in
                var source = photo_source(
                    path: path, bytes: bytes.isEmpty ? nil : bytes.baseAddress, count: bytes.count,
                    orientation: orientation)
                return body(&source)
            }
        }
    }
}
