import CollectionLayout
import Foundation

/// Boxes that Chromium has laid out; made by Tests/SpecFixtures/generate.
struct SpecFixture<Parameters: Decodable>: Decodable {
    /// The parameters of the fixture's family of layouts.
    let parameters: Parameters
    let orientation: Orientation
    let breadth: Units
    /// The size of the container.
    let content: Size
    /// The frames of the items, in order.
    let frames: [Rect]

    init(from decoder: any Decoder) throws {
        parameters = try Parameters(from: decoder)
        let fields = try decoder.container(keyedBy: Field.self)
        let isVertical = try fields.decode(String.self, forKey: .axis) == "vertical"
        let isLeftToRight = try fields.decode(String.self, forKey: .direction) == "ltr"
        orientation = Orientation(isVertical ? .vertical : .horizontal, isLeftToRight ? .leftToRight : .rightToLeft)
        breadth = try fields.decode(Units.self, forKey: .breadth)
        let size = try fields.decode([Units].self, forKey: .content).map(\.points)
        content = Size(width: size[0], height: size[1])
        let numbers = try fields.decode([Units].self, forKey: .frames).map(\.points)
        frames = stride(from: 0, to: numbers.count, by: 4).map {
            Rect(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
        }
    }

    private enum Field: String, CodingKey { case axis, direction, breadth, content, frames }

    /// Loads all fixtures of a family.
    static func load(_ family: String) throws -> [SpecFixture] {
        let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../SpecFixtures/fixtures").standardized
        let data = try Data(contentsOf: folder.appending(path: "\(family).json"))
        return try JSONDecoder().decode(File.self, from: data).cases
    }

    private struct File: Decodable { let cases: [SpecFixture] }

    /// Arranges a section in a viewport as broad as the browser's container.
    func arrange(_ section: CollectionSection) throws -> Arrangement {
        let viewport = orientation.size(length: 500, breadth: breadth.points)
        return try Arrangement([section], in: viewport, orientation: orientation)
    }

    /// Returns the first difference between an arrangement and the browser's boxes, in words; nil if they agree to 1/64
    /// point.
    func difference(from arrangement: Arrangement) -> String? {
        guard arrangement.contentSize == content else { return "\(arrangement.contentSize), not \(content)" }
        for (index, expected) in frames.enumerated() {
            let frame = arrangement.element(.item(index))?.frame
            if frame != expected { return "item \(index) has \(frame.map { "\($0)" } ?? "no frame"), not \(expected)" }
        }
        return nil
    }
}

/// A distance as fixtures store it: a whole number of 1/64 point.
struct Units: Decodable {
    let points: Double

    init(from decoder: any Decoder) throws {
        points = Double(try decoder.singleValueContainer().decode(Int.self)) / LayoutUnit.perPoint
    }
}
