import CollectionLayout
import MixedSectionsExample
import Testing
import UIKit

@Suite("Sections of different styles, written twice")
@MainActor struct MixedSectionsTests {
    private let core = MixedSections()

    private var adapter: CollectionLayoutAdapter {
        CollectionLayoutAdapter { [core] section, environment in
            core.section(
                SectionStyle(ofSection: section), of: environment.itemCount, breadth: environment.breadth)
        }
    }

    @Test(
        "Both versions have the same frames before anything is measured",
        arguments: [[], [0, 0, 0], [1, 1, 1, 1], [2, 5, 50], [1, 50, 10_000, 7]])
    func unmeasured(counts: [Int]) throws {
        let stage = ExampleStage(MixedSectionsLayout(), counts: counts)
        for size in interestingSizes {
            stage.resize(to: size)
            let sections = counts.enumerated().map { section, count in
                core.section(SectionStyle(ofSection: section), of: count, breadth: size.width)
            }
            let arrangement = try Arrangement(sections, in: Size(size))
            let isSame = agree(stage.cellFrames, arrangement.frames(of: .item), within: 1 / 8)
            #expect(isSame, "\(size)")
            #expect(stage.view.contentSize == CGSize(width: size.width, height: arrangement.length))
        }
    }

    @Test("Both versions have the same frames once all texts are measured, upright and on the side")
    func measured() {
        let counts = [1, 30, 20]
        let own = TextStage(MixedSectionsLayout(), counts: counts)
        let hosted = TextStage(adapter, counts: counts)
        for size in interestingSizes.prefix(2) {
            for stage in [own, hosted] {
                stage.resize(to: size)
                stage.readAll()
            }
            let isSame = agree(own.cellFrames, hosted.cellFrames, within: 1 / 8)
            #expect(isSame, "\(size)")
            #expect(Set(own.elements.filter { $0.indexPath.section == 1 }.map(\.frame.height)).count > 2)
        }
    }

    @Test("Headers take their place in both versions")
    func headers() throws {
        let layout = MixedSectionsLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 50)
        let stage = ExampleStage(layout, counts: [1, 2, 3])
        var core = core
        core.header = .fixed(50)
        let arrangement = try Arrangement(
            [1, 2, 3].enumerated().map { core.section(SectionStyle(ofSection: $0), of: $1, breadth: 390) },
            in: Size(width: 390, height: 844))
        #expect(agree(stage.cellFrames, arrangement.frames(of: .item)))
        let headers = stage.elements.filter { $0.category == .supplementaryView }.map(\.frame)
        #expect(headers.map(\.minY) == [0, 440, 890])
        #expect(agree(headers, arrangement.frames(of: .header)))
    }
}
