/// Made-up photos for trying scale: any number, the same ones every time, drawn when asked for, nothing stored.
///
/// Folders and months cut the same order, so an id is an index plus one in both groupings.
public struct SyntheticPhotos: PhotoSource {
    public static let largestCount = 10_000_000

    public let count: Int
    public var title: String { "Synthetic" }
    public var isSynthetic: Bool { true }

    private let folders: SyntheticSections
    private let months: SyntheticSections

    /// Throws ``SyntheticPhotosError`` for fewer than one or more than ``largestCount``.
    public init(count: Int) throws(SyntheticPhotosError) {
        guard (1...Self.largestCount).contains(count) else { throw SyntheticPhotosError(count: count) }
        self.count = count
        folders = .folders(of: count)
        months = .months(of: count)
    }

    public func sections(by grouping: Grouping) -> [PhotoSection] {
        switch grouping {
        case .folder:
            folders.titled { section in
                let places = SyntheticPhoto.places
                return "\(places[section % places.count]) \(section / places.count + 1)"
            }
        case .month: months.titled { Self.newestMonth.earlier(by: $0).title }
        }
    }

    public func shapes(by grouping: Grouping) -> [UInt8] {
        PackedShape.bytes(count: count) { index in
            let size = SyntheticPhoto(index: index).size
            return PackedShape.pack(width: size.width, height: size.height)
        }
    }

    public func captionLengths(by grouping: Grouping) -> [UInt8] {
        (0..<count).map { UInt8(SyntheticPhoto(index: $0).captionLength) }
    }

    public func photos(by grouping: Grouping, in range: Range<Int>) -> [Photo] {
        range.clamped(to: 0..<count).map { index in
            let photo = SyntheticPhoto(index: index)
            let (width, height) = photo.size
            return Photo(
                id: Int64(index + 1), name: photo.name, width: width, height: height, caption: photo.caption,
                author: photo.author, taken: taken(index),
                color: CSSColor.hex(SyntheticDrawing(of: photo).averageColor),
                version: Self.version)
        }
    }

    public func index(of id: Photo.ID, by grouping: Grouping) -> Int? {
        (1...Int64(count)).contains(id) ? Int(id - 1) : nil
    }

    public func picture(of id: Photo.ID, _ rendition: Rendition) async throws(PictureError) -> Picture {
        guard let index = index(of: id, by: .folder) else { throw .unknown }
        let photo = SyntheticPhoto(index: index)
        let width =
            switch rendition {
            case .thumbnail(let width): width.rawValue
            case .original: photo.size.width
            }
        let drawing = SyntheticDrawing(of: photo).svg(width: width)
        return Picture(content: .bytes(Array(drawing.utf8)), mediaType: "image/svg+xml", version: Self.version)
    }

    public var status: GalleryStatus {
        GalleryStatus(thumbnails: .init(done: count, total: count), skipped: [], damaged: [])
    }

    /// The drawings stay the same.
    private static let version = "1"

    private static let newestMonth = Month(year: 2025, month: 12)

    /// Evenly spread over the month, the newest first as in the order of months.
    private func taken(_ index: Int) -> String {
        let section = months.section(of: index)
        let (start, end) = (months.starts[section], months.starts[section + 1])
        let month = Self.newestMonth.earlier(by: section)
        let minute = (end - index) * month.dayCount * 1440 / (end - start + 1)
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(month.year)-\(padded(month.month))-\(padded(minute / 1440 + 1))"
            + "T\(padded(minute / 60 % 24)):\(padded(minute % 60)):00"
    }
}

public struct SyntheticPhotosError: Error, CustomStringConvertible {
    var count: Int
    public var description: String {
        "\(count) synthetic photos cannot be made. Give a number from 1 to \(SyntheticPhotos.largestCount)."
    }
}
