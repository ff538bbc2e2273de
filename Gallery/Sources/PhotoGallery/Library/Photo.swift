/// The data that a page needs to show a photo.
public struct Photo: Sendable, Encodable, Identifiable {
    public var id: Int64
    /// The file's name, without its folder.
    public var name: String
    /// The path of the file's folder, within the photo folder; empty for the photo folder itself.
    public var folder: String
    /// In pixels, upright.
    public var width: Int
    /// In pixels, upright.
    public var height: Int
    public var caption: String?
    public var author: String?
    /// The date in ISO 8601 by the camera's clock, without a time zone, such as "2024-06-01T18:30:00".
    public var taken: String?
    /// The average color as "#rrggbb"; `nil` until a thumbnail has been made.
    public var color: String?
    /// A text that changes whenever the picture does, so that pictures may be cached forever by it.
    public var version: String
    /// Absent for pictures that do not move.
    public var video: Video?
    /// Whether the photo is so large that it is shown in tiles: `true` or absent.
    public var tiles: Bool?
    /// The version of the video that belongs to a live photo; absent for other photos.
    public var motion: String?
    /// `true` or absent.
    public var favorite: Bool?
    public var hidden: Bool?
}

/// The data that a page needs to play a video.
public struct Video: Sendable, Encodable {
    /// The media type for playing it.
    public var type: String
    /// In seconds; `nil` if it is not known.
    public var duration: Double?
    /// `true` or absent. Without a poster, the size of the pictures is not known either.
    public var hasPoster: Bool?
}

/// The details of a photo that are not part of its picture.
public struct PhotoDetails: Sendable, Encodable {
    /// The file's path, within the photo folder.
    public var path: String
    /// The size in bytes; `nil` for made-up photos.
    public var size: Int64?
    public var capture: CaptureDetails
}

/// A form in which a picture is available.
public enum Rendition: Sendable, Hashable {
    /// The largest width, in pixels.
    public enum Width: Int, Sendable, CaseIterable {
        case small = 320
        case medium = 640
        case large = 1280
    }

    case thumbnail(Width)
    /// The full size, in a format that browsers can show.
    case original
    /// The unchanged file, for downloads.
    case file
    /// The video of a live photo.
    case motion
    /// A part of a very large photo.
    case tile(Tile)
}

/// A picture that is ready to be sent.
public struct Picture: Sendable {
    public enum Content: Sendable {
        case bytes([UInt8])
        /// A file, which is streamed.
        case file(RegularFile)
    }

    public var content: Content
    public var mediaType: String
    /// The version of the photo.
    public var version: String
    /// The name of the original file, if the picture is that file.
    public var name: String?
}

/// The reason why there is no picture.
public enum PictureError: Error, Equatable {
    /// No photo has this id.
    case unknown
    /// The file existed when the folder was scanned, and does not any more.
    case gone
    /// The file cannot be decoded. The text is the predicate of a sentence about it.
    case undecodable(String)
    /// The file changed while the picture was being made.
    case changed
    /// The picture cannot be made now, for a reason outside of the file. The text is a predicate, too.
    case unavailable(String)
    /// The picture could not be stored in the cache folder. The text is a sentence.
    case unwritable(String)
}
