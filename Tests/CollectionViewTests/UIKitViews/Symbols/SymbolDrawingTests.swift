import CollectionView
import Testing

@_spi(Host) @testable import UIKitViews

/// The drawings of symbols, and the colors of images.
@Suite @MainActor struct SymbolDrawingTests {
    private func draw(_ view: UIView) -> CanvasRecord {
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record
    }

    private func draw(symbol name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> CanvasRecord {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.tintColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
        return draw(view)
    }

    @Test func everySymbolLiesInItsSquare() {
        let square = CGRect(x: 0, y: 0, width: SymbolShape.side, height: SymbolShape.side)
        for (name, description) in Symbol.descriptions {
            let parts = SymbolShape.parts(of: description)
            #expect(!parts.isEmpty && parts.allSatisfy { square.contains($0.outline.bounds) }, "\(name)")
        }
    }

    @Test func aSymbolHasTheTintColor() {
        let outlined = draw(symbol: "heart")
        #expect(outlined.paints.map(\.stroke?.red) == [0.25] && outlined.paints.map(\.fill?.red) == [nil])
        #expect(draw(symbol: "heart.fill").paints.map(\.fill?.red) == [0.25])
        #expect(draw(symbol: "heart", .init(hierarchicalColor: .white)).paints.map(\.stroke?.red) == [1])
    }

    @Test func weightsChangeTheWidthOfLines() {
        let widths = [UIImage.SymbolWeight.thin, .regular, .bold].map {
            draw(symbol: "plus", .init(weight: $0)).paints[0].lineWidth
        }
        #expect(widths == widths.sorted() && Set(widths).count == 3)
    }

    @Test func variantsEncloseFillAndCrossOut() {
        #expect(draw(symbol: "plus.circle").paints.map(\.stroke?.red) == [0.25, 0.25])
        let filled = draw(symbol: "plus.circle.fill").paints
        #expect(filled.map(\.fill?.red) == [0.25, nil] && filled[1].stroke?.red == 1)
        #expect(draw(symbol: "bell.slash").paints.count == draw(symbol: "bell").paints.count + 1)
    }

    @Test func otherSymbolsArePicturesOfTheApp() {
        #expect(draw(symbol: "no.such.symbol").lines.contains("image no.such.symbol"))
    }

    @Test func aTemplateHasTheTintColorWhereTheImageIsOpaque() {
        let image = UIImage(name: "cat", size: CGSize(width: 20, height: 20))
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
        func masked(_ red: CGFloat) -> [String] {
            ["masked", "path 0.0 0.0 20.0 20.0 fill \(red)", "mask", "image cat", "end of mask"]
        }
        #expect(Array(draw(view).lines.dropFirst().dropLast()) == masked(0.25))
        view.image = image
        #expect(Array(draw(view).lines.dropFirst().dropLast()) == ["image cat"])
        view.image = image.withTintColor(.white, renderingMode: .alwaysOriginal)
        #expect(Array(draw(view).lines.dropFirst().dropLast()) == masked(1))
    }

    @Test func imagesInSystemButtonsAreTemplates() {
        let image = UIImage(name: "cat", size: CGSize(width: 20, height: 20))
        let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
        for button in [system, custom] {
            button.setImage(image, for: .normal)
            button.tintColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 1)
        }
        #expect(draw(system).colors.map(\.red) == [0.25])
        #expect(draw(custom).colors.isEmpty)
        system.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(draw(system).colors.isEmpty)
    }
}
