import CollectionLayout
import Foundation
import WebCollection

// Reads a collection as JSON from standard input, lays it out natively, and prints the frames that the element must
// show. The browser tests compare the page with them.

struct Question: Decodable {
    struct SectionPlan: Decodable {
        var count: Int
        var header: Double?
        var footer: Double?
        var background: Bool?
        /// The section's layout and options, as in the element's data.
        var layout: String?
        var itemBreadth: Double?
        var lanes: Double?
        var spacing: Double?
        var inset: Double?
        var aspectRatio: Double?
        var offset: Double?
        var tolerance: Double?
        var dense: Bool?
        var share: Double?
        /// The name of an `OrthogonalScrolling.Mode`; nil if the section does not scroll across.
        var resting: String?
        var groupSize: Double?
        var separator: Double?
        var badge: Double?
        var template: TemplateNode?
        var placement: String?
        var pattern: Pattern?
        var itemLength: Double?
        var rest: String?
        var lineSpacing: Double?
        var distribution: String?
        var alignment: String?
    }

    var layout: String
    var itemBreadth: Double
    var spacing: Double
    var inset: Double
    var width: Double
    var height: Double
    /// 0 is vertical, 1 vertical right-to-left, 2 horizontal, 3 horizontal right-to-left.
    var orientation: Int
    var sections: [SectionPlan]
    /// The lengths of the header before all sections and of the footer after them; nil for none.
    var header: Double?
    var footer: Double?
    /// The length divided by the breadth, for each item.
    var ratios: [Double]
    /// The additional lengths of items, in CSS pixels; 0 for items beyond the array's end.
    var extras: [Double]?
    /// The spans and breadths of all items; nil for none.
    var laneSpans: [Double]?
    var rowSpans: [Double]?
    var breadths: [Double]?
}

struct Answer: Encodable {
    struct Frame: Encodable {
        /// 0 is an item, 1 a header, 2 a footer, 3 a background, 4 the global header, 5 the global footer.
        var kind: Int
        /// The index of an item in the collection, or of the section for everything else.
        var index: Int
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    /// The content's length.
    var extent: Double
    var frames: [Frame]
}

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("layout-frames: \(message)\n".utf8))
    exit(1)
}

func layout(_ name: String) -> Int {
    guard let layout = LayoutChoice.all.firstIndex(where: { $0.name.description == name }) else {
        let names = LayoutChoice.all.map(\.name.description).joined(separator: ", ")
        fail("there is no layout \"\(name)\"; there are \(names)")
    }
    return layout
}

func mode(_ name: String) -> OrthogonalScrolling.Mode {
    guard let mode = OrthogonalScrolling.Mode.allCases.first(where: { "\($0)" == name }) else {
        fail("there is no mode \"\(name)\"; there are \(OrthogonalScrolling.Mode.allCases)")
    }
    return mode
}

/// The number of a choice that the element's data names in lowercase letters with hyphens; NaN for none.
func number<Choice: CaseIterable & RawRepresentable<UInt8>>(_ name: String?, of type: Choice.Type) -> Double {
    guard let name else { return .nan }
    let names = type.allCases.map { choice in
        "\(choice)".map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }
    guard let index = names.firstIndex(of: name) else { fail("there is no \"\(name)\"; there are \(names)") }
    return Double(Array(type.allCases)[index].rawValue)
}

func plan(
    _ section: Question.SectionPlan, hasSpans: Bool, _ orientation: Orientation
) -> WebCollection.SectionPlan {
    var record = record(section, orientation)
    record.hasSpans = hasSpans ? 1 : 0
    var plan = WebCollection.SectionPlan(record)
    // A section that scrolls across has the other axis.
    let isVertical = (orientation.axis == .vertical) != (section.resting != nil)
    plan.template = section.template.map { WebTemplate($0.records(along: isVertical ? .vertical : .horizontal)) }
    if case .cells(_, let cells) = section.pattern { plan.cells = cells }
    return plan
}

func record(_ section: Question.SectionPlan, _ orientation: Orientation) -> SectionRecord {
    var record = SectionRecord(
        count: section.count, headerLength: section.header ?? 0, footerLength: section.footer ?? 0,
        hasBackground: section.background ?? false)
    record.layout = section.layout.map { Double(layout($0)) } ?? .nan
    record.itemBreadth = section.itemBreadth ?? .nan
    record.lanes = section.lanes ?? .nan
    record.spacing = section.spacing ?? .nan
    record.inset = section.inset ?? .nan
    record.cell = section.aspectRatio.map { orientation.axis == .vertical ? 1 / $0 : $0 } ?? .nan
    record.offset = section.offset ?? .nan
    record.tolerance = section.tolerance ?? .nan
    record.dense = section.dense.map { $0 ? 1 : 0 } ?? .nan
    record.share = section.share ?? .nan
    record.resting = section.resting.map { Double(mode($0).rawValue) } ?? .nan
    record.groupSize = section.groupSize ?? .nan
    record.separator = section.separator ?? .nan
    record.badge = section.badge ?? .nan
    record.placement = number(section.placement, of: PlacementChoice.self)
    record.rest = number(section.rest, of: RestChoice.self)
    record.distribution = number(section.distribution, of: DistributionChoice.self)
    record.alignment = number(section.alignment, of: AlignmentChoice.self)
    record.itemLength = section.itemLength ?? .nan
    record.lineSpacing = section.lineSpacing ?? .nan
    switch section.pattern {
    case .named(let name): record.pattern = number(name, of: PatternChoice.self)
    case .cells(let columns, _): record.columns = columns
    case nil: break
    }
    return record
}

/// Returns the items of each section.
///
/// - Parameter extents: those of all items; empty if the items have none.
func items(of plans: [WebCollection.SectionPlan], _ sizes: [ItemSize], _ extents: [ExtentRecord]) -> [Items] {
    var first = 0
    return plans.map { plan in
        defer { first += plan.count }
        return extents.dropFirst(first).prefix(max(0, plan.count)).withUnsafeBufferPointer { extents in
            sizes.dropFirst(first).prefix(max(0, plan.count)).withUnsafeBufferPointer {
                Items(given: $0, equal: $0.count, extents)
            }
        }
    }
}

func answer(_ question: Question) throws -> Answer {
    guard Orientation.all.indices.contains(question.orientation) else {
        fail("there is no orientation \(question.orientation); there are 0 to 3")
    }
    let extras = question.extras ?? []
    let sizes = question.ratios.enumerated().map { index, ratio in
        ItemSize.ratio(ratio, plus: index < extras.count ? extras[index] : 0)
    }
    let orientation = Orientation.all[question.orientation]
    let plans = question.sections.map {
        plan($0, hasSpans: question.laneSpans != nil || question.rowSpans != nil, orientation)
    }
    var collection = WebCollection()
    try collection.setContent(items(of: plans, sizes, question.extents), plans)
    collection.setHeaderAndFooter(
        header: question.header ?? 0, footer: question.footer ?? 0, pinsHeader: false, pinsFooter: false)
    try collection.choose(
        layout: layout(question.layout), LayoutOptions(itemBreadth: question.itemBreadth, spacing: question.spacing),
        inset: question.inset)
    try collection.layOut(
        in: Size(width: question.width, height: question.height), margin: 0, orientation, animated: false)
    while !collection.isSettled { try collection.settle(items: 100_000) }
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
