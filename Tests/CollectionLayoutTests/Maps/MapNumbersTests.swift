import LayoutModel
import Testing

@testable import CollectionLayout

@Suite("The map between contents whose items keep their numbers")
struct MapNumbersTests {
    /// Returns the IDs of all items, in the order of their numbers.
    private func items(_ counts: [Int]) -> [ElementID] {
        counts.indices.flatMap { section in (0..<counts[section]).map { .item($0, section: section) } }
    }

    @Test("Items are told apart by their numbers, and sections by theirs, back and forth")
    func random() {
        for seed in 0..<400 {
            var random = SplitMix64(seed: seed)
            func counts() -> [Int] {
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Bool.random(using: &random) ? 0 : Int.random(in: 0...6, using: &random)
                }
            }
            let (before, after) = (counts(), counts())
            let map = CollectionMap.keepingNumbers(from: before, to: after)
            let (old, new) = (items(before), items(after))
            #expect(map.sections.oldCount == before.count && map.sections.newCount == after.count)
            for number in 0..<max(old.count, new.count) {
                let (source, target) = (
                    number < old.count ? old[number] : nil, number < new.count ? new[number] : nil
                )
                if let source {
                    #expect(map.newID(of: source) == target, "seed \(seed): \(before) to \(after), item \(number)")
                }
                if let target {
                    #expect(map.oldID(of: target) == source, "seed \(seed): \(before) to \(after), item \(number)")
                }
            }
            for section in 0..<max(before.count, after.count) {
                let stays = section < min(before.count, after.count)
                #expect(map.sections.newIndex(of: section) == (stays ? section : nil))
                if stays, before[section] == 0, after[section] == 0 {
                    #expect(!map.isChanged(.header(section: section)), "seed \(seed): \(before) to \(after)")
                }
            }
        }
    }

    @Test("A session takes any such change, and what is in view stays there")
    func session() throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            func sections(_ counts: [Int]) -> [CollectionSection] {
                counts.map { CollectionSection(LinearList(), items: Items(count: $0, size: .fixed(50))) }
            }
            func counts() -> [Int] {
                (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...60, using: &random) }
            }
            let (before, after) = (counts(), counts())
            var session = try CollectionSession(
                sections(before), in: .init(Size(width: 100, height: 200)),
                policy: .init(heldPositionWhenResized: .start))
            let top = Double(Int.random(in: 0...20, using: &random)) * 50
            _ = try session.scrolled(to: min(top, session.offsetRange.upperBound), by: .person)
            session.presented()
            let number = Int(session.offset / 50)
            let response = try session.replace(
                sections(after), through: .keepingNumbers(from: before, to: after),
                animated: Bool.random(using: &random))
            let total = after.reduce(0, +)
            if number < total, response.isHeld {
                #expect(session.offset == Double(number) * 50, "seed \(seed): \(before) to \(after)")
            } else {
                #expect(session.offset <= max(0, Double(total) * 50 - 200), "seed \(seed): \(before) to \(after)")
            }
        }
    }
}
