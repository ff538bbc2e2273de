import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The placeholders of view controllers without content.
@Suite @MainActor struct ContentUnavailableTests {
    private final class Pictures: UIViewController {
        var count = 0 { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
        var updateCount = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updateCount += 1
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "No Pictures"
            contentUnavailableConfiguration = count == 0 ? empty : nil
        }
    }

    private func texts(_ view: UIView) -> [String] {
        if view.isHidden { return [] }
        return (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(texts)
    }

    @Test func aControllerShowsAndHidesIt() {
        let (controller, window) = (Pictures(), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        #expect(texts(window) == ["No Pictures"] && controller.updateCount == 1)
        #expect(controller.contentUnavailableConfiguration is UIContentUnavailableConfiguration)
        controller.count = 3
        window.layoutIfNeeded()
        #expect(texts(window) == [] && controller.contentUnavailableConfiguration == nil)
    }

    @Test func thePartsStandBelowEachOtherInTheMiddle() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(size: CGSize(width: 100, height: 50))
        configuration.imageProperties.maximumSize = CGSize(width: 40, height: 0)
        configuration.text = "Nothing"
        configuration.secondaryText = "Not even dust"
        configuration.button.title = "Dust off"
        var taps = 0
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        let stage = TouchStage(view)
        stage.window.layoutIfNeeded()
        let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(picture.frame.size == CGSize(width: 40, height: 20) && picture.frame.midX == 100)
        let parts = view.subviews.filter { !$0.isHidden && !$0.frame.isEmpty && $0.frame != view.bounds }
        let tops = parts.map(\.frame.minY)
        #expect(parts.count == 4 && tops == tops.sorted())
        let (top, bottom) = (tops[0], parts.map(\.frame.maxY).max() ?? 0)
        #expect(abs(top + bottom - 400) < 1)
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        stage.tap(button.frame.midX, button.frame.midY)
        #expect(taps == 1)
    }

    @Test func loadingTurnsAndSearchingNamesTheText() throws {
        let view = UIContentUnavailableView(configuration: .loading())
        #expect(view.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "rose"
        view.configuration = UIContentUnavailableConfiguration.search().updated(for: state)
        #expect(texts(view) == ["No Results for “rose”", "Check the spelling or try a new search."])
        #expect(!view.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }

    @Test func aSecondButtonIsBelowTheFirst() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        var taps: [Int] = []
        configuration.button.title = "Add"
        configuration.secondaryButton.title = "Import"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps.append(1) }
        configuration.secondaryButtonProperties.primaryAction = UIAction { _ in taps.append(2) }
        configuration.buttonToSecondaryButtonPadding = 11
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        let stage = TouchStage(view)
        stage.window.layoutIfNeeded()
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.count == 2 && buttons[1].frame.minY == buttons[0].frame.maxY + 11)
        for button in buttons { stage.tap(button.frame.midX, button.frame.midY) }
        #expect(taps == [1, 2])
        configuration.secondaryButtonProperties.isEnabled = false
        configuration.button.title = nil
        view.configuration = configuration
        view.layoutIfNeeded()
        #expect(buttons[0].isHidden && !buttons[1].isEnabled)
        #expect(abs(buttons[1].frame.midY - 200) < 1)
    }
}
