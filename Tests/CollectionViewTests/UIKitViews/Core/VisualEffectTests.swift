import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The colors in place of blurs.
@Suite @MainActor struct VisualEffectTests {
    private func color(_ effect: UIVisualEffect?, _ style: UIUserInterfaceStyle = .light) -> CGColor? {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.overrideUserInterfaceStyle = style
        view.layoutIfNeeded()
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record.colors.first
    }

    @Test func aBlurCoversTheBackgroundWithATranslucentColor() throws {
        let light = try #require(color(UIBlurEffect(style: .systemMaterial)))
        #expect(light.red == 1 && light.alpha > 0.3 && light.alpha < 1)
        let dark = try #require(color(UIBlurEffect(style: .systemMaterial), .dark))
        #expect(dark.red < 0.3 && dark.alpha == light.alpha)
        #expect(try #require(color(UIBlurEffect(style: .systemThinMaterialDark))).red < 0.3)
        #expect(color(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))) == nil && color(nil) == nil)
    }

    @Test func contentLiesAboveTheColor() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.contentView.backgroundColor = .black
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        #expect(record.colors.map(\.red) == [1, 0] && record.fills.allSatisfy { $0.rect.size == view.bounds.size })
    }
}
