/// Made-up photos for tests of scale: any number, the same every time. Pictures are drawn on demand, and nothing is
/// stored.
///
/// All groupings have the same order, so that a photo's id is its index plus one in each of them.
public struct SyntheticPhotos: PhotoSource {
    public static let largestCount = 10_000_000

    public let count: Int
    public var title: String { "Synthetic" }
    public var isSynthetic: Bool { true }

    let folders: SyntheticSections
    let months: SyntheticSections

    /// - Throws: ``SyntheticPhotosError`` for fewer than one or more than ``largestCount`` photos.
    public init(count: Int) throws(SyntheticPhotosError) {
        guard (1...Self.largestCount).contains(count) else { throw SyntheticPhotosError(count: count) }
        self.count = count
        folders = .folders(of: count)
        months = .months(of: count)
    }

    public func arrangement(_ query: PhotoQuery) -> any PhotoArrangement {
        SyntheticArrangement(photos: self, grouping: query.grouping)
    }

    public func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture {
        guard (1...Int64(count)).contains(id) else { throw .unknown }
        let photo = SyntheticPhoto(index: Int(id - 1))
        let width =
            switch rendition {
            case .thumbnail(let width): width.rawValue
            case .original, .file: photo.size.width
            case .motion, .tile: throw .unknown
            }
        let drawing = SyntheticDrawing(of: photo).svg(width: width)
        return Picture(
            content: .bytes(Array(drawing.utf8)), mediaType: "image/svg+xml", version: Self.version, name: photo.name)
    }

    public func details(of id: Photo.ID) async throws(PictureError) -> PhotoDetails {
        guard (1...Int64(count)).contains(id) else { throw .unknown }
        return PhotoDetails(path: SyntheticPhoto(index: Int(id - 1)).name, capture: CaptureDetails())
    }

    public var status: GalleryStatus {
        GalleryStatus(thumbnails: .init(done: count, total: count), skipped: [], damaged: [])
    }

    /// Constant, because the drawings never change.
    static let version = "1"

    static let newestMonth = Month(year: 2025, month: 12)
}

public struct SyntheticPhotosError: Error, CustomStringConvertible {
    var count: Int
    public var description: String {
        "\(count) synthetic photos cannot be made. Give a number from 1 to \(SyntheticPhotos.largestCount)."
    }
}
