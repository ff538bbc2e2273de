import CollectionLayout

/// A story of events in a collection, with the expected view after every step. It is the same for every host.
///
/// Written as JSON, so that hosts in any language can play it. Extents and positions are in points, along the physical
/// axes.
package struct HostScript: Codable, Sendable {
    /// The seed of the story, to be printed when a host fails.
    package let seed: Int
    /// The capabilities of the host for which the story was made.
    package let traits: HostTraits
    package let axis: Axis
    package let isRightToLeft: Bool
    package let viewport: Extent
    /// The layouts of the sections, in order. They repeat if there are more sections than layouts.
    package let layouts: [ScriptLayout]
    package let sections: [Section]
    /// The expected view before the first step.
    package let opening: View
    package internal(set) var scenes: [Scene] = []

    package enum Axis: String, Codable, Sendable { case vertical, horizontal }

    package struct Extent: Codable, Hashable, Sendable {
        package var width: Double
        package var height: Double
    }

    package struct Section: Codable, Hashable, Sendable {
        /// The length of the header along the axis, in points; 0 for none. Headers are pinned.
        package var header: Double
        /// The length of the footer along the axis, in points; 0 for none. Footers are not pinned.
        package var footer: Double
        /// The identities of the items, which determine their sizes; see ``ScriptItem``. No two items of a script share
        /// one.
        package var items: [Int]
    }

    /// An event, and the expected view when the host has come to rest after it.
    package struct Scene: Codable, Sendable {
        package let step: Step
        package let view: View
    }

    /// An event. As JSON, it is an object with one property, which has the name of the case.
    package enum Step: Codable, Hashable, Sendable {
        /// A person scrolls at once, toward the end if the distance is positive. The ends of the content stop the
        /// scroll.
        case scroll(by: Double)
        case resize(to: Extent)
        case layout([ScriptLayout])
        /// Other sections replace all sections.
        case replace([Section])
        /// Items are deleted and inserted. The other items keep their sections and their order.
        case edit([Section])
        /// Measured items in view get another text, and must be measured again. Each item gets its next
        /// ``ScriptItem/revision``.
        case answer([Int])
    }

    /// The collection as a person sees it.
    package struct View: Codable, Sendable {
        /// The distance from the start of the content to the viewport along the axis, in points. Hosts that measure
        /// other items off the screen, or round their scroll positions, come to rest elsewhere.
        package let offset: Double
        /// The length of the content along the axis, in points.
        package let length: Double
        /// The items, headers and footers that are partly in the viewport, with their pinned frames.
        package let elements: [Element]
    }

    package struct Element: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Sendable { case item, header, footer }

        package let kind: Kind
        /// The identity of an item; the section index of a header or footer.
        package let name: Int
        /// The distance from the left edge of the viewport, in points.
        package let x: Double
        /// The distance from the upper edge of the viewport, in points.
        package let y: Double
        package let width: Double
        package let height: Double

        package init(_ kind: Kind, _ name: Int, _ frame: Rect) {
            self.kind = kind
            self.name = name
            (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
        }

        package var frame: Rect { Rect(x: x, y: y, width: width, height: height) }
    }
}
