import CollectionLayout
import Foundation
import WebCollection

// Reads a collection as JSON from standard input, arranges it natively, and prints the frames that the element must show.
// The browser tests compare the page with it.

struct Question: Decodable {
    struct SectionPlan: Decodable {
        var count: Int
        var header: Double?
        var footer: Double?
        var background: Bool?
    }

    var layout: String
    var itemBreadth: Double
    var spacing: Double
    var inset: Double
    var width: Double
    var height: Double
    /// 0 vertical, 1 vertical right-to-left, 2 horizontal, 3 horizontal right-to-left.
    var orientation: Int
    var sections: [SectionPlan]
    /// Length per breadth, one an item.
    var ratios: [Double]
    /// Beyond that, in CSS pixels; missing ones are 0.
    var extras: [Double]?
}

struct Answer: Encodable {
    struct Frame: Encodable {
        /// 0 item, 1 header, 2 footer, 3 background.
        var kind: Int
        /// An item's number through all sections; the section of everything else.
        var index: Int
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    /// The length of the whole content.
    var extent: Double
    var frames: [Frame]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("layout-frames: \(message)\n".utf8))
    exit(1)
}

func answer(_ question: Question) throws -> Answer {
    guard let layout = LayoutChoice.all.firstIndex(where: { $0.name.description == question.layout }) else {
        let names = LayoutChoice.all.map(\.name.description).joined(separator: ", ")
        fail("there is no layout \"\(question.layout)\"; there are \(names)")
    }
    guard Orientation.all.indices.contains(question.orientation) else {
        fail("there is no orientation \(question.orientation); there are 0 to 3")
    }
    let extras = question.extras ?? []
    let sizes = question.ratios.enumerated().map { index, ratio in
        ItemSize.ratio(ratio, plus: index < extras.count ? extras[index] : 0)
    }
    let plans = question.sections.map { section in
        WebCollection.SectionPlan(
            count: section.count, headerLength: section.header ?? 0, footerLength: section.footer ?? 0,
            hasBackground: section.background ?? false)
    }
    var collection = WebCollection()
    try sizes.withUnsafeBufferPointer { try collection.setContent($0, plans) }
    try collection.choose(
        layout: layout, LayoutWishes(itemBreadth: question.itemBreadth, spacing: question.spacing),
        inset: question.inset)
    try collection.layOut(
        in: Size(width: question.width, height: question.height), margin: 0, Orientation.all[question.orientation],
        animated: false)
    var frames: [Answer.Frame] = []
    collection.forEachRecord { record in
        frames.append(
            Answer.Frame(
                kind: Int(record.kind), index: Int(record.index), x: record.x, y: record.y, width: record.width,
                height: record.height))
    }
    return Answer(extent: collection.length, frames: frames)
}

do {
    let question = try JSONDecoder().decode(Question.self, from: FileHandle.standardInput.readDataToEndOfFile())
    FileHandle.standardOutput.write(try JSONEncoder().encode(answer(question)))
} catch let failure as WebCollection.Failure {
    fail(failure.message)
} catch {
    fail("the question is not understood: \(error)")
}
