/// The properties of one row, header or footer of a list.
package struct ListRow: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case cell, header, footer
    }

    package var environment: UIListEnvironment
    package var role: Role
    /// Whether a group of rows begins with it.
    package var isFirst: Bool
    /// Whether a group of rows ends with it.
    package var isLast: Bool
    /// The line above the row; nil for none.
    package var topLine: ListLine?
    /// The kind of the decoration that shows the line below the row.
    package var lineKind: String

    package init(
        environment: UIListEnvironment, role: Role, isFirst: Bool = false, isLast: Bool = false,
        topLine: ListLine? = nil, lineKind: String
    ) {
        (self.environment, self.role) = (environment, role)
        (self.isFirst, self.isLast) = (isFirst, isLast)
        (self.topLine, self.lineKind) = (topLine, lineKind)
    }

    /// The corners of the group that are in the row.
    var corners: GroupCorners {
        guard environment == .insetGrouped, role == .cell else { return GroupCorners() }
        return GroupCorners(radius: ListMetrics.groupRadius, isFirst: isFirst, isLast: isLast)
    }
}
