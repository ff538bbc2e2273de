import CollectionLayout
import Foundation

/// The exact preferred sizes of a flow layout's cells, which the core rounds to 1/64 point.
struct FlowSizes {
    private var sizes: [ElementID: CGSize] = [:]
    private var sum = CGSize.zero

    subscript(id: ElementID) -> CGSize? { sizes.isEmpty ? nil : sizes[id] }

    mutating func insert(_ size: CGSize, of id: ElementID) {
        let old = sizes.updateValue(size, forKey: id) ?? .zero
        sum.width += size.width - old.width
        sum.height += size.height - old.height
    }

    /// Returns the preferred sizes of items for which an arrangement has estimates. The arrangement does not know that
    /// preferred sizes are valid in any section.
    func unknown(to arrangement: Arrangement) -> [MeasuredSize] {
        sizes.compactMap { id, size in
            guard let known = arrangement.size(of: id), known.isEstimate else { return nil }
            let orientation = arrangement.orientation
            return MeasuredSize(
                id, length: orientation.length(of: size.core), breadth: orientation.breadth(of: size.core))
        }
    }

    /// The mean of all preferred sizes; nil if there is none.
    var mean: CGSize? {
        guard !sizes.isEmpty else { return nil }
        let count = CGFloat(sizes.count)
        return CGSize(width: sum.width / count, height: sum.height / count)
    }

    /// Returns the sizes after an update, without those of changed items, which are measured again.
    func mapped(through map: CollectionMap) -> FlowSizes {
        var mapped = FlowSizes()
        for (id, size) in sizes {
            if let new = map.newID(of: id), !map.isChanged(new) { mapped.insert(size, of: new) }
        }
        return mapped
    }
}
