/// Which photos are shown, in which sections and which order.
public struct PhotoQuery: Hashable, Sendable {
    public var grouping: Grouping
    public var sort: SortOrder
    /// Words that all have to be found; empty for every photo.
    public var words: String
    public var shelf: Shelf
    /// The day whose anniversaries come first, once more, in a section of their own; `nil` for no such section.
    public var today: CalendarDay?

    /// - Parameter sort: by default names within folders, and the newest first everywhere else.
    public init(
        grouping: Grouping = .folder, sort: SortOrder? = nil, words: String = "", shelf: Shelf = .all,
        today: CalendarDay? = nil
    ) {
        self.grouping = grouping
        self.sort = sort ?? (grouping == .folder ? .name : .newest)
        self.words = words
        self.shelf = shelf
        self.today = today
    }
}

/// How photos are put into sections.
public enum Grouping: String, Sendable, CaseIterable {
    case folder, day, month, year
    /// All in one section.
    case none
}

/// The order of photos within a section. Sections by date have the order of dates: the oldest first only for ``oldest``.
public enum SortOrder: String, Sendable, CaseIterable {
    case name, newest, oldest
}
