/// A source of a gallery's photos: a scanned folder, or a made-up collection.
///
/// Photos are identified by index within an arrangement, for drawing, and by id, for links and pictures. A photo's id
/// never changes during the life of a source. A source is not a server: it knows nothing about requests.
public protocol PhotoSource: Sendable {
    /// The name of the collection.
    var title: String { get }
    /// Whether the photos are made up. Made-up photos do not change, and cannot be searched or sorted.
    var isSynthetic: Bool { get }
    /// A number that grows whenever photos are inserted, deleted or changed.
    var revision: Int { get }

    /// Returns the current photos.
    func arrangement(_ query: PhotoQuery) throws -> any PhotoArrangement
    /// Returns a picture in the given form, which is made first if necessary.
    func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture
    /// Returns the details of a photo.
    func details(of id: Photo.ID) async throws(PictureError) -> PhotoDetails
    /// The progress of background work, with the files that are not shown.
    var status: GalleryStatus { get }

    /// Returns a stream of the changes from now on, until the listener stops. It is empty for a source that never
    /// changes.
    func changes() -> AsyncStream<PhotoChanges>
    /// Looks for changes now.
    func rescan() async throws -> PhotoChanges
    /// Sets or removes a mark of photos. Unknown ids are ignored.
    func set(_ mark: Mark, _ isSet: Bool, of ids: [Photo.ID]) async throws
    /// Returns the files of photos, in this order, with distinct paths. A live photo has two. Unknown ids are ignored.
    func files(of ids: [Photo.ID]) -> [PhotoFile]
}

/// A photo's file, which is opened when it is needed.
public struct PhotoFile: Sendable {
    /// The path within the photo folder.
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
    public struct Progress: Sendable, Encodable {
        public var done: Int
        public var total: Int
    }

    /// The numbers of files, while the sizes and dates of some photos are not known yet.
    public var reading: Progress?
    public var thumbnails: Progress
    /// The reason why no more thumbnails are made in advance although some are missing, as sentences.
    public var thumbnailTrouble: String?
    /// The files that are not among the photos.
    public var skipped: [SkippedFile]
    /// The photos that were found to be damaged when they were shown.
    public var damaged: [SkippedFile]
    /// The reason why the folder cannot be scanned now, as a sentence.
    public var trouble: String?
}

/// A file that is not shown, with the reason.
public struct SkippedFile: Sendable, Equatable, Encodable {
    /// The path within the photo folder.
    public var name: String
    /// The predicate of a sentence about the file, such as "is empty".
    public var reason: String
    /// The kind of an intact file that galleries do not show, such as "video".
    public var kind: String?
}
