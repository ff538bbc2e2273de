import CollectionLayout

/// What a host can be told, and what it may do in its own way. All else is decided by sessions, alike for all hosts.
package struct HostTraits: Codable, Sendable {
    package enum Place: String, Codable, Sendable {
        /// The offset.
        case offset
        /// The item with the same number, counted through all sections.
        case itemNumber
    }

    package enum Held: String, Codable, Sendable {
        /// The item nearest the center, at the very point of it that is there.
        case center
        /// The first item that begins in the viewport.
        case start
        /// No item: the viewport stays at its offset, as far as the content reaches.
        case nothing
    }

    package let name: String
    /// Extents and distances in its scripts are multiples of so many points.
    package let unit: Double
    /// How far beyond the viewport it shows and measures elements, in lengths of the viewport.
    package let margin: Double
    /// Whether a person has seen where they scrolled to before anything is measured there.
    package let presentsScrollsFirst: Bool
    /// Whether all sections are described anew for another size or layout, and a measured size is told only where it is another one
    /// than the layout has. If not, items that have another text tell their sizes one after the other.
    package let describesAnew: Bool
    /// What stays in its place when the size or the layout changes.
    package let heldWhenResized: Held
    /// What stays where it is when the content is another one.
    package let keptWhenReplaced: Place
    /// Whether it is told what has been inserted and deleted.
    package let hasEdits: Bool
    /// Whether the first item stays in its place then.
    package let holdsInEdits: Bool
    /// Whether sections may have different layouts.
    package let mixesLayouts: Bool
    /// Whether it scrolls along the horizontal axis too, and from right to left.
    package let turns: Bool
    package let layouts: [ScriptLayout.Name]
}

extension HostTraits {
    /// The adapter for UIKit. Elements that only touch the edge of the viewport have no views, unlike in sessions: so its scripts
    /// have extents at which that hardly happens.
    package static let adapter = HostTraits(
        name: "adapter", unit: 1 / 64, margin: 0, presentsScrollsFirst: false, describesAnew: true,
        heldWhenResized: .center,
        keptWhenReplaced: .offset, hasEdits: true, holdsInEdits: true, mixesLayouts: true, turns: true,
        layouts: [.list, .waterfall, .justified, .grid, .staggered])

    /// The flow layout of UIKit, whose delegate knows all sizes. It scrolls as UIKit does: not by itself.
    package static let flow = HostTraits(
        name: "flow", unit: 1, margin: 0, presentsScrollsFirst: false, describesAnew: true, heldWhenResized: .nothing,
        keptWhenReplaced: .offset, hasEdits: true, holdsInEdits: false, mixesLayouts: false, turns: false,
        layouts: [.flow])

    /// The element for the web.
    package static let element = HostTraits(
        name: "element", unit: 1, margin: 0.5, presentsScrollsFirst: true, describesAnew: false,
        heldWhenResized: .start,
        keptWhenReplaced: .itemNumber, hasEdits: false, holdsInEdits: false, mixesLayouts: false, turns: true,
        layouts: [.waterfall, .justified, .grid, .staggered, .packed])

    package static let all = [adapter, flow, element]
}
