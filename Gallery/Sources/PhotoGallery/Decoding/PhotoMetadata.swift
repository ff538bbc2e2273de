import CPhoto
import Foundation

/// What people and cameras wrote into a photo, of which only what a gallery shows is kept.
struct PhotoMetadata: Sendable, Equatable, Codable {
    var caption: String?
    var author: String?
    /// ISO 8601 by the camera's clock, without a time zone.
    var taken: String?

    init(caption: String?, author: String?, taken: String?) {
        self.caption = caption
        self.author = author
        self.taken = taken
    }

    /// Reads EXIF, IPTC and XMP; everything is `nil` when there is none.
    init(of path: String) {
        guard let metadata = photo_metadata_open(path) else { return }
        defer { photo_metadata_close(metadata) }
        // Descriptions that people write come before the ones cameras fill in.
        caption =
            first(
                of: [
                    "Xmp.dc.description", "Iptc.Application2.Caption", "Exif.Image.ImageDescription",
                    "Exif.Photo.UserComment",
                    "Exif.Image.XPComment",
                ], in: metadata, Caption.init(raw:))?.text
        author =
            first(
                of: ["Xmp.dc.creator", "Iptc.Application2.Byline", "Exif.Image.Artist", "Exif.Image.XPAuthor"],
                in: metadata,
                Caption.init(raw:))?.text
        taken =
            first(
                of: [
                    "Exif.Photo.DateTimeOriginal", "Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated",
                    "Exif.Photo.DateTimeDigitized", "Exif.Image.DateTime",
                ], in: metadata, DateTaken.init(raw:))?.text
    }

    private func first<Value>(of tags: [String], in metadata: OpaquePointer, _ read: (String) -> Value?) -> Value? {
        for tag in tags {
            guard let string = photo_metadata_string(metadata, tag) else { continue }
            defer { photo_string_free(string) }
            if let value = read(Self.text(of: string)) { return value }
        }
        return nil
    }

    /// Old EXIF and IPTC text is in no declared encoding: what is not UTF-8 is most likely Latin-1.
    private static func text(of string: UnsafePointer<CChar>) -> String {
        String(validatingCString: string)
            ?? String(
                String.UnicodeScalarView(
                    UnsafeBufferPointer(start: string, count: strlen(string)).map {
                        Unicode.Scalar(UInt8(bitPattern: $0))
                    }))
    }
}
