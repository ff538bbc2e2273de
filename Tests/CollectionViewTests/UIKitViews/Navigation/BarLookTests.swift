import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The colors, images and fonts of navigation bars.
@Suite @MainActor struct BarLookTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())

    private var bar: UINavigationBar { navigation.navigationBar }
    private var background: UIImageView? { bar.subviews.lazy.compactMap { $0 as? UIImageView }.first }
    private var line: UIView? { bar.subviews.first { !($0 is UIImageView) && !($0 is UILabel) } }
    private var title: UILabel? { bar.subviews.lazy.compactMap { $0 as? UILabel }.first }

    @Test func emptyImagesRemoveTheBackgroundAndTheLine() {
        #expect(background?.backgroundColor == .systemBackground && line?.backgroundColor == .separator)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        #expect(background?.backgroundColor == nil && line?.backgroundColor == nil)
        #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
        bar.setBackgroundImage(nil, for: .default)
        bar.barTintColor = .systemRed
        #expect(background?.backgroundColor == .systemRed)
    }

    @Test func theTitleHasTheAttributesOfTheBar() {
        bar.titleTextAttributes = [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 30)]
        #expect(title?.textColor == .systemRed && title?.font.pointSize == 30)
        bar.titleTextAttributes = nil
        #expect(title?.textColor == .label && title?.font.pointSize == 17)
    }

    @Test func anAppearanceReplacesTheOtherProperties() {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.barTintColor = .systemRed
        bar.scrollEdgeAppearance = look
        #expect(background?.backgroundColor == nil && line?.backgroundColor == nil && title?.textColor == .white)
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .systemBlue
        bar.standardAppearance = standard
        #expect(background?.backgroundColor == .systemBlue && line?.backgroundColor == .separator)
    }

    @Test func theButtonsOfABarHaveTheAttributesOfTheirState() {
        let item = UIBarButtonItem(title: "Chats")
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .disabled)
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        func button() -> UIButton? { bar.subviews.lazy.compactMap { $0 as? UIButton }.first }
        #expect(button()?.titleLabel?.font.pointSize == 20 && button()?.titleLabel?.textColor != .systemRed)
        item.isEnabled = false
        #expect(button()?.titleLabel?.font.pointSize == 17 && button()?.titleLabel?.textColor == .systemRed)
        #expect(item.titleTextAttributes(for: .disabled)?.count == 1)
    }

    @Test func aBlackBarIsDark() {
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.traitCollection.userInterfaceStyle != .dark)
    }

    @Test func anItemHasItsOwnAppearance() {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        navigation.topViewController?.navigationItem.standardAppearance = look
        #expect(background?.backgroundColor == nil && line?.backgroundColor == nil)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(background?.backgroundColor == .systemBackground)
    }

    @Test func largeTitlesHaveARowOfTheirOwn() throws {
        let first = try #require(navigation.topViewController)
        (first.title, bar.prefersLargeTitles) = ("First", true)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        navigation.view.layoutIfNeeded()
        func shown() -> [UILabel] {
            bar.layoutIfNeeded()
            return bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text?.isEmpty == false }
        }
        #expect(bar.bounds.height == 96 && first.view.safeAreaInsets.top == 96)
        #expect(shown().map(\.text) == ["First"] && shown()[0].font.pointSize == 34 && shown()[0].frame.minY >= 44)
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
        #expect(shown()[0].textColor == .systemRed)
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(bar.bounds.height == 96, "as large as the title below")
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.view.layoutIfNeeded()
        #expect(bar.bounds.height == 44 && second.view.safeAreaInsets.top == 44 && shown()[0].font.pointSize == 17)
    }
}
