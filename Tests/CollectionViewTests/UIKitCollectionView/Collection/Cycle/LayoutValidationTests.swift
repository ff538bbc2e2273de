import CollectionView
import Testing

/// Mistakes of layouts that are reported to their authors.
@Suite @MainActor struct LayoutValidationTests {
    @Test func twoAnswersAboutOneElementAreReportedOnRequest() {
        final class Contradicting: ListLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)
                all?[1].frame.origin.x = 5
                return all
            }
        }
        for validates in [false, true] {
            let stage = Stage(TextSource(count: 3), Contradicting())
            stage.view.validatesLayout = validates
            let messages = stage.diagnostics {
                for _ in 0..<3 {
                    stage.layout.invalidateLayout()
                    stage.show()
                }
            }
            #expect(messages.count == (validates ? 1 : 0))
            #expect(messages.allSatisfy { $0.contains("Contradicting returns different attributes for item [0, 1]") })
        }
        let honest = Stage(TextSource(count: 30))
        honest.view.validatesLayout = true
        #expect(honest.diagnostics { honest.show() } == [])
    }

    @Test func attributesThatDoNotCopyWhatTheyCompareAreReported() {
        final class Forgetful: UICollectionViewLayoutAttributes {
            var hue = 0

            override func isEqual(_ object: Any?) -> Bool {
                let other = object as? Forgetful
                return MainActor.assumeIsolated { other?.hue == hue } && super.isEqual(object)
            }
        }
        final class Coloring: ListLayout {
            override func newAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
                let attributes = Forgetful(forCellWith: indexPath)
                attributes.hue = 7
                return attributes
            }
        }
        let stage = Stage(TextSource(count: 3), Coloring())
        let messages = stage.diagnostics { stage.show() }
        #expect(messages.count == 1 && messages[0].contains("a copy of Forgetful is not equal to it"))
    }

    @Test func aLayoutThatFillsAWidthAndDoesNotFollowItIsReported() {
        final class Stubborn: ListLayout {}
        final class Following: ListLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        for (layout, count) in [(Stubborn(), 1), (Following(), 0)] as [(ListLayout, Int)] {
            let stage = Stage(TextSource(count: 30), layout)
            stage.show()
            let messages = stage.diagnostics {
                for width in [90, 100, 80] as [CGFloat] {
                    stage.view.frame.size.width = width
                    stage.show()
                }
            }
            #expect(messages.count == count)
            #expect(messages.allSatisfy { $0.contains("Stubborn fills bounds of") })
        }
    }

    @Test func lessThanHalfAPixelIsNoOtherSizeHoweverOften() {
        let stage = Stage(TextSource(count: 30))
        stage.show()
        let asking = "shouldInvalidateLayout(forBoundsChange:)"
        func asks(width: CGFloat) -> Bool {
            stage.messages(to: .layout) {
                stage.view.frame.size.width = width
                stage.show()
            }.contains(asking)
        }
        let pixel = 1 / stage.view.traitCollection.displayScale
        #expect(!asks(width: 100 + 0.4 * pixel) && !asks(width: 100) && !asks(width: 100 - 0.4 * pixel))
        #expect(asks(width: 100 - 0.7 * pixel))
        #expect(!asks(width: 100 - 1.1 * pixel))
        #expect(asks(width: 100 - 1.4 * pixel))
    }

    @Test func askingForCellsWhileTheLayoutIsPreparedIsHarmlessAndReported() {
        final class Curious: ListLayout {
            var seen: [Bool] = []

            override func prepare() {
                super.prepare()
                guard let collectionView else { return }
                seen.append(collectionView.cellForItem(at: .item(0)) != nil)
                _ = (collectionView.visibleCells, collectionView.layoutAttributesForItem(at: .item(0)))
            }
        }
        let layout = Curious()
        let stage = Stage(TextSource(count: 3), layout)
        let messages = stage.diagnostics {
            stage.show()
            layout.invalidateLayout()
            stage.show()
        }
        #expect(layout.seen == [false, true] && layout.preparations == 2)
        #expect(messages.count == 1 && messages[0].contains("Curious calls cellForItem(at:) while it is prepared"))
    }
}
