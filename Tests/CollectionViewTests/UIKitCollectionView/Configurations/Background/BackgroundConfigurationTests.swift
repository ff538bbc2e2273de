import CollectionView
import Testing

@Suite("Backgrounds of cells") @MainActor struct BackgroundConfigurationTests {
    /// Returns the colored view behind the content of a cell.
    private func fill(_ cell: UICollectionViewCell) -> UIView? {
        cell.subviews.first { $0 !== cell.contentView }?.shown(UIView.self).first { $0.backgroundColor != nil }
    }

    private func stage(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ background: UIBackgroundConfiguration
    ) -> RowStage<UICollectionViewCell> {
        RowStage(appearance, rows: [["Pear", "Plum", "Nut"]]) { cell, _, _ in cell.backgroundConfiguration = background
        }
    }

    @Test("Rows of a list are gray while they are selected or highlighted")
    func states() {
        let stage = stage(.plain, .listCell())
        #expect(fill(stage.cell(0))?.backgroundColor == .systemBackground)
        stage.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
        stage.view.beginTouch(at: CGPoint(x: 9, y: 60))
        stage.show()
        #expect(
            (0..<3).map { fill(stage.cell($0))?.backgroundColor } == [.systemGray4, .systemGray4, .systemBackground])
    }

    @Test("A color that has been set stays")
    func ownColors() {
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .yellow
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        let stage = stage(.plain, background)
        stage.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
        stage.show()
        #expect(fill(stage.cell(0))?.backgroundColor == .yellow.withAlphaComponent(0.5))
        background.backgroundColor = nil
        background.backgroundColorTransformer = .grayscale
        let gray = background.resolvedBackgroundColor(for: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(gray == UIColor(white: 0.587, alpha: 1))
    }

    @Test("Groups of inset rows are round at their ends, also after updates")
    func groups() {
        let stage = stage(.insetGrouped, .listGroupedCell())
        func corners() -> [CACornerMask?] {
            (0..<stage.rows[0].count).map { item in
                fill(stage.cell(item)).map { $0.layer.cornerRadius > 0 ? $0.layer.maskedCorners : [] }
            }
        }
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(corners() == [top, [], bottom])
        AnimationClock.startAfresh()
        stage.view.performBatchUpdates {
            stage.rows = [["Pear", "Plum"]]
            stage.view.deleteItems(at: [.item(2)])
        }
        AnimationClock.current.advance(by: 1)
        stage.show()
        #expect(corners() == [top, bottom])
    }

    @Test("Insets, lines, corners, margins and views of the app's own")
    func parts() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .yellow
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        (background.cornerRadius, background.strokeWidth, background.strokeOutset) = (6, 2, 5)
        background.strokeColor = .red
        let own = UILabel()
        own.text = "own"
        background.customView = own
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let fill = fill(cell)
        #expect(fill?.frame == CGRect(x: 10, y: 1, width: 86, height: 46) && fill?.layer.cornerRadius == 6)
        #expect(own.superview === fill && own.frame == CGRect(x: 0, y: 0, width: 86, height: 46))
        let line = fill?.superview?.subviews.first { $0.layer.borderWidth == 2 }
        #expect(line?.frame == CGRect(x: 5, y: -4, width: 96, height: 56))
        #expect(line?.layer.borderColor == UIColor.red.cgColor && line?.layer.cornerRadius == 11)
    }

    @Test("Background views and background configurations take each other's place")
    func views() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundConfiguration = .listPlainCell()
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.subviews.count == 2)
        cell.backgroundConfiguration = nil
        #expect(cell.subviews == [cell.contentView])
    }
}
