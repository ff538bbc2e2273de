import CollectionLayout

/// What a host can be told, and what it may do in its own way. All else is decided by sessions, alike for all hosts.
package struct HostTraits: Codable, Sendable {
    package enum Place: String, Codable, Sendable {
        /// The offset.
        case offset
        /// The item with the same number, counted through all sections.
        case itemNumber
    }

    package let name: String
    /// How far beyond the viewport it shows and measures elements, in lengths of the viewport.
    package let margin: Double
    /// Whether a person has seen where they scrolled to before anything is measured there.
    package let presentsScrollsFirst: Bool
    /// What stays in its place when the size or the layout changes: the item nearest the center, or the first one.
    package let holdsCenterWhenResized: Bool
    /// What stays where it is when the content is another one.
    package let keptWhenReplaced: Place
    /// Whether it is told what has been inserted and deleted.
    package let hasEdits: Bool
    /// Whether sections may have different layouts.
    package let mixesLayouts: Bool
    /// Whether it scrolls along the horizontal axis too, and from right to left.
    package let turns: Bool
    package let layouts: [ScriptLayout.Name]
}

extension HostTraits {
    /// The adapter for UIKit.
    package static let adapter = HostTraits(
        name: "adapter", margin: 0, presentsScrollsFirst: false, holdsCenterWhenResized: true,
        keptWhenReplaced: .offset, hasEdits: true, mixesLayouts: true, turns: true,
        layouts: [.list, .waterfall, .justified, .grid, .staggered])

    /// The element for the web.
    package static let element = HostTraits(
        name: "element", margin: 0.5, presentsScrollsFirst: true, holdsCenterWhenResized: false,
        keptWhenReplaced: .itemNumber, hasEdits: false, mixesLayouts: false, turns: true,
        layouts: [.waterfall, .justified, .grid, .staggered, .packed])

    package static let all = [adapter, element]
}
