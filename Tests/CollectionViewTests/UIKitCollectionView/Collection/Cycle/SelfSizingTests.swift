import CollectionView
import Testing

@Suite @MainActor struct SelfSizingTests {
    final class SelfSizingSource: TextSource {
        var preferredSize: (Int, CGSize) -> CGSize = { $1 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            (cell as? TextCell)?.preferredSize = { [preferredSize] in preferredSize(indexPath.item, $0) }
            return cell
        }
    }

    private func stage(_ preferredSize: @escaping (Int, CGSize) -> CGSize) -> (Stage, MeasuredRows) {
        let source = SelfSizingSource(count: 100)
        source.preferredSize = preferredSize
        let layout = MeasuredRows()
        return (Stage(source, layout), layout)
    }

    @Test func rowsBecomeAsHighAsTheyWant() {
        let (stage, _) = stage { item, size in CGSize(width: size.width, height: 30 + CGFloat(item)) }
        let messages = stage.messages { stage.show() }
        #expect(stage.texts == ["0", "1", "2", "3"])
        #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 30 + CGFloat(Int(($0 as! TextCell).text)!) })
        #expect(messages.filter { $0 == "prepare()" }.count == 2)
        #expect(stage.diagnostics { stage.show() } == [])
    }

    @Test func shrinkingRowsShowMore() {
        let (stage, _) = stage { _, size in CGSize(width: size.width, height: 7) }
        stage.show()
        #expect(stage.texts.count == 15)
        #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 7 })
    }

    @Test func aLayoutThatDoesNotListenKeepsItsSizes() {
        let (stage, layout) = stage { _, size in CGSize(width: size.width, height: 33) }
        layout.listens = false
        let messages = stage.messages { stage.show() }
        #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 20 })
        #expect(messages.filter { $0 == "prepare()" }.count == 1)
    }

    @Test func aLayoutThatClampsIsAskedOnce() {
        let (stage, layout) = stage { _, size in CGSize(width: size.width, height: 1000) }
        layout.clamp = { min($0, 50) }
        #expect(stage.diagnostics { stage.show() } == [])
        #expect(stage.texts == ["0", "1"])
    }

    @Test func halfAPixelIsNoDifference() {
        let (stage, _) = stage { _, size in CGSize(width: size.width, height: size.height + 0.2) }
        let messages = stage.messages { stage.show() }
        #expect(!messages.contains("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"))
    }

    @Test func goingToAndFroEndsAtTheLargerSize() {
        let (stage, _) = stage { _, size in CGSize(width: size.width, height: size.height == 40 ? 30 : 40) }
        #expect(stage.diagnostics { stage.show() } == [])
        #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 40 })
    }

    @Test func growingForeverIsCappedAndReportedOnce() {
        let (stage, _) = stage { item, size in
            item == 0 ? CGSize(width: size.width, height: size.height + 1) : size
        }
        let messages = stage.diagnostics { stage.show() }
        #expect(messages.count == 1 && messages[0].contains("stuck in its update/layout loop"))
        #expect(messages[0].contains("[0, 0]") && stage.texts.first == "0")
    }

    @Test func sizesThatAreNoNumbersAreIgnored() {
        let (stage, _) = stage { _, _ in CGSize(width: CGFloat.nan, height: .infinity) }
        stage.show()
        #expect(stage.texts.count == 5 && stage.view.contentSize.height == 2000)
    }

    @Test func aCellThatChangesIsMeasuredAgain() throws {
        let (stage, _) = stage { _, size in size }
        stage.show()
        let cell = try #require(stage.cell(1))
        cell.preferredSize = { CGSize(width: $0.width, height: 55) }
        cell.contentView.invalidateIntrinsicContentSize()
        stage.show()
        #expect(cell.frame.height == 55)
        stage.view.selfSizingInvalidation = .disabled
        cell.preferredSize = { CGSize(width: $0.width, height: 66) }
        cell.contentView.invalidateIntrinsicContentSize()
        stage.show()
        #expect(cell.frame.height == 55)
    }

    @Test func constraintsInsideOfCellsDecide() throws {
        final class Padded: UICollectionViewCell {
            let box = UIView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(box)
                box.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 31),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }
        final class Source: TextSource {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "padded", for: indexPath)
            }
        }
        let stage = Stage(Source(count: 2), MeasuredRows())
        stage.view.register(Padded.self, forCellWithReuseIdentifier: "padded")
        stage.show()
        let cell = try #require(stage.view.cellForItem(at: .item(1)) as? Padded)
        #expect(cell.frame == CGRect(x: 0, y: 41, width: 100, height: 41) && cell.box.frame.minY == 5)
    }
}
