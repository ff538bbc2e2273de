import CollectionView
import Testing

@Suite @MainActor struct ReuseTests {
    @Test func scrollingReusesCells() {
        let stage = Stage(TextSource(count: 1000))
        stage.show()
        var cells: Set<ObjectIdentifier> = []
        for offset in stride(from: 0.0, to: 2000, by: 10) {
            stage.view.contentOffset.y = offset
            stage.show()
            cells.formUnion(stage.view.visibleCells.map(ObjectIdentifier.init))
        }
        // Six are on the screen, as many are ready, and one is in between.
        #expect(cells.count <= 13)
        #expect(stage.texts == (100...104).map(String.init) || stage.texts.first == "99")
        #expect(stage.view.subviews.count == stage.view.visibleCells.count)
    }

    @Test func aViewThatItsAppHidesStaysHidden() throws {
        let stage = Stage(TextSource(count: 1000))
        stage.show()
        let cell = try #require(stage.cell(1))
        cell.isHidden = true
        for offset in [5.0, 10, 0] {
            stage.view.contentOffset.y = offset
            stage.view.collectionViewLayout.invalidateLayout()
            stage.show()
            #expect(stage.cell(1) === cell && cell.isHidden)
        }
    }

    @Test func displayMessagesPair() {
        final class Pairing: NSObject, UICollectionViewDelegate {
            var shown: Set<IndexPath> = []
            var mistakes = 0

            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { if !shown.insert(indexPath).inserted { mistakes += 1 } }

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { if shown.remove(indexPath) == nil { mistakes += 1 } }
        }
        let stage = Stage(TextSource(count: 300))
        let delegate = Pairing()
        stage.view.delegate = delegate
        var random = SplitMix64(seed: 3)
        for _ in 0..<200 {
            stage.view.contentOffset.y = .random(in: 0...5900, using: &random)
            stage.show()
            if random.oneIn(10) { stage.view.reloadData() }
            #expect(delegate.shown == Set(stage.view.indexPathsForVisibleItems))
        }
        #expect(delegate.mistakes == 0)
    }

    @Test func attributesAreAppliedBeforeTheCellIsHandedOutAndNotTwice() throws {
        final class Looking: TextSource {
            var frames: [CGRect] = []

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
                frames.append(cell.frame)
                return cell
            }
        }
        let source = Looking(count: 2)
        let stage = Stage(source)
        stage.show()
        #expect(source.frames.map(\.minY) == [0, 20])
        stage.layout.invalidateLayout()
        stage.show()
        #expect(try #require(stage.cell(1)).applied.count == 1)
        stage.layout.rowHeight = 21
        stage.layout.invalidateLayout()
        stage.show()
        #expect(try #require(stage.cell(1)).applied.map(\.frame.minY) == [20, 21])
    }

    @Test func anUnregisteredIdentifierIsAMistake() {
        let stage = Stage(TextSource(count: 1))
        stage.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "text")
        stage.view.register(TextCell.self, forCellWithReuseIdentifier: "other")
        let messages = stage.diagnostics {
            _ = stage.view.dequeueReusableCell(withReuseIdentifier: "text", for: .item(0))
        }
        #expect(messages.count == 1)
        #expect(
            messages[0].contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier text"))
        #expect(messages[0].contains("(registered: other)"))
        #expect(stage.diagnostics { stage.view.register(UIView.self, forCellWithReuseIdentifier: "x") }.count == 1)
        #expect(stage.diagnostics { stage.view.register(TextCell.self, forCellWithReuseIdentifier: "") }.count == 1)
    }

    @Test func cellsThatWereNotDequeuedAndSurplusOnesAreMistakes() {
        final class Making: TextSource {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                indexPath.item == 0
                    ? UICollectionViewCell(frame: .zero)
                    : {
                        _ = super.collectionView(collectionView, cellForItemAt: indexPath)
                        return super.collectionView(collectionView, cellForItemAt: indexPath)
                    }()
            }
        }
        let stage = Stage(Making(count: 2))
        let messages = stage.diagnostics { stage.show() }
        #expect(messages.count == 2 && stage.view.visibleCells.count == 2)
        #expect(messages[0].contains("does not have a reuseIdentifier"))
        #expect(messages[1].contains("Expected dequeued view to be returned"))
    }

    @Test func aCellThatIsKeptAndReturnedTwiceIsAMistake() {
        final class Keeping: TextSource {
            var kept: UICollectionViewCell?

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = kept ?? super.collectionView(collectionView, cellForItemAt: indexPath)
                kept = cell
                return cell
            }
        }
        let stage = Stage(Keeping(count: 3))
        let messages = stage.diagnostics { stage.show() }
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("in use for another element") })
        #expect(Set(stage.view.visibleCells.map(ObjectIdentifier.init)).count == 3)
    }

    @Test func registrationsBringTheirClassAndHandler() throws {
        final class Registering: NSObject, UICollectionViewDataSource {
            let cell = UICollectionView.CellRegistration<TextCell, String> { cell, path, text in
                cell.text = "\(path.item): \(text)"
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: ListLayout.header
            ) { view, _, path in view.tag = path.section + 40 }
            var makesThemLate = false

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let late = UICollectionView.CellRegistration<TextCell, String> { cell, _, _ in cell.text = "late" }
                return collectionView.dequeueConfiguredReusableCell(
                    using: makesThemLate ? late : cell, for: indexPath, item: "text")
            }

            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            }
        }
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = Stage(TextSource(count: 0), layout)
        let source = Registering()
        stage.view.dataSource = source
        stage.show()
        #expect(stage.texts == ["0: text"])
        #expect(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0))?.tag == 40)
        source.makesThemLate = true
        stage.view.reloadData()
        let messages = stage.diagnostics { stage.show() }
        #expect(messages.count == 1 && messages[0].contains("using a registration that was created inside"))
    }

    @Test func viewsLieInTheOrderOfTheirZIndex() {
        final class Fanned: ListLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.zIndex = [2, 0, 1, 0][indexPath.item]
                return attributes
            }
        }
        let stage = Stage(TextSource(count: 4), Fanned())
        stage.view.backgroundView = UIView()
        stage.show()
        #expect(stage.view.subviews.first === stage.view.backgroundView)
        #expect(stage.view.subviews.dropFirst().map { ($0 as! TextCell).text } == ["1", "3", "2", "0"])
        #expect(stage.view.backgroundView?.frame == stage.view.bounds)
    }
}
