import CollectionView
import Testing

@Suite @MainActor struct FlowOracleTests {
    /// Compares every frame with a plain model, to within a pixel, because positions are rounded to pixels.
    @Test func framesAreThoseOfAPlainModel() {
        for seed in 0..<80 {
            var random = SplitMix64(seed: seed)
            let isVertical = random.oneIn(2)
            let size = randomSize(0...400, 0...400, &random)
            let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in section(&random) }
            let stage = FlowStage(sections.map(\.sizes.count), size: size)
            stage.layout.scrollDirection = isVertical ? .vertical : .horizontal
            answer(with: sections, isVertical, stage.delegate)
            let model = FlowModel(sections, breadth: isVertical ? size.width : size.height)
            _ = CollectionViewDiagnostics.collected {
                compare(stage, with: model, isVertical, "seed \(seed)")
            }
        }
    }

    private func section(_ random: inout SplitMix64) -> FlowModel.Section {
        let count = random.oneIn(5) ? 0 : Int.random(in: 1...30, using: &random)
        let isUniform = random.oneIn(3)
        let common = randomSize(1...150, 1...80, &random)
        var section = FlowModel.Section(
            sizes: (0..<count).map { _ in isUniform ? common : randomSize(1...150, 0...80, &random) })
        func distance(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(random.distance(range)) }
        section.inset = (distance(0...20), distance(0...20), distance(0...20), distance(0...20))
        section.lineSpacing = distance(0...20)
        section.itemSpacing = distance(0...20)
        section.header = max(0, distance(-50...50))
        section.footer = max(0, distance(-50...50))
        return section
    }

    private func randomSize(
        _ width: ClosedRange<Double>, _ height: ClosedRange<Double>, _ random: inout SplitMix64
    ) -> CGSize {
        CGSize(width: CGFloat(random.distance(width)), height: CGFloat(random.distance(height)))
    }

    private func answer(with sections: [FlowModel.Section], _ isVertical: Bool, _ delegate: FlowDelegate) {
        func turned(_ size: CGSize) -> CGSize { isVertical ? size : CGSize(width: size.height, height: size.width) }
        delegate.size = { turned(sections[$0.section].sizes[$0.item]) }
        delegate.lineSpacing = { sections[$0].lineSpacing }
        delegate.interitemSpacing = { sections[$0].itemSpacing }
        delegate.header = { turned(CGSize(width: 1, height: sections[$0].header)) }
        delegate.footer = { turned(CGSize(width: 1, height: sections[$0].footer)) }
        delegate.inset = {
            let inset = sections[$0].inset
            return isVertical
                ? UIEdgeInsets(top: inset.start, left: inset.leading, bottom: inset.end, right: inset.trailing)
                : UIEdgeInsets(top: inset.leading, left: inset.start, bottom: inset.trailing, right: inset.end)
        }
    }

    private func compare(_ stage: FlowStage, with model: FlowModel, _ isVertical: Bool, _ seed: Comment) {
        func turned(_ frame: CGRect) -> CGRect {
            isVertical ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        }
        func isRight(_ frame: CGRect?, _ expected: CGRect) -> Bool {
            frame.map { turned($0).isNear(expected, within: 0.3) } ?? false
        }
        stage.view.layoutIfNeeded()
        let content = stage.view.contentSize
        #expect(abs((isVertical ? content.height : content.width) - model.length) < 0.01, seed)
        #expect((isVertical ? content.width : content.height) == model.breadth, seed)
        for section in model.sections.indices {
            for (item, expected) in model.items[section].enumerated() {
                #expect(isRight(stage.frame(item, section), expected), "\(seed) item \(item) of section \(section)")
            }
            let bands = [
                (stage.header(section), model.headers[section]), (stage.footer(section), model.footers[section]),
            ]
            for (band, expected) in bands {
                #expect(expected.height == 0 ? band == nil : isRight(band?.frame, expected), seed)
            }
        }
        checkQueries(stage, seed)
    }

    /// Checks that a query of a rectangle finds exactly the elements that meet it.
    private func checkQueries(_ stage: FlowStage, _ seed: Comment) {
        let everything = CGRect(origin: .zero, size: stage.view.contentSize).insetBy(dx: -500, dy: -500)
        let all = stage.layout.layoutAttributesForElements(in: everything) ?? []
        let rect = CGRect(x: 30, y: 120, width: 200, height: 150)
        let met = Set(stage.layout.layoutAttributesForElements(in: rect)?.map(\.description) ?? [])
        for attributes in all {
            let inner = attributes.frame.insetBy(dx: 0.3, dy: 0.3)
            let outer = attributes.frame.insetBy(dx: -0.3, dy: -0.3)
            func meets(_ frame: CGRect) -> Bool {
                frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
            }
            if attributes.frame.width > 1, attributes.frame.height > 1, meets(inner) {
                #expect(met.contains(attributes.description), seed)
            }
            if met.contains(attributes.description) { #expect(meets(outer), seed) }
        }
    }
}
