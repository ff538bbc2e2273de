import CollectionLayout

/// A host's capabilities, and where it may behave in its own way. Sessions decide everything else, alike for all hosts.
package struct HostTraits: Codable, Sendable {
    package enum Place: String, Codable, Sendable {
        /// The scroll offset.
        case offset
        /// The item with the same number, counted through all sections.
        case itemNumber
    }

    package enum Held: String, Codable, Sendable {
        /// The item nearest to the viewport's center, at the point of the item that is there.
        case center
        /// The first item that begins in the viewport.
        case start
        /// No item: the viewport stays at its offset, as far as the content reaches.
        case nothing
    }

    package let name: String
    /// The unit of the extents and distances in its scripts, in points.
    package let unit: Double
    /// The distance beyond the viewport within which it shows and measures elements, in viewport lengths.
    package let margin: Double
    /// Whether a scroll is presented before the elements that it reveals are measured.
    package let presentsScrollsFirst: Bool
    /// Whether it describes all sections again for another size or layout, and reports a measured size only if it
    /// differs from the layout's. Other hosts report the sizes of items with another text one after another.
    package let describesAnew: Bool
    /// The item that holds its position when the size or the layout changes.
    package let heldWhenResized: Held
    /// The place that stays in view when the sections are replaced.
    package let keptWhenReplaced: Place
    /// Whether the first item holds its position in an edit.
    package let holdsInEdits: Bool
    /// Whether the items that a person has seen keep their lanes in an edit.
    package let keepsLanesInEdits: Bool
    /// Whether sections may have different layouts.
    package let mixesLayouts: Bool
    /// Whether it also scrolls horizontally, and from right to left.
    package let turns: Bool
    package let layouts: [ScriptLayout.Name]
}

extension HostTraits {
    /// The adapter for UIKit. Unlike a session, it has no views for elements that only touch the viewport's edge. Its
    /// unit is so small that they are rare.
    package static let adapter = HostTraits(
        name: "adapter", unit: 1 / 64, margin: 0, presentsScrollsFirst: false, describesAnew: true,
        heldWhenResized: .center,
        keptWhenReplaced: .offset, holdsInEdits: true, keepsLanesInEdits: false,
        mixesLayouts: true, turns: true, layouts: [.list, .waterfall, .justified, .grid, .staggered])

    /// UIKit's flow layout, whose delegate knows all sizes. Like UIKit's, it never changes the scroll position itself.
    package static let flow = HostTraits(
        name: "flow", unit: 1, margin: 0, presentsScrollsFirst: false, describesAnew: true, heldWhenResized: .nothing,
        keptWhenReplaced: .offset, holdsInEdits: false, keepsLanesInEdits: false,
        mixesLayouts: false, turns: false, layouts: [.flow])

    /// The web element.
    package static let element = HostTraits(
        name: "element", unit: 1, margin: 2 / 3, presentsScrollsFirst: true, describesAnew: false,
        heldWhenResized: .start,
        keptWhenReplaced: .itemNumber, holdsInEdits: true, keepsLanesInEdits: true,
        mixesLayouts: false, turns: true, layouts: [.waterfall, .justified, .grid, .staggered, .packed])

    package static let all = [adapter, flow, element]
}
