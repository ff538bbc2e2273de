import CollectionLayout
import Foundation
import Testing

@Suite("Names of elements")
struct ElementIDTests {
    @Test("Kind, section and item survive packing", arguments: [0, 1, 255, 65_536, (1 << 24) - 1])
    func packing(section: Int) {
        for item in [0, 1, 63, 64, 1_000_000_000, (1 << 32) - 1] {
            let id = ElementID.item(item, section: section)
            #expect(id.kind == .item && id.section == section && id.item == item)
            #expect(ElementID(raw: id.raw) == id)
        }
        for (id, kind) in [
            (ElementID.header(section: section), ElementKind.header), (.footer(section: section), .footer),
            (.background(section: section), .background),
        ] {
            #expect(id.kind == kind && id.section == section && id.item == 0)
        }
    }

    @Test("Different elements have different names, and every element has one")
    func distinct() throws {
        let numbers = [0, 1, 2, 1 << 23]
        let names: [(kind: ElementKind, count: Int)] = [
            (.item, 16), (.badge, 16), (.boundary, 16), (.header, 4), (.footer, 4), (.background, 4),
            (.globalBoundary, 4), (.globalHeader, 1), (.globalFooter, 1),
        ]
        for name in names {
            var ids: Set<ElementID> = []
            for (section, item) in numbers.flatMap({ section in numbers.map { (section, $0) } }) {
                let id = ElementID(name.kind, section: section, item: item)
                let raw = UInt64(name.kind.raw) << 56 | UInt64(section) << 32 | UInt64(item)
                #expect(ElementID(raw: raw) == id)
                #expect(try JSONDecoder().decode(ElementID.self, from: Data("{\"raw\":\(raw)}".utf8)) == id)
                ids.insert(id)
            }
            #expect(ids.count == name.count, "\(name.kind)")
        }
    }

    @Test(
        "What is out of reach names nothing", arguments: [(-1, 0), (0, -1), (1 << 24, 0), (0, 1 << 32), (.min, .max)])
    func outOfReach(section: Int, item: Int) throws {
        let id = ElementID(.item, section: section, item: item)
        let arrangement = try Arrangement(
            [CollectionSection(UniformGrid(lanes: .count(2)), count: 10)], in: Size(width: 100, height: 100))
        #expect(arrangement.element(id) == nil)
        #expect(arrangement.logicalFrame(of: id) == nil)
        #expect(arrangement.neighbor(of: id, toward: .down) == nil)
        #expect(arrangement.offset(of: ScrollAnchor(element: id)) == nil)
    }

    @Test("A kind that nobody knows names nothing")
    func unknownKind() throws {
        let arrangement = try Arrangement(
            [CollectionSection(UniformGrid(lanes: .count(2)), count: 10)], in: Size(width: 100, height: 100))
        #expect(arrangement.element(ElementID(ElementKind(raw: 77), section: 0)) == nil)
    }
}
