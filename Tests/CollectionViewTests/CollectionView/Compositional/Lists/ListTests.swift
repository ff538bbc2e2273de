import CollectionLayout
import CollectionView
import Testing

@Suite("Lists") @MainActor struct ListTests {
    private static let header = UICollectionView.elementKindSectionHeader

    private func stage(_ configuration: UICollectionLayoutListConfiguration, counts: [Int] = [3, 2])
        -> CompositionalStage
    {
        let stage = CompositionalStage(
            .list(using: configuration), counts: counts.map { _ in 0 },
            kinds: [Self.header, UICollectionView.elementKindSectionFooter])
        stage.source.preferredSize = { text, size in CGSize(width: size.width, height: text == "0.1" ? 60 : 30) }
        stage.source.sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        stage.view.reloadData()
        stage.stage.show()
        return stage
    }

    private func lines(_ stage: CompositionalStage) -> [UICollectionViewLayoutAttributes] {
        let all = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
        return all.filter { $0.representedElementKind == ElementName.separatorKind && !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test("Rows are as broad as the list and as high as their cells want to be, with lines of a pixel below them")
    func plain() {
        let stage = stage(UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(
            stage.frames() == [
                CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 60),
                CGRect(x: 0, y: 90, width: 320, height: 30),
            ])
        #expect(
            lines(stage).map(\.frame)
                == [29.5, 89.5, 119.5, 149.5, 179.5].map { CGRect(x: 16, y: $0, width: 304, height: 0.5) })
        #expect(stage.stage.diagnostics { stage.stage.show() } == [])
    }

    @Test("Grouped lists have no line below their last row, inset ones are inset, sidebars have no lines")
    func appearances() {
        for (appearance, margin, count) in [
            (.grouped, 0, 3), (.insetGrouped, 16, 3), (.sidebar, 16, 0), (.sidebarPlain, 0, 0),
        ]
            as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, Int)]
        {
            let stage = stage(UICollectionLayoutListConfiguration(appearance: appearance))
            #expect(stage.frames().allSatisfy { $0.minX == margin && $0.width == 320 - 2 * margin }, "\(appearance)")
            #expect(lines(stage).count == count, "\(appearance)")
        }
    }

    @Test("A header that hugs its content is as wide as its text, and no wider than the section")
    func huggingHeaders() throws {
        final class Source: TextSource {
            override func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: indexPath)
                let cell = view as! UICollectionViewListCell
                var content = UIListContentConfiguration.plainHeader()
                content.text = indexPath.section == 0 ? "Ferns" : String(repeating: "Mosses and ferns ", count: 9)
                cell.contentConfiguration = content
                return cell
            }
        }
        for isRightToLeft in [false, true] {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            configuration.contentHuggingElements = .supplementaryHeader
            let stage = Stage(
                Source([["a", "b"], ["c"]]), UICollectionViewCompositionalLayout.list(using: configuration),
                size: CGSize(width: 320, height: 400))
            if isRightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
            stage.view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
            stage.show()
            let frames = (0..<2).compactMap {
                stage.view.supplementaryView(forElementKind: Self.header, at: .item(0, $0))?.frame
            }
            try #require(frames.count == 2, "\(stage.view.visibleCells.map(\.frame)) \(frames)")
            let width = stage.view.bounds.width
            #expect(frames[0].width > 40 && frames[0].width < width / 2, "\(frames)")
            #expect(frames[0].minX == (isRightToLeft ? width - frames[0].width : 0), "\(frames)")
            #expect(frames[1].width <= width && frames[1].width > width / 2, "\(frames)")
            #expect(stage.diagnostics { stage.show() } == [])
        }
    }

    @Test("A handler decides about the line of a row, and lines may be switched off")
    func separators() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.itemSeparatorHandler = { path, list in
            var own = list
            if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
            own.color = .red
            return own
        }
        #expect(lines(stage(configuration)).map(\.indexPath) == [.item(1)])
        configuration.itemSeparatorHandler = nil
        configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
        #expect(lines(stage(configuration)).count == 5)
        configuration.showsSeparators = false
        #expect(lines(stage(configuration)).isEmpty)
    }

    @Test("Headers and footers are there if they are asked for, and pinned in plain lists")
    func headers() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        configuration.headerTopPadding = 9
        configuration.backgroundColor = .green
        let stage = stage(configuration, counts: [40, 2])
        let first = stage.supplementary(Self.header)
        #expect(first?.frame.minY == 9 && first?.frame.width == 320)
        stage.view.contentOffset.y = 300
        stage.stage.show()
        #expect(stage.supplementary(Self.header)?.frame.minY == 300)
        #expect(stage.supplementary(UICollectionView.elementKindSectionFooter, 0, 1) != nil)
        let backgrounds = stage.view.subviews.filter { $0.backgroundColor == .green }
        #expect(backgrounds.count == 1)
    }

    @Test("A background of the app replaces the list's own")
    func customBackgrounds() throws {
        final class Card: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .red
            }

            required init?(coder: NSCoder) { nil }
        }
        for color in [nil, UIColor.green] {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.backgroundColor = color
            let layout = UICollectionViewCompositionalLayout { [configuration] _, environment in
                let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
                section.decorationItems = [.background(elementKind: "card")]
                return section
            }
            layout.register(Card.self, forDecorationViewOfKind: "card")
            let stage = CompositionalStage(layout, counts: [2])
            let card = try #require(stage.view.subviews.first { $0 is Card })
            #expect(card.backgroundColor == .red)
            #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 88))
            #expect(!stage.view.subviews.contains { $0.backgroundColor == .green })
            #expect(lines(stage).count == 2)
        }
    }

    @Test("A list stands above a waterfall")
    func listsAmongOthers() {
        let photos = [CGSize(width: 2, height: 1), CGSize(width: 1, height: 1)]
        let layout = UICollectionViewCompositionalLayout { section, environment in
            if section == 0 {
                return .list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
            }
            return NSCollectionLayoutSection(Waterfall(lanes: .count(2), spacing: 8)) { item in
                .ratio(photos[item].height / photos[item].width)
            }
        }
        let stage = CompositionalStage(layout, counts: [1, 2])
        #expect(
            stage.frames(inSection: 1) == [
                CGRect(x: 0, y: 44, width: 156, height: 78), CGRect(x: 164, y: 44, width: 156, height: 156),
            ])
    }
}
