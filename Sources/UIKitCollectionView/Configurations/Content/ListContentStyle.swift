import Foundation

/// The purpose of a list content configuration.
enum ListContentStyle: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    /// Returns the standard appearance in a state.
    func look(in state: LookState) -> ListContentLook {
        var look = ListContentLook()
        switch inList(state.environment) {
        case .cell, .subtitleCell, .header, .footer: break
        case .valueCell:
            look.isSideBySide = true
            look.secondaryText.font = .preferredFont(forTextStyle: .body)
        case .sidebarCell, .sidebarSubtitleCell: look.margins.leading = 12
        case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            look.margins = NSDirectionalEdgeInsets(top: 14, leading: 12, bottom: 14, trailing: 16)
        case .plainHeader: look.asHeader(.systemFont(ofSize: 17, weight: .semibold), .label)
        case .sidebarHeader: look.asHeader(.systemFont(ofSize: 20, weight: .semibold), .label)
        case .prominentHeader: look.asHeader(.systemFont(ofSize: 20, weight: .bold), .label)
        case .extraProminentHeader: look.asHeader(.systemFont(ofSize: 22, weight: .bold), .label)
        case .groupedHeader:
            look.asHeader(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
            look.text.transform = .uppercase
        case .plainFooter, .groupedFooter: look.asHeader(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
        }
        if state.isDisabled {
            (look.text.color, look.secondaryText.color) = (.tertiaryLabel, .tertiaryLabel)
            look.image.tintColor = .tertiaryLabel
        }
        return look
    }

    /// Returns the style, with headers and footers in the style of the list that contains them.
    private func inList(_ environment: UIListEnvironment) -> ListContentStyle {
        switch (self, environment) {
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.header, _): .plainHeader
        case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
        case (.footer, _): .plainFooter
        default: self
        }
    }
}

extension ListContentLook {
    fileprivate mutating func asHeader(_ font: UIFont, _ color: UIColor) {
        text = Text(font, color)
        secondaryText = Text(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
        (margins.top, margins.bottom) = (8, 8)
    }
}
