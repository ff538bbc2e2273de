import CollectionLayout
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

    @Test("Different elements have different names")
    func distinct() {
        let kinds: [ElementKind] = [.item, .header, .footer, .background]
        let numbers = [0, 1, 2, 1 << 23]
        let ids = kinds.flatMap { kind in
            numbers.flatMap { section in numbers.map { ElementID(kind, section: section, item: $0) } }
        }
        #expect(Set(ids).count == 64)
    }

    @Test("An element is described in words")
    func description() {
        #expect("\(ElementID.item(4, section: 1))" == "item 4 of section 1")
        #expect("\(ElementID.header(section: 2))" == "header of section 2")
        #expect("\(ElementID.globalFooter)" == "global footer")
        #expect("\(ElementID(.globalBoundary, section: 0, item: 1))" == "global boundary item 1")
        #expect("\(ElementID(.badge, section: 0, item: 7))" == "badge on item 7 of section 0")
        #expect("\(ElementID(.custom(3), section: 0, item: 7))" == "custom 3 on item 7 of section 0")
        #expect("\(LayoutError.noSuchElement(.item(9)))" == "there is no item 9 of section 0")
    }

    @Test("Every element has one name: bits that its kind does not use are 0")
    func oneName() throws {
        let section = CollectionSection(
            LinearList(), items: Items(count: 1), header: .fixed(10), footer: .fixed(10),
            hasBackground: true)
        var arrangement = try Arrangement(
            [section], in: Size(width: 100, height: 100),
            headerAndFooter: HeaderAndFooter(header: .estimated(10), footer: .fixed(10)))
        for id in [ElementID.header(section: 0), .footer(section: 0), .background(section: 0)] {
            #expect(arrangement.logicalFrame(of: id) != nil)
            #expect(arrangement.logicalFrame(of: ElementID(id.kind, section: 0, item: 1)) == nil)
        }
        #expect(
            arrangement.logicalFrame(of: ElementID.globalHeader) != nil
                && arrangement.logicalFrame(of: .globalFooter) != nil)
        let others = [
            ElementID(.globalHeader, section: 1), ElementID(.globalHeader, section: 0, item: 1),
            ElementID(.globalFooter, section: 1),
        ]
        for id in others {
            #expect(arrangement.logicalFrame(of: id) == nil)
            #expect(throws: LayoutError.noSuchElement(id)) { try arrangement.measure([MeasuredSize(id, length: 3)]) }
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
