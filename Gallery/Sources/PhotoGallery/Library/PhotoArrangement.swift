/// Photos in one order, divided into sections. It does not change when the source does.
public protocol PhotoArrangement: Sendable {
    /// The source's revision when the arrangement was made.
    var revision: Int { get }
    /// Whether some dates are not known yet: the photos are in the order of their names.
    var isReading: Bool { get }
    var count: Int { get }
    /// The number of photos that are videos. Anniversaries count once.
    var videoCount: Int { get }
    /// The number of anniversaries at the start. Each of these photos appears again at its position after them.
    var anniversaryCount: Int { get }
    /// The sections, in order. The sum of their counts is the number of photos.
    var sections: [PhotoSection] { get }
    /// The start of each month, if the photos are sorted by date; otherwise empty.
    var months: [MonthMark] { get }
    /// The photos' proportions, packed by ``PackedShape``.
    var shapes: [UInt8] { get }
    /// The number of characters of the photos' captions, at most 255.
    var captionLengths: [UInt8] { get }
    /// The photos' ids.
    var ids: [Photo.ID] { get }
    /// Returns the photos at these indices. Indices beyond the end are ignored.
    func photos(in range: Range<Int>) -> [Photo]
    /// Returns the index of a photo, after the anniversaries, or `nil` if the photo is not in the arrangement.
    func index(of id: Photo.ID) -> Int?
}

extension PhotoArrangement {
    public var anniversaryCount: Int { 0 }
    public var videoCount: Int { 0 }
    public var isReading: Bool { false }
}

/// A run of photos under one heading.
public struct PhotoSection: Sendable, Equatable, Encodable {
    /// The section's identity when photos are inserted and deleted. Titles may be equal.
    public var key: String
    public var title: String
    public var count: Int
    /// The number of them that are videos; `nil` for none.
    public var videos: Int?
    /// The part of the date that all photos of the section share, in sections by date: "2018", "2018-06" or
    /// "2018-06-03"; empty for photos without a date. Pages format it in their language.
    public var date: String?

    /// Returns the section above the others. No folder has a key that begins with a slash.
    static func anniversaries(_ count: Int) -> PhotoSection {
        PhotoSection(key: "/anniversaries", title: "On this day", count: count)
    }
}

/// A month among photos that are sorted by date.
public struct MonthMark: Sendable, Equatable, Encodable {
    /// The index of the month's first photo.
    public var index: Int
    public var year: Int
    /// 1 to 12.
    public var month: Int
}
