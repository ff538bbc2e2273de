import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Colors that adapt to a light or dark appearance.
@Suite(.serialized) @MainActor struct AppearanceTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let signal = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }

    /// Returns the colors with which a view is drawn.
    private func fills(_ view: UIView) -> [CGFloat] {
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record.colors.map(\.green)
    }

    @Test func aColorIsChosenByTraits() {
        #expect(signal.resolvedColor(with: dark) == .white && signal.resolvedColor(with: light) == .red)
        #expect(signal.cgColor == UIColor.red.cgColor, "as the screen is")
        dark.performAsCurrent { #expect(signal.cgColor == UIColor.white.cgColor) }
        #expect(signal.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
        let nested = UIColor { [signal] _ in signal }
        #expect(nested.resolvedColor(with: dark) == .white)
        #expect(signal == signal && signal != .red && UIColor.label == UIColor.label)
    }

    @Test func systemColorsAreReadableInBothAppearances() {
        func contrast(_ text: UIColor, _ background: UIColor, _ traits: UITraitCollection) -> CGFloat {
            func luminance(_ color: UIColor) -> CGFloat {
                var (white, alpha) = (CGFloat(0), CGFloat(0))
                color.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
                return white
            }
            return abs(luminance(text) - luminance(background))
        }
        for traits in [light, dark] {
            for background in [UIColor.systemBackground, .secondarySystemBackground, .systemGroupedBackground] {
                #expect(contrast(.label, background, traits) > 0.8)
                #expect(contrast(.secondaryLabel, background, traits) > 0.5)
            }
        }
    }

    @Test func backgroundsFollowTheAppearance() {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        view.backgroundColor = signal
        view.addSubview(inner)
        inner.backgroundColor = signal
        #expect(fills(view) == [0, 0])
        inner.traitOverrides.userInterfaceStyle = .dark
        #expect(fills(view) == [0, 1])
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(fills(view) == [1, 1])
        #expect(view.backgroundColor == signal)
        view.backgroundColor = .red
        #expect(fills(view) == [0, 1])
        let late = UIView()
        late.backgroundColor = signal
        view.addSubview(late)
        #expect(fills(view) == [0, 1, 1], "what comes later has the appearance of where it comes to")
    }

    @Test func everyoneLearnsTheirOwnFormerTraits() {
        final class Controller: UIViewController {
            var former: [UIUserInterfaceStyle?] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                former.append(previousTraitCollection?.userInterfaceStyle)
                #expect(traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection))
            }
        }
        final class Inner: UIView {
            var former: [UITraitCollection?] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                former.append(previousTraitCollection)
            }
        }
        let (controller, inner) = (Controller(), Inner())
        controller.view.addSubview(inner)
        inner.traitOverrides.displayScale = 5
        inner.former = []
        controller.view.traitOverrides.userInterfaceStyle = .dark
        #expect(controller.former.count == 1 && controller.former[0] != .dark)
        #expect(inner.former.map { $0?.displayScale } == [5] && inner.former[0]?.userInterfaceStyle != .dark)
    }

    @Test func textSizesAreOrdered() {
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.large.isAccessibilityCategory && UIContentSizeCategory.small < .large)
    }

    @Test func changesOfSingleTraitsAreAnnounced() {
        let (controller, inner) = (UIViewController(), UILabel())
        controller.view.addSubview(inner)
        controller.view.traitOverrides.displayScale = 2
        var log: [String] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            log.append("controller \(previous.userInterfaceStyle == .dark) \(controller.traitCollection.displayScale)")
        }
        let registration = inner.registerForTraitChanges([UITraitDisplayScale.self]) { label, previous in
            log.append("label \(previous.displayScale) \(label.traitCollection.displayScale)")
        }
        controller.view.traitOverrides.userInterfaceStyle = .dark
        controller.view.traitOverrides.displayScale = 3
        controller.view.traitOverrides.layoutDirection = .rightToLeft
        #expect(log == ["controller false 2.0", "label 2.0 3.0", "controller true 3.0"])
        inner.unregisterForTraitChanges(registration)
        inner.traitOverrides.displayScale = 1
        #expect(log.count == 3)
    }

    @Test func drawingFollowsTheScreensAppearance() {
        final class Drawing: UIView {
            var changes = 0

            override func draw(_ rect: CGRect) {
                UIColor.label.setFill()
                UIRectFill(rect)
            }

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                if previousTraitCollection?.userInterfaceStyle == .light, traitCollection.userInterfaceStyle == .dark {
                    changes += 1
                }
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let drawing = Drawing(frame: window.bounds)
        window.addSubview(drawing)
        window.makeKeyAndVisible()
        let label = UILabel(frame: window.bounds)
        label.text = "text"
        window.addSubview(label)
        func shown() -> (CGFloat?, CGFloat?) {
            let record = CanvasRecord()
            LayerWalk(on: record).draw(window)
            return (record.colors.first?.red, record.textColors.first?.red)
        }
        #expect(shown() == (0, 0))
        let before = UIScreen.main.traitCollection
        UIScreen.main.traitCollection = UITraitCollection(traitsFrom: [before, dark])
        defer { UIScreen.main.traitCollection = before }
        #expect(drawing.changes == 1 && UIScreen.main.needsDisplay)
        #expect(shown() == (1, 1))
        window.isHidden = true
    }
}
