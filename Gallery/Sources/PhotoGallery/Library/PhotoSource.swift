/// Where a gallery's photos come from: a scanned folder or a made-up collection.
///
/// Photos are addressed by index within an arrangement, for drawing, and by id, for links and pictures. An id stays as it
/// is for the life of a source. A source is not a server: it knows nothing of requests.
public protocol PhotoSource: Sendable {
    /// What the collection is called.
    var title: String { get }
    /// Whether the photos are made up. Such photos neither change nor can be searched or sorted.
    var isSynthetic: Bool { get }
    /// Rises whenever photos come, go or become others.
    var revision: Int { get }

    /// The photos as they are now.
    func arrangement(_ query: PhotoQuery) throws -> any PhotoArrangement
    /// A picture in the given size, made now when it does not exist yet.
    func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture
    /// All that is known of a photo.
    func details(of id: Photo.ID) async throws(PictureError) -> PhotoDetails
    /// How far the work behind the scenes is, and what was left out.
    var status: GalleryStatus { get }

    /// What changes from now on, until whoever listens stops. A source that never changes tells nothing.
    func changes() -> AsyncStream<PhotoChanges>
    /// Looks for changes now.
    func rescan() async throws -> PhotoChanges
    /// Marks photos, or takes the mark from them. Unknown ids are passed over.
    func set(_ mark: Mark, _ isSet: Bool, of ids: [Photo.ID]) async throws
    /// The files of photos, in this order, under paths that are all different. Unknown ids are passed over.
    func files(of ids: [Photo.ID]) -> [PhotoFile]
}

/// A photo's file, to be opened when its turn comes.
public struct PhotoFile: Sendable {
    /// Within the folder.
    var path: String
    var moment: Moment
    var open: @Sendable () -> RegularFile?
}

extension PhotoSource {
    public var revision: Int { 0 }
    public func changes() -> AsyncStream<PhotoChanges> { AsyncStream { _ in } }
    public func rescan() async throws -> PhotoChanges { PhotoChanges(revision: revision) }
    public func files(of ids: [Photo.ID]) -> [PhotoFile] { [] }

    public func set(_ mark: Mark, _ isSet: Bool, of ids: [Photo.ID]) async throws {
        throw RequestError.badRequest("Made-up photos cannot be marked.")
    }
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
    /// Why the folder cannot be looked at now: a sentence.
    public var trouble: String?
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
