/// What a page needs to know to show one photo.
public struct Photo: Sendable, Encodable, Identifiable {
    public var id: Int64
    /// The file's name, without its folder.
    public var name: String
    /// Pixels, upright.
    public var width: Int
    /// Pixels, upright.
    public var height: Int
    public var caption: String?
    public var author: String?
    /// ISO 8601 by the camera's clock, without a time zone: "2024-06-01T18:30:00".
    public var taken: String?
    /// The average color as "#rrggbb", once a thumbnail has been made.
    public var color: String?
    /// Changes whenever the picture does, so that pictures may be kept forever under it.
    public var version: String
    /// Absent where it is not.
    public var favorite: Bool?
    public var hidden: Bool?
}

/// What there is to know of one photo beside what is seen.
public struct PhotoDetails: Sendable, Encodable {
    /// The file's path within the folder.
    public var path: String
    /// Bytes; `nil` for photos that are in no file.
    public var size: Int64?
    public var capture: CaptureDetails
}

/// A size a picture can be had in.
public enum Rendition: Sendable, Hashable {
    /// At most `rawValue` pixels wide.
    public enum Width: Int, Sendable, CaseIterable {
        case small = 320
        case medium = 640
        case large = 1280
    }

    case thumbnail(Width)
    /// Full size, in a format browsers can show.
    case original
    /// The file as it is, to be kept.
    case file
}

/// A picture that is ready to be sent.
public struct Picture: Sendable {
    public enum Content: Sendable {
        case bytes([UInt8])
        /// A file to be streamed.
        case file(RegularFile)
    }

    public var content: Content
    public var mediaType: String
    /// The version of the photo that this is a picture of.
    public var version: String
    /// The name of the file that it is.
    public var name: String?
}

/// Why there is no picture.
public enum PictureError: Error, Equatable {
    /// No photo has this id.
    case unknown
    /// The file was there when the folder was scanned, and is not any more.
    case gone
    /// The file cannot be decoded. The text is the predicate of a sentence about it.
    case undecodable(String)
    /// The file was changed while the picture was made of it.
    case changed
    /// The picture cannot be made now; the reason lies outside of the file. The text is a predicate, too.
    case unavailable(String)
    /// The picture could not be stored in the cache folder. The text is a sentence.
    case unwritable(String)
}
