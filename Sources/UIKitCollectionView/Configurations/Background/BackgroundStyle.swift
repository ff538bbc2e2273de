import Foundation

/// The purpose of a background configuration.
enum BackgroundStyle: Hashable, Sendable {
    case clear
    case listCell, listHeaderFooter
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter, sidebarCell, sidebarHeader

    /// Returns the standard appearance in a state.
    func look(in state: LookState) -> BackgroundLook {
        let isActive = state.isSelected || state.isHighlighted
        switch inList(state.environment) {
        case .plainCell: return BackgroundLook(color: isActive ? .systemGray4 : .systemBackground)
        case .groupedCell: return BackgroundLook(color: isActive ? .systemGray4 : .secondarySystemGroupedBackground)
        case .sidebarCell:
            return BackgroundLook(
                color: isActive ? .systemFill : .clear, cornerRadius: 10,
                insets: NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0))
        case .plainHeaderFooter: return BackgroundLook(color: .secondarySystemBackground)
        default: return BackgroundLook(color: .clear)
        }
    }

    /// Returns the style of a row, header or footer in a list.
    private func inList(_ environment: UIListEnvironment) -> BackgroundStyle {
        switch (self, environment) {
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
        case (.listCell, .plain): .plainCell
        case (.listHeaderFooter, .plain): .plainHeaderFooter
        default: self
        }
    }
}

/// The part of a background that depends on the state.
struct BackgroundLook: Hashable {
    var color: UIColor?
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero

    /// Applies the difference between two standard appearances. A property that differs from the first one was set by
    /// the app, and stays.
    mutating func follow(from old: BackgroundLook, to new: BackgroundLook) {
        if color == old.color { color = new.color }
        if cornerRadius == old.cornerRadius { cornerRadius = new.cornerRadius }
        if insets == old.insets { insets = new.insets }
    }
}
