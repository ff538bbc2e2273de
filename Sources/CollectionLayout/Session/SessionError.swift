/// Why a session refuses an event. The session is as it was.
public enum SessionError: Error, Hashable, Sendable {
    /// An element or a viewport that does not exist or makes no sense.
    case layout(LayoutError)
    /// An edit that contradicts itself or the content.
    case edit(EditError)
    /// An offset or a velocity is infinite or not a number.
    case notFinite(Double)
    /// There is no section with this index.
    case noSuchSection(Int, count: Int)
    /// The number of described sections differs from that of the map, or the map's old sections differ from those of
    /// the session.
    case sectionCountsDiffer(expected: Int, given: Int)
    /// A described section has other items than the map leads to.
    case itemCountsDiffer(section: Int, expected: Int, given: Int)
    /// An item, by its present name, is being dragged, and another one cannot be picked up.
    case dragging(ElementID)
}

#if !$Embedded
    extension SessionError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .layout(let error): error.description
            case .edit(let error): error.description
            case .notFinite(let number): "an offset or a velocity is \(number); it must be finite"
            case .noSuchSection(let section, let count):
                "there is no section \(section); there are \(count), counted from 0"
            case .sectionCountsDiffer(let expected, let given):
                "\(given) sections do not fit the map, which speaks of \(expected); give as many as the map leads to"
            case .itemCountsDiffer(let section, let expected, let given):
                "section \(section) is given with \(given) items, but has \(expected) after the change; apply an edit to "
                    + "insert or delete items, or reload the section"
            case .dragging(let id):
                "item \(id.item) of section \(id.section) is dragged already; drop it or cancel the drag first"
            }
        }
    }
#endif
