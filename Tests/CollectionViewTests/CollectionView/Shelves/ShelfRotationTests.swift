import CollectionView
import Testing

/// A section that scrolls across and rests at a page or a group still rests there after the device has been turned.
@Suite("Shelves: rotation") @MainActor struct ShelfRotationTests {
    private static let portrait = CGSize(width: 390, height: 844)
    private static let landscape = CGSize(width: 844, height: 390)

    enum GroupWidth: String, CaseIterable {
        case most, points, pages

        @MainActor var dimension: NSCollectionLayoutDimension {
            switch self {
            case .most: .fractionalWidth(0.8)
            case .points: .absolute(217)
            case .pages: .fractionalWidth(1)
            }
        }
    }

    private func stage(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ width: GroupWidth, isRightToLeft: Bool
    ) -> CompositionalStage {
        let group = row(width.dimension, .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        return CompositionalStage(section, counts: [12], size: Self.portrait, isRightToLeft: isRightToLeft)
    }

    /// Returns the distance of a group's leading edge from that of the section's viewport.
    private func distance(ofGroup number: Int, _ stage: CompositionalStage) -> CGFloat {
        stage.stage.show()
        let frame = stage.layout.layoutAttributesForItem(at: .item(number))?.frame ?? .null
        let isRightToLeft = stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (isRightToLeft ? stage.view.bounds.width - frame.maxX : frame.minX) - 16
    }

    private func scroll(_ stage: CompositionalStage) -> (offset: Double, end: Double) {
        stage.stage.show()
        let arrangement = stage.layout.arrangement
        return (
            arrangement?.innerOffset(ofSection: 0) ?? -1,
            arrangement?.innerOffsetRange(ofSection: 0)?.upperBound ?? -1
        )
    }

    @Test(
        "A section of groups shows the same group first, or its end, and the same offset when turned back",
        arguments: GroupWidth.allCases, [false, true])
    func groups(_ width: GroupWidth, isRightToLeft: Bool) throws {
        for number in 0..<12 {
            let stage = stage(.groupPaging, width, isRightToLeft: isRightToLeft)
            try stage.layout.scrollSection(toItemAt: .item(number), at: isRightToLeft ? .right : .left)
            let before = scroll(stage)
            for _ in 0..<2 {
                stage.view.frame.size = Self.landscape
                let turned = scroll(stage)
                if turned.offset < turned.end { #expect(abs(distance(ofGroup: number, stage)) <= 0.5) }
                stage.view.frame.size = Self.portrait
                #expect(abs(scroll(stage).offset - before.offset) <= 0.5, "group \(number)")
            }
        }
    }

    @Test("A section of pages shows the page of the same number, or its end, and the same page when turned back")
    func pages() throws {
        for page in 0..<6 {
            let stage = stage(.paging, .points, isRightToLeft: false)
            let end = scroll(stage).end
            let offset = min(CGFloat(page) * (Self.portrait.width - 32), end)
            try stage.layout.scrollSection(0, to: offset)
            stage.view.frame.size = Self.landscape
            let turned = scroll(stage)
            #expect(turned.offset == min(CGFloat(page) * (Self.landscape.width - 32), turned.end), "page \(page)")
            stage.view.frame.size = Self.portrait
            #expect(scroll(stage).offset == offset, "page \(page)")
        }
    }

    @Test("A section that was scrolled in landscape stays at the group that it shows there")
    func scrolledMeanwhile() throws {
        let stage = stage(.groupPaging, .most, isRightToLeft: false)
        try stage.layout.scrollSection(toItemAt: .item(5), at: .left)
        stage.view.frame.size = Self.landscape
        stage.stage.show()
        try stage.layout.scrollSection(toItemAt: .item(2), at: .left)
        stage.view.frame.size = Self.portrait
        #expect(abs(distance(ofGroup: 2, stage)) <= 0.5)
    }

    @Test("A section that can rest anywhere keeps its offset")
    func continuous() throws {
        let stage = stage(.continuous, .points, isRightToLeft: false)
        try stage.layout.scrollSection(0, to: 500)
        stage.view.frame.size = Self.landscape
        #expect(scroll(stage).offset == 500)
        stage.view.frame.size = Self.portrait
        #expect(scroll(stage).offset == 500)
    }
}
