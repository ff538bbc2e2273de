extension UIListContentConfiguration {
    /// Returns the content of a row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    /// Returns the content of a row with the second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
    /// Returns the content of a row with the second text at its end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// Returns the content of a header in the style of the list that contains the view.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
    /// Returns the content of a footer in the style of the list that contains the view.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
    /// Returns the content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
    /// Returns the content of a header in an inset grouped list, with larger text.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }
    /// Returns the content of a header in an inset grouped list, with even larger text.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }

    /// Returns the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// Returns the content of a cell in a sidebar with a second line of text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    /// Returns the content of a cell in a sidebar with more space around it, for an image.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarCell)
    }
    /// Returns the content of a cell with a second line of text in a sidebar beside another list.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
    }
    /// Returns the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
