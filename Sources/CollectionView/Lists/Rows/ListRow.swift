/// The properties of one row, header or footer of a list.
struct ListRow: Hashable, Sendable {
    enum Role: Hashable, Sendable {
        case cell, header, footer
    }

    var environment: UIListEnvironment
    var role: Role
    /// Whether a group of rows begins with it.
    var isFirst = false
    /// Whether a group of rows ends with it.
    var isLast = false
    /// The line above the row; nil for none.
    var topLine: ListLine?
    /// The kind of the decoration that shows the line below the row.
    var lineKind: String

    /// The corners of the group that are in the row.
    var corners: GroupCorners {
        guard environment == .insetGrouped, role == .cell else { return GroupCorners() }
        return GroupCorners(radius: ListMetrics.groupRadius, isFirst: isFirst, isLast: isLast)
    }
}
