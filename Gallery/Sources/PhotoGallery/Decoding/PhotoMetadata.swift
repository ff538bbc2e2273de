import CPhoto
import Foundation

/// The part of a photo's metadata that a gallery shows.
struct PhotoMetadata: Sendable, Equatable, Codable {
    var caption: String?
    var author: String?
    /// The date in ISO 8601 by the camera's clock, without a time zone.
    var taken: String?

    init(caption: String? = nil, author: String? = nil, taken: String? = nil) {
        self.caption = caption
        self.author = author
        self.taken = taken
    }

    /// Reads EXIF, IPTC and XMP; everything is `nil` if there is none.
    init(of metadata: borrowing MetadataFile) {
        // Descriptions by people take precedence over those that cameras fill in.
        caption =
            metadata.first(
                of: [
                    "Xmp.dc.description", "Iptc.Application2.Caption", "Exif.Image.ImageDescription",
                    "Exif.Photo.UserComment",
                    "Exif.Image.XPComment",
                ], Caption.init(raw:))?.text
        author =
            metadata.first(
                of: ["Xmp.dc.creator", "Iptc.Application2.Byline", "Exif.Image.Artist", "Exif.Image.XPAuthor"],
                Caption.init(raw:))?.text
        taken =
            metadata.first(
                of: [
                    "Exif.Photo.DateTimeOriginal", "Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated",
                    "Exif.Photo.DateTimeDigitized", "Exif.Image.DateTime",
                ], DateTaken.init(raw:))?.text
    }
}

/// The metadata in one file, open for reading.
struct MetadataFile: ~Copyable {
    private let metadata: OpaquePointer
    /// Previews are read from the file later.
    private let file: RegularFile

    /// Opens a file's metadata; `nil` if none can be read.
    init?(_ file: RegularFile) {
        guard let metadata = file.withPath(photo_metadata_open) ?? Self.open(CanonRaw(file)?.metadata) else {
            return nil
        }
        self.metadata = metadata
        self.file = file
    }

    private static func open(_ block: [UInt8]?) -> OpaquePointer? {
        guard let block, !block.isEmpty else { return nil }
        return photo_metadata_open_bytes(block, block.count)
    }

    deinit { photo_metadata_close(metadata) }

    /// Returns the value of the first tag that has one.
    func first<Value>(of tags: [String], _ read: (String) -> Value?) -> Value? {
        for tag in tags {
            guard let string = photo_metadata_string(metadata, tag) else { continue }
            defer { photo_string_free(string) }
            if let value = read(Self.text(of: string)) { return value }
        }
        return nil
    }

    /// The bytes of the part that the camera's maker has defined.
    var makerNote: [UInt8] {
        var count = 0
        guard let bytes = photo_metadata_bytes(metadata, "Exif.Photo.MakerNote", &count) else { return [] }
        defer { photo_string_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// The largest JPEG preview.
    var preview: [UInt8] {
        var count = 0
        guard let bytes = photo_metadata_preview(metadata, &count) else { return [] }
        defer { photo_string_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// The orientation by EXIF, 1 to 8.
    var orientation: Int32 { photo_metadata_orientation(metadata) }

    /// The position where the photo was taken, in degrees north and east.
    var position: (latitude: Double, longitude: Double)? {
        var (latitude, longitude) = (0.0, 0.0)
        guard photo_metadata_position(metadata, &latitude, &longitude) == 0, abs(latitude) <= 90, abs(longitude) <= 180,
            latitude != 0 || longitude != 0
        else { return nil }
        return (latitude, longitude)
    }

    /// Old EXIF and IPTC text does not declare its encoding. Text that is not UTF-8 is most likely Latin-1.
    private static func text(of string: UnsafePointer<CChar>) -> String {
        String(validatingCString: string)
            ?? String(
                String.UnicodeScalarView(
                    UnsafeBufferPointer(start: string, count: strlen(string)).map {
                        Unicode.Scalar(UInt8(bitPattern: $0))
                    }))
    }
}
