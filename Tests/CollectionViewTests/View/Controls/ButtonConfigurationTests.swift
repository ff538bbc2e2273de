import CollectionView
import Testing

@Suite @MainActor struct ButtonConfigurationTests {
    @Test func aConfigurationDescribesTheButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.image = UIImage(size: CGSize(width: 20, height: 20))
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        #expect(button.backgroundColor == button.tintColor && button.titleLabel?.textColor == .white)
        #expect(button.layer.cornerRadius == 20)
        let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
        #expect(title.minX - image.maxX == 6)
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(button.intrinsicContentSize.width == 20 + 6 + title.width + 6)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor != .white && button.accessibilityLabel == "Buy")
    }

    @Test func aHandlerFollowsTheState() {
        var taps = 0
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Follow") { _ in taps += 1 })
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Following" : "Follow"
        }
        #expect(button.titleLabel?.text == "Follow")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Following")
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
    }

    @Test func stylesHaveDifferentBackgrounds() {
        let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
        let colors = styles.map { UIButton(configuration: $0).backgroundColor }
        #expect(colors[0] == nil && Set(colors).count == 4)
    }
}
