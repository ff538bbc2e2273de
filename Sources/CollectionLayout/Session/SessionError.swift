/// The reason for which a session refuses an event. The session is unchanged.
public enum SessionError: Error, Hashable, Sendable {
    /// An element does not exist, or a viewport or a measurement is not valid.
    case layout(LayoutError)
    /// An edit contradicts itself or the content.
    case edit(EditError)
    /// An offset, a progress or the position of a finger is infinite or not a number.
    case notFinite(Double)
    /// There is no section with this index.
    case noSuchSection(Int, count: Int)
    /// The number of described sections differs from that of the map, or the map's old sections differ from those of
    /// the session.
    case sectionCountsDiffer(expected: Int, given: Int)
    /// The number of items in a described or mapped section differs from that in the session.
    case itemCountsDiffer(section: Int, expected: Int, given: Int)
    /// Another item, given by its current name, is already dragged.
    case dragging(ElementID)
}

#if !$Embedded
    extension SessionError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .layout(let error): error.description
            case .edit(let error): error.description
            case .notFinite(let number):
                "an offset, a progress or a finger's position is \(number); give a finite number"
            case .noSuchSection(let section, let count):
                "section \(section) does not exist; the number of sections is \(count)"
            case .sectionCountsDiffer(let expected, let given):
                "\(given) sections are described or mapped, but there are \(expected)"
            case .itemCountsDiffer(let section, let expected, let given):
                "section \(section) is described or mapped with \(given) items, but has \(expected); apply an edit to "
                    + "insert or delete items, or reload the section"
            case .dragging(let id):
                "\(id) is still being dragged; drop it or cancel the drag first"
            }
        }
    }
#endif
