import CollectionLayout
import WebCollection

/// An item or a group of a template, as in the element's data.
struct TemplateNode: Decodable {
    /// A number of px, or an object with one unit.
    enum Extent: Decodable {
        case pixels(Double)
        case other([String: Double])

        init(from decoder: Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let pixels = try? value.decode(Double.self) {
                self = .pixels(pixels)
            } else {
                self = .other(try value.decode([String: Double].self))
            }
        }

        func number(_ axis: Orientation.Axis) -> (number: Double, unit: TemplateUnit) {
            guard case .other(let numbers) = self, let (name, number) = numbers.first else {
                guard case .pixels(let pixels) = self else { fail("an extent of a template has no unit") }
                return (pixels, .absolute)
            }
            switch name {
            case "fractionalWidth": return (number, axis == .vertical ? .ofBreadth : .ofLength)
            case "fractionalHeight": return (number, axis == .vertical ? .ofLength : .ofBreadth)
            case "estimated": return (number, .estimated)
            default: fail("there is no unit \"\(name)\" in templates")
            }
        }
    }

    var width: Extent?
    var height: Extent?
    var direction: String?
    var items: [TemplateNode]?
    var spacing: Double?
    var `repeat`: Double?
    var equalParts: Double?
    var inset: Double?

    /// Returns the records of the node and its subitems, depth first.
    ///
    /// - Parameter axis: the main axis of the section.
    func records(along axis: Orientation.Axis) -> [TemplateRecord] {
        let width = (self.width ?? .other(["fractionalWidth": 1])).number(axis)
        let height = (self.height ?? .other(["fractionalHeight": 1])).number(axis)
        let (length, breadth) = axis == .vertical ? (height, width) : (width, height)
        guard let items, let kind = TemplateNodeKind.allCases.first(where: { "\($0)" == direction }) else {
            var item = TemplateRecord(length.number, length.unit, breadth.number, breadth.unit)
            if let inset { item.inset = inset }
            return [item]
        }
        var group = TemplateRecord.group(
            kind, of: items.count, length.number, length.unit, breadth.number, breadth.unit)
        if let spacing { group.spacing = spacing }
        if let inset { group.inset = inset }
        if let count = self.repeat ?? equalParts { group.repetition = count }
        if equalParts != nil { group.sharesEqually = 1 }
        return [group] + items.flatMap { $0.records(along: axis) }
    }
}
