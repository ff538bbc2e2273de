/// The data of a photo for an exported page. It contains neither the location nor the camera.
struct ExportedPhoto: Encodable {
    private let photo: Photo
    /// The file's size, in bytes.
    private let size: Int64
    /// The extension of the thumbnails; `nil` for "jpg".
    private let thumbnails: String?

    /// - Parameter motion: the exported video of a live photo.
    init(_ entry: CatalogEntry, _ marks: PhotoMarks, motion: CatalogEntry?) {
        var photo = Photo(entry, marks)
        photo.motion = motion.flatMap(Self.videoPath).map { String($0.split(separator: "/").last ?? "") }
        photo.tiles = nil
        photo.version = Self.pictureName(of: entry)
        if let format = entry.facts?.format.exportedFormat { photo.video?.type = format.mediaType }
        self.photo = photo
        size = entry.file.size
        let format = Self.thumbnailFormat(of: entry)
        thumbnails = format == .jpeg ? nil : format.rawValue
    }

    private enum CodingKeys: CodingKey { case size, thumbnails }

    func encode(to encoder: any Encoder) throws {
        try photo.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(size, forKey: .size)
        try fields.encodeIfPresent(thumbnails, forKey: .thumbnails)
    }

    /// Returns the name of a photo's pictures. It depends on the content, so that a photo in a renamed file keeps its
    /// pictures, even if the cache has been deleted.
    static func pictureName(of entry: CatalogEntry) -> String {
        let content = entry.fingerprint.map { String($0.text.prefix(20)) } ?? ""
        return (content.isEmpty ? String(entry.id) : content) + "-" + entry.version
    }

    /// Returns the path of a video in the export; `nil` for photos, and for videos that are not exported.
    static func videoPath(of entry: CatalogEntry) -> String? {
        guard let format = entry.facts?.format.exportedFormat else { return nil }
        let name = pictureName(of: entry)
        return "videos/\(name.prefix(2))/\(name).\(format.rawValue)"
    }

    /// - Parameter width: in pixels.
    static func thumbnailPath(of entry: CatalogEntry, width: Rendition.Width) -> String {
        let name = pictureName(of: entry)
        return "thumbnails/\(name.prefix(2))/\(name)-\(width.rawValue).\(thumbnailFormat(of: entry).rawValue)"
    }

    private static func thumbnailFormat(of entry: CatalogEntry) -> ThumbnailFormat {
        entry.facts.map { ThumbnailFormat(of: $0.format) } ?? .webp
    }
}
