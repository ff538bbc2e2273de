import Foundation

/// The comparison of a layout's answers for rectangles with its answers for single elements. A collection view relies
/// on their being equal.
@MainActor struct LayoutValidation {
    private let boundary: LayoutBoundary

    init(_ boundary: LayoutBoundary) { self.boundary = boundary }

    func check(_ elements: [Element], counts: DataCounts) {
        for element in elements {
            let name =
                "\(element.key.category == .cell ? "item" : element.key.kind) \(element.key.indexPath.shortDescription)"
            guard let single = boundary.attributes(for: element.key, counts: counts) else {
                boundary.warnOnce(
                    "\(type(of: boundary.layout)) returns attributes for \(name) in a rectangle, but nil for its index path"
                )
                continue
            }
            if single.look != element.attributes.look {
                boundary.warnOnce(
                    "\(type(of: boundary.layout)) returns different attributes for \(name): \(element.attributes) in a "
                        + "rectangle, but \(single) for its index path")
            }
        }
    }
}
