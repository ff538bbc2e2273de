import CollectionView
import Testing

/// The frames of items in groups. The expected numbers are UIKit's.
@Suite("Compositional layout: groups") @MainActor struct GroupTests {
    @Test("18. Fractions are rounded down to whole pixels, positions to the nearest")
    func rounding() {
        let stage = CompositionalStage(
            NSCollectionLayoutSection(
                group: row(.fractionalWidth(1), .absolute(40), [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])),
            counts: [4])
        #expect(
            stage.frames() == [
                CGRect(x: 0, y: 0, width: 106.5, height: 40), CGRect(x: 106.5, y: 0, width: 106.5, height: 40),
                CGRect(x: 213, y: 0, width: 106.5, height: 40), CGRect(x: 0, y: 40, width: 106.5, height: 40),
            ])
    }

    @Test("18. Items are repeated while the next one fits, spacing taken off first")
    func repetition() {
        let group = row(
            .fractionalWidth(1), .absolute(50), [item(.absolute(100), .fractionalHeight(1))], spacing: .fixed(10))
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [4])
        // 3 · 100 + 2 · 10 = 320.
        #expect(stage.frames().map(\.minX) == [0, 110, 220, 0])
        group.interItemSpacing = .fixed(11)
        let other = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [4])
        #expect(other.frames().map(\.minX) == [0, 111, 0, 111])
    }

    @Test("18. A count is kept whether it fits or not, and the old form shares the group in equal parts")
    func counts() {
        let wide = item(.absolute(150), .fractionalHeight(1))
        let own = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: wide, count: 3)
        #expect(own.subitems.count == 3)
        let kept = CompositionalStage(NSCollectionLayoutSection(group: own), counts: [4])
        #expect(kept.frames().map(\.minX) == [0, 150, 300, 0])
        #expect(kept.frames().allSatisfy { $0.width == 150 })
        let shared = EqualParts.group(size(.fractionalWidth(1), .absolute(50)), wide, 3, isRow: true)
        shared.interItemSpacing = .fixed(10)
        let parts = CompositionalStage(NSCollectionLayoutSection(group: shared), counts: [4])
        // A third of 300 points.
        #expect(parts.frames().map(\.width) == [100, 100, 100, 100])
        #expect(parts.frames().map(\.minX) == [0, 110, 220, 0])
    }

    @Test("18. Lines of cells that say how broad they are break as soon as one does not fit, in whole pixels")
    func lines() {
        let group = row(
            .fractionalWidth(1), .fractionalHeight(0.1), [item(.estimated(50), .fractionalHeight(1 / 3))])
        let stage = CompositionalStage(
            NSCollectionLayoutSection(group: group), counts: [0], size: CGSize(width: 200, height: 400))
        stage.source.preferredSize = { text, size in CGSize(width: text == "b" ? 100.5 : 100, height: size.height) }
        stage.source.sections = [["a", "a", "a", "b"]]
        stage.view.reloadData()
        stage.stage.show()
        #expect(
            stage.frames() == [
                CGRect(x: 0, y: 0, width: 100, height: 13), CGRect(x: 100, y: 0, width: 100, height: 13),
                CGRect(x: 0, y: 40, width: 100, height: 13), CGRect(x: 0, y: 80, width: 100.5, height: 13),
            ])
    }

    @Test("18. Insets make the frame smaller last, and move nothing else")
    func insets() {
        let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
        inset.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = row(.fractionalWidth(1), .absolute(100), [inset])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        section.interGroupSpacing = 9
        let stage = CompositionalStage(section, counts: [3])
        // 320 − 6 − 8 = 306. Without the group's 60 that leaves 246, and half of it is 123.
        #expect(
            stage.frames() == [
                CGRect(x: 28, y: 16, width: 117, height: 56), CGRect(x: 151, y: 16, width: 117, height: 56),
                CGRect(x: 28, y: 125, width: 117, height: 56),
            ])
        #expect(stage.view.contentSize == CGSize(width: 320, height: 221))
    }

    @Test("18. Insets larger than the slot leave the difference, and none on an estimated axis")
    func largeInsets() {
        let small = item(.absolute(40), .estimated(50))
        small.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 30, bottom: 9, trailing: 30)
        let stage = CompositionalStage(
            NSCollectionLayoutSection(group: row(.fractionalWidth(1), .estimated(50), [small])), counts: [1])
        #expect(stage.frames() == [CGRect(x: 30, y: 0, width: 20, height: 50)])
    }

    @Test("18. Flexible spacings share what is left, between items and at their edges")
    func flexibleSpacing() {
        let group = row(
            .fractionalWidth(1), .absolute(50), [item(.absolute(50), .fractionalHeight(1))], spacing: .flexible(80))
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [3])
        #expect(stage.frames().map(\.minX) == [0, 135, 270])
        let pushed = item(.absolute(50), .absolute(20))
        pushed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .fixed(10), bottom: nil)
        let one = CompositionalStage(
            NSCollectionLayoutSection(group: row(.absolute(100), .absolute(50), [pushed])), counts: [1])
        #expect(one.frames() == [CGRect(x: 40, y: 30, width: 50, height: 20)])
    }

    @Test("18. Fractions of a nested group are those of its own room, and the last group is cut to what it uses")
    func nesting() {
        let large = item(.fractionalWidth(0.75), .fractionalHeight(1))
        let pair = column(
            .fractionalWidth(0.25), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let section = NSCollectionLayoutSection(group: row(.fractionalWidth(1), .fractionalWidth(0.5), [large, pair]))
        let stage = CompositionalStage(section, counts: [5])
        #expect(
            stage.frames() == [
                CGRect(x: 0, y: 0, width: 240, height: 160), CGRect(x: 240, y: 0, width: 80, height: 80),
                CGRect(x: 240, y: 80, width: 80, height: 80), CGRect(x: 0, y: 160, width: 240, height: 160),
                CGRect(x: 240, y: 160, width: 80, height: 80),
            ])
        let list = column(.fractionalWidth(1), .absolute(300), [item(.fractionalWidth(1), .absolute(100))])
        #expect(CompositionalStage(NSCollectionLayoutSection(group: list), counts: [4]).view.contentSize.height == 400)
    }

    @Test("18. A closure places the items of a group, which may lie above each other")
    func customGroups() {
        var rooms: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { room in
            rooms.append(room.container.effectiveContentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 60), zIndex: 2),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 30, y: 40, width: 60, height: 60)),
            ]
        }
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [3])
        #expect(rooms.allSatisfy { $0 == CGSize(width: 160, height: 100) } && !rooms.isEmpty, "\(rooms)")
        #expect(
            stage.frames() == [
                CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 30, y: 40, width: 60, height: 60),
                CGRect(x: 0, y: 100, width: 60, height: 60),
            ])
        #expect((0..<3).map { stage.layout.layoutAttributesForItem(at: .item($0))?.zIndex } == [2, 0, 2])
        #expect(stage.view.contentSize.height == 160)
    }

    @Test("18. The closure of a group is called once when its section is solved", arguments: [false, true])
    func callsOfCustomGroups(isOrthogonal: Bool) {
        var calls = 0
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(100))) { _ in
            calls += 1
            return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 60))]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
        let stage = CompositionalStage(section, counts: [3, 2])
        #expect(calls == 2)
        stage.view.contentOffset.y = 10
        stage.stage.show()
        #expect(calls == 2)
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(calls == 4)
    }

    @Test("18. Content is as wide as the widest group, so that all of it can be scrolled to")
    func wideGroups() {
        let group = row(.absolute(800), .absolute(50), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
        let stage = CompositionalStage(section, counts: [2])
        #expect(stage.view.contentSize == CGSize(width: 830, height: 50))
        stage.view.contentOffset.x = 510
        stage.stage.show()
        #expect(stage.view.indexPathsForVisibleItems == [.item(1)])
        #expect(stage.stage.cell(1)?.frame == CGRect(x: 410, y: 0, width: 400, height: 50))

        section.orthogonalScrollingBehavior = .continuous
        #expect(CompositionalStage(section, counts: [2]).view.contentSize.width == 320)
        let narrow = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        narrow.contentInsets = section.contentInsets
        #expect(CompositionalStage(narrow, counts: [2]).view.contentSize.width == 320)
    }

    @Test("The description of a group has its tree, and the frames of its items on the screen")
    func descriptions() {
        let bounds = UIScreen.main.bounds
        defer { UIScreen.main.bounds = bounds }
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
        let nested = column(
            .fractionalWidth(0.5), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let group = row(.fractionalWidth(1), .absolute(80), [item(.absolute(100), .absolute(20)), nested])
        #expect(
            group.visualDescription().components(separatedBy: "\n") == [
                "horizontal group 1.0 of the width × 80.0, while they fit", "  item 100.0 × 20.0",
                "  vertical group 0.5 of the width × 1.0 of the height, while they fit",
                "    item 1.0 of the width × 0.5 of the height", "in 300 × 600:", "  group: (0, 0) 300 × 80",
                "  item 0: (0, 0) 100 × 20", "  item 1: (100, 0) 150 × 40", "  item 2: (100, 40) 150 × 40",
            ])
    }

    @Test("18. From right to left everything is mirrored")
    func rightToLeft() {
        let group = row(.fractionalWidth(1), .absolute(50), [item(.absolute(100), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 5
        let stage = CompositionalStage(section, counts: [2], isRightToLeft: true)
        #expect(stage.frames().map(\.minX) == [215, 115])
    }

    @Test("18. What cannot be meant is said, in UIKit's words")
    func mistakes() {
        func said(_ body: () -> Void) -> String {
            CollectionViewDiagnostics.collected(by: body).joined(separator: "\n")
        }
        let one = item(.absolute(10), .absolute(10))
        let all = size(.fractionalWidth(1), .absolute(50))
        #expect(
            said { _ = NSCollectionLayoutGroup.horizontal(layoutSize: all, subitems: []) }
                .contains("at least 1 subitem is required"))
        #expect(
            said { _ = NSCollectionLayoutGroup.vertical(layoutSize: all, repeatingSubitem: one, count: 0) }
                .contains("count >= 1"))
        #expect(said { _ = NSCollectionLayoutDimension.absolute(.nan) }.contains("finite"))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: all, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        #expect(
            said { _ = NSCollectionLayoutItem(layoutSize: all, supplementaryItems: [badge, badge]) }
                .contains("every supplementary must have a unique elementKind"))
        let tooWide = row(.fractionalWidth(1), .absolute(50), [item(.absolute(400), .absolute(50))])
        #expect(
            said { _ = CompositionalStage(NSCollectionLayoutSection(group: tooWide), counts: [2]) }
                .contains("its first subitem takes 400"))
        let nothing = UICollectionViewCompositionalLayout { _, _ in nil }
        #expect(said { _ = CompositionalStage(nothing, counts: [2]) }.contains("invalid section definition"))
    }
}
