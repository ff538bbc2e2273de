/// Where a gallery's photos come from: a scanned folder or a made-up collection.
///
/// Photos are addressed by index within a grouping, for drawing, and by id, for links and pictures. Both stay as they
/// are for the life of a source. A source is not a server: it knows nothing of requests.
public protocol PhotoSource: Sendable {
    /// What the collection is called.
    var title: String { get }
    /// Whether the photos are made up.
    var isSynthetic: Bool { get }

    /// The consecutive sections of a grouping; their counts add up to the number of photos.
    func sections(by grouping: Grouping) -> [PhotoSection]
    /// Every photo's proportions in the grouping's order, packed as ``PackedShape``.
    func shapes(by grouping: Grouping) -> [UInt8]
    /// The number of characters of every photo's caption, at most 255, in the grouping's order.
    func captionLengths(by grouping: Grouping) -> [UInt8]
    /// What is known of the photos at these indices; indices beyond the end are left out.
    func photos(by grouping: Grouping, in range: Range<Int>) -> [Photo]
    /// Where a photo stands in the grouping's order, or `nil` for an unknown id.
    func index(of id: Photo.ID, by grouping: Grouping) -> Int?

    /// A picture in the given size, made now when it does not exist yet.
    func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture
    /// How far the work behind the scenes is, and what was left out.
    var status: GalleryStatus { get }
}

/// How photos are put into sections.
public enum Grouping: String, Sendable, CaseIterable {
    case folder, month
}

/// A run of photos under one heading.
public struct PhotoSection: Sendable, Equatable, Encodable {
    public var title: String
    public var count: Int
}

/// The state of a source while it is being shown.
public struct GalleryStatus: Sendable, Encodable {
    public struct Thumbnails: Sendable, Encodable {
        public var done: Int
        public var total: Int
    }

    public var thumbnails: Thumbnails
    /// Files that are not among the photos.
    public var skipped: [SkippedFile]
    /// Files among the photos that turned out to be damaged when they were to be shown.
    public var damaged: [SkippedFile]
}

/// A file that is not shown, and why.
public struct SkippedFile: Sendable, Equatable, Encodable {
    /// The path within the folder.
    public var name: String
    /// The predicate of a sentence about the file: "is empty".
    public var reason: String
    /// What the file is when it is well, but nothing that a gallery shows: "video".
    public var kind: String?
}
