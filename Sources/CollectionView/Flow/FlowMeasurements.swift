import CollectionLayout
import Foundation

/// What the cells of a flow layout have said about their sizes.
struct FlowMeasurements {
    private var measured: [ElementID: (measurement: MeasuredSize, size: CGSize)] = [:]
    private var sum = CGSize.zero

    var isEmpty: Bool { measured.isEmpty }

    var all: [MeasuredSize] { measured.values.map(\.measurement) }

    func size(of id: ElementID) -> CGSize? { measured.isEmpty ? nil : measured[id]?.size }

    mutating func insert(_ measurement: MeasuredSize, size: CGSize) {
        let old = measured.updateValue((measurement, size), forKey: measurement.element)?.size ?? .zero
        sum.width += size.width - old.width
        sum.height += size.height - old.height
    }

    /// Of those that have been measured; nil where none has.
    var mean: CGSize? {
        guard !isEmpty else { return nil }
        let count = CGFloat(measured.count)
        return CGSize(width: sum.width / count, height: sum.height / count)
    }

    /// The same after an update; what was reloaded is measured again.
    func mapped(through map: CollectionMap) -> FlowMeasurements {
        var mapped = FlowMeasurements()
        for (id, value) in measured {
            guard let new = map.newID(of: id), !map.isChanged(new) else { continue }
            var measurement = value.measurement
            measurement.element = new
            mapped.insert(measurement, size: value.size)
        }
        return mapped
    }
}
