/// A selection of photos, with their sections and their order.
public struct PhotoQuery: Hashable, Sendable {
    public var grouping: Grouping
    public var sort: SortOrder
    /// The words, all of which must be found; empty for every photo.
    public var words: String
    public var shelf: Shelf
    /// The path of a folder within the photo folder, whose photos are chosen with those of all folders in it; empty for
    /// every folder. In bytes, because two names may differ only in the encoding of an accent.
    public var folder: [UInt8]
    /// The day whose anniversaries are repeated in a section at the start; `nil` for no such section.
    public var today: CalendarDay?

    /// - Parameter sort: by default, names within folders, and the newest first in all other groupings.
    public init(
        grouping: Grouping = .folder, sort: SortOrder? = nil, words: String = "", shelf: Shelf = .all,
        folder: String = "", today: CalendarDay? = nil
    ) {
        self.grouping = grouping
        self.sort = sort ?? (grouping == .folder ? .name : .newest)
        self.words = words
        self.shelf = shelf
        self.folder = Array(folder.utf8)
        self.today = today
    }

    /// The same photos in the order of names, for the time when their dates are not known yet.
    var withoutDates: PhotoQuery {
        var query = self
        if grouping != .none { query.grouping = .folder }
        query.sort = .name
        query.today = nil
        return query
    }
}

/// The way in which photos are divided into sections.
public enum Grouping: String, Sendable, CaseIterable {
    case folder, day, month, year
    /// All photos in one section.
    case none
}

/// The order of photos within a section. Sections by date are sorted by date: the oldest first only for ``oldest``.
public enum SortOrder: String, Sendable, CaseIterable {
    case name, newest, oldest
}
