import CollectionLayout

/// A story that happens to a collection, and what is to be seen after every step of it: the same one for every host.
///
/// It is written as JSON, so that hosts play it in whatever language they are written in. Extents and positions are in points, along
/// the physical axes.
package struct HostScript: Codable, Sendable {
    /// What it was made of; to be printed where a host fails.
    package let seed: Int
    /// What is expected of the host, and how the host may differ from others.
    package let traits: HostTraits
    package let axis: Axis
    package let isRightToLeft: Bool
    package let viewport: Extent
    /// The layout of the first section, of the second one, and so on, again from the start where there are more sections.
    package let layouts: [ScriptLayout]
    package let sections: [Section]
    /// What is to be seen before the first step.
    package let opening: View
    package internal(set) var scenes: [Scene] = []

    package enum Axis: String, Codable, Sendable { case vertical, horizontal }

    package struct Extent: Codable, Hashable, Sendable {
        package var width: Double
        package var height: Double
    }

    package struct Section: Codable, Hashable, Sendable {
        /// How long the header is, along the axis; 0 for none. It is pinned.
        package var header: Double
        /// Likewise; not pinned.
        package var footer: Double
        /// Items by their identity, of which their sizes are functions; see ``ScriptItem``. None occurs twice in a script.
        package var items: [Int]
    }

    /// Something that happens, and what is to be seen when the host has come to rest after it.
    package struct Scene: Codable, Sendable {
        package let step: Step
        package let view: View
    }

    /// Written as an object of one property, which has the name of the case.
    package enum Step: Codable, Hashable, Sendable {
        /// A person scrolls so far toward the end, at once. Beyond the ends of the content nobody comes.
        case scroll(by: Double)
        case resize(to: Extent)
        case layout([ScriptLayout])
        /// The content is another one.
        case replace([Section])
        /// Items are deleted and inserted: what stays is in the same section and the same order. Only for hosts that are told of edits.
        case edit([Section])
        /// Items that are in view, and have told their length, have another text: they are to be measured again. Each item gets its
        /// next ``ScriptItem/revision``.
        case answer([Int])
    }

    /// What a person sees.
    package struct View: Codable, Sendable {
        /// How far the viewport is from the start of the content along the axis, and how long the content is. Hosts that measure
        /// other items off the screen, or round what they scroll by, come to rest elsewhere.
        package let offset: Double
        package let length: Double
        /// Items, headers and footers of which a part is in the viewport, pinned as they are seen.
        package let elements: [Element]
    }

    package struct Element: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Sendable { case item, header, footer }

        package let kind: Kind
        /// The identity of an item; the index of the section of a header or a footer.
        package let name: Int
        /// From the left and the upper edge of the viewport.
        package let x: Double
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
