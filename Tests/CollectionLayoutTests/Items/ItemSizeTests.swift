import Testing

@testable import CollectionLayout

@Suite("Sizes of items")
struct ItemSizeTests {
    @Test("Lengths at a breadth")
    func lengths() {
        #expect(ItemSize.fixed(44).length(forBreadth: 320) == 44)
        #expect(ItemSize.ratio(1.5).length(forBreadth: 100) == 150)
        #expect(ItemSize.ratio(0.75, plus: 21).length(forBreadth: 200) == 171)
        #expect(ItemSize.estimated(60).length(forBreadth: 10) == 60)
        #expect(ItemSize.estimated(ratio: 2, plus: 10).length(forBreadth: 50) == 110)
    }

    @Test("Only what sizes itself is an estimate, and only until it is measured")
    func estimates() {
        #expect(!ItemSize.fixed(10).isEstimate && !ItemSize.fixed(10).isSelfSizing)
        #expect(!ItemSize.ratio(1).isEstimate && !ItemSize.ratio(0).isEstimate)
        for size in [ItemSize.estimated(10), .estimated(0), .estimated(ratio: 1.5, plus: 0)] {
            #expect(size.isSelfSizing && size.isEstimate)
            let measured = size.measured(200, atBreadth: 100)
            #expect(measured.isSelfSizing && !measured.isEstimate)
            #expect(measured.remeasurable().isEstimate)
            #expect(measured.remeasurable().length(forBreadth: 100) == 200)
        }
    }

    @Test("A measured length comes out as it went in, again and again")
    func roundTrip() {
        for seed in 0..<20_000 {
            var random = SplitMix64(seed: seed)
            let (breadth, length) = (random.distance(0...800), random.distance(0...4000))
            // At breadths of odd units, a ratio of 1.5 gives lengths halfway between two units.
            let size = random.oneIn(3) ? ItemSize.estimated(ratio: 1.5, plus: 7) : random.itemSize()
            let measured = size.measured(length, atBreadth: breadth)
            guard measured.length(forBreadth: breadth) == length,
                measured.measured(length, atBreadth: breadth) == measured,
                measured.lengthPerBreadth == size.lengthPerBreadth,
                measured.isSelfSizing || !size.isSelfSizing, !measured.isEstimate,
                measured.length(forBreadth: random.distance(0...800)) >= 0
            else {
                Issue.record("seed \(seed): \(size), measured \(length) at \(breadth), became \(measured)")
                return
            }
        }
    }

    @Test("The part in proportion survives measuring, also where the item is shorter than it")
    func proportion() {
        let size = ItemSize.estimated(ratio: 1.5, plus: 20)
        let withCaption = size.measured(190, atBreadth: 100)
        #expect(withCaption.lengthPerBreadth == 1.5 && withCaption.extra == 40)
        #expect(withCaption.remeasurable().length(forBreadth: 200) == 340)
        let withoutCaption = size.measured(150, atBreadth: 100)
        #expect(withoutCaption.lengthPerBreadth == 1.5 && withoutCaption.extra == 0)
        let shorter = size.measured(120, atBreadth: 100)
        #expect(shorter.length(forBreadth: 100) == 120 && shorter.isSelfSizing && !shorter.isEstimate)
        #expect(shorter.lengthPerBreadth == 1.5 && shorter.extra == -30)
        #expect(shorter.remeasurable() == .estimated(ratio: 1.5, plus: 0))
        #expect(shorter.measured(200, atBreadth: 100) == size.measured(200, atBreadth: 100))
    }

    @Test("Sizes lose what makes no sense, and keep the rest", arguments: [false, true])
    func invalid(isSelfSizing: Bool) {
        func size(_ ratio: Double, _ extra: Double) -> ItemSize {
            ItemSize(lengthPerBreadth: ratio, extra: extra, isSelfSizing: isSelfSizing)
        }
        for number in [Double.nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
            for size in [size(number, 0), size(number, 3), size(1, number)] {
                let length = size.length(forBreadth: 1e6)
                #expect(length.isFinite && length >= 0, "\(size)")
                #expect(size.isEstimate == isSelfSizing, "\(size)")
            }
        }
        #expect(size(-1.5, 20) == size(0, 20))
        #expect(size(1.5, -20) == size(1.5, 0))
        #expect(size(1.5, -0.0) == size(1.5, 0), "it was not measured")
        #expect(size(-0.0, 20) == size(0, 20))
    }

    @Test("Sizes that are equally long are different if one of them sizes itself, or has been measured")
    func kinds() {
        for length in [0.0, 40] {
            let estimated = ItemSize.estimated(length)
            let measured = estimated.measured(length, atBreadth: 100)
            #expect(estimated != .fixed(length) && measured != .fixed(length) && measured != estimated)
            #expect(Set([estimated, measured, .fixed(length), .estimated(length)]).count == 3)
        }
    }

    @Test("An item covers at least one lane, a lane is not negative")
    func items() {
        #expect(Item(index: 0, size: .fixed(1), span: -5, keptLane: -3).span == 1)
        #expect(Item(index: 0, size: .fixed(1), span: -5, keptLane: -3).keptLane == 0)
        let items = Items([.fixed(1), .fixed(2), .fixed(3), .fixed(4)], spans: [3, 0, .max])
        #expect((0..<4).map(items.span) == [3, 1, 65_535, 1])
        #expect(Items(count: -4).count == 0)
        #expect(Items(count: 1_000_000_000, size: .fixed(2))[999_999_999] == .fixed(2))
    }
}
