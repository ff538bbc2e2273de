/// Photos in one order, cut into sections. It stays as it is when the source changes.
public protocol PhotoArrangement: Sendable {
    /// The revision of the source that it was made of.
    var revision: Int { get }
    var count: Int { get }
    /// How many photos at the start are anniversaries: each of them also stands at its place after these.
    var anniversaryCount: Int { get }
    /// Consecutive; their counts add up to the number of photos.
    var sections: [PhotoSection] { get }
    /// Where each month begins, when the photos are in the order of dates; else empty.
    var months: [MonthMark] { get }
    /// The photos' proportions, packed as ``PackedShape``.
    var shapes: [UInt8] { get }
    /// The number of characters of the photos' captions, at most 255.
    var captionLengths: [UInt8] { get }
    /// The photos' ids.
    var ids: [Photo.ID] { get }
    /// What is known of the photos at these indices; indices beyond the end are left out.
    func photos(in range: Range<Int>) -> [Photo]
    /// Where a photo stands after the anniversaries, or `nil` when it is not among these.
    func index(of id: Photo.ID) -> Int?
}

extension PhotoArrangement {
    public var anniversaryCount: Int { 0 }
}

/// A run of photos under one heading.
public struct PhotoSection: Sendable, Equatable, Encodable {
    /// What the section is known by when photos come and go: titles may be alike.
    public var key: String
    public var title: String
    public var count: Int
    /// In sections by date, as much of it as the photos have in common: "2018", "2018-06" or "2018-06-03"; empty for photos
    /// that have none. Pages write it in their language.
    public var date: String?

    /// The section above the others. No folder has a key that begins with a slash.
    static func anniversaries(_ count: Int) -> PhotoSection {
        PhotoSection(key: "/anniversaries", title: "On this day", count: count)
    }
}

/// A month among photos that are in the order of dates.
public struct MonthMark: Sendable, Equatable, Encodable {
    /// The index of its first photo.
    public var index: Int
    public var year: Int
    /// 1 to 12.
    public var month: Int
}
