/// An error for an input that an arrangement refuses.
public enum LayoutError: Error, Hashable, Sendable {
    /// The viewport has a width or height that is negative, infinite or not a number.
    case invalidViewport(Size)
    /// The element does not exist in this arrangement, or cannot be measured.
    case noSuchElement(ElementID)
    /// A measured length is negative, infinite or not a number.
    case invalidLength(Double, ElementID)
    /// A measured breadth is negative, infinite or not a number.
    case invalidBreadth(Double, ElementID)
    /// The section does not exist, or does not scroll across.
    case doesNotScroll(section: Int)
    /// The section does not exist in this arrangement.
    case noSuchSection(Int, count: Int)
}

#if !$Embedded
    extension LayoutError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .invalidViewport(let size):
                "the viewport is \(size.width) × \(size.height) points; both must be finite and not negative"
            case .noSuchElement(let id):
                id.kind.isMeasurable
                    ? "there is no \(id)"
                    : "there is no \(id), or it is to be measured, although its section determines its size"
            case .invalidLength(let length, let id):
                "\(id) was measured to be \(length) points long; a length must be finite and not negative"
            case .invalidBreadth(let breadth, let id):
                "\(id) was measured to be \(breadth) points broad; a breadth must be finite and not negative"
            case .doesNotScroll(let section):
                "section \(section) does not exist or does not scroll across; give an orthogonal section"
            case .noSuchSection(let section, let count):
                "section \(section) does not exist; the number of sections is \(count)"
            }
        }
    }
#endif
