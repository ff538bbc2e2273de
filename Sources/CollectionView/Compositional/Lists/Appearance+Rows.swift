import Foundation

/// The properties of rows that an appearance determines.
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

    var margin: CGFloat { self == .insetGrouped || self == .sidebar ? ListMetrics.margin : 0 }

    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

    var hasSeparators: Bool { self != .sidebar && self != .sidebarPlain }

    /// Whether the last row of a section has a line below it.
    var separatesLastRow: Bool { self == .plain }
}
