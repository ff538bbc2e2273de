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

    /// The corners of the group that are in the row.
    var corners: GroupCorners {
        guard environment == .insetGrouped, role == .cell else { return GroupCorners() }
        return GroupCorners(radius: ListMetrics.groupRadius, isFirst: isFirst, isLast: isLast)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
