import CPhoto

/// The picture that a request is about: a file, or the preview in a raw file.
struct PictureSource {
    private let path: String
    /// The preview; empty for a file.
    private(set) var bytes: [UInt8] = []
    private var orientation: Int32 = 1
    private let isMissing: Bool

    init(_ request: DecodingRequest) {
        path = request.path
        guard request.isRaw else {
            isMissing = false
            return
        }
        if let file = try? RegularFile(path), let range = RawPreview(in: file).range {
            bytes = file.read(from: range.lowerBound, count: range.count)
        }
        if let metadata = MetadataFile(path) {
            orientation = metadata.orientation
            // Some makers put previews into parts of their own, which only exiv2 reads.
            let known = metadata.preview
            if known.count > bytes.count { bytes = known }
        }
        isMissing = bytes.isEmpty
    }

    /// Calls a function with the picture; returns `false` if there is none.
    func withSource(_ body: (UnsafePointer<photo_source>) -> Bool) -> Bool {
        guard !isMissing else { return false }
        return path.withCString { path in
            bytes.withUnsafeBufferPointer { bytes in
                var source = photo_source(
                    path: path, bytes: bytes.isEmpty ? nil : bytes.baseAddress, count: bytes.count,
                    orientation: orientation)
                return body(&source)
            }
        }
    }
}
