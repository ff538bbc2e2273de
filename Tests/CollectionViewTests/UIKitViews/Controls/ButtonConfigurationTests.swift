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

    /// Makes a button of 200 × 100 points with an image of 20 × 20 points, a title and a subtitle.
    private func button(_ change: (inout UIButton.Configuration) -> Void, isRightToLeft: Bool = false) -> UIButton {
        var configuration = UIButton.Configuration.bordered()
        (configuration.title, configuration.subtitle) = ("A long title", "Short")
        configuration.image = UIImage(size: CGSize(width: 20, height: 20))
        (configuration.imagePadding, configuration.titlePadding) = (6, 3)
        change(&configuration)
        let button = UIButton(configuration: configuration)
        if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        return button
    }

    @Test func theSubtitleIsBelowTheTitle() throws {
        let button = button { _ in }
        let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
        #expect(subtitle.text == "Short" && !subtitle.isHidden && subtitle.font.pointSize < title.font.pointSize)
        #expect(subtitle.frame.minY == title.frame.maxY + 3 && subtitle.frame.midX == title.frame.midX)
        #expect(title.frame.minY + subtitle.frame.maxY == 100)
        #expect(self.button { $0.titleAlignment = .leading }.subtitleLabel?.frame.minX == title.frame.minX)
        #expect(self.button { $0.titleAlignment = .trailing }.subtitleLabel?.frame.maxX == title.frame.maxX)
        #expect(self.button { $0.subtitle = nil }.subtitleLabel?.isHidden == true)
    }

    @Test(
        arguments: [
            (.leading, false, 0), (.leading, true, 1), (.trailing, false, 1), (.trailing, true, 0), (.top, false, 2),
            (.bottom, true, 3),
        ] as [(NSDirectionalRectEdge, Bool, Int)])
    func theImageIsAtAnEdgeOfTheTitle(edge: NSDirectionalRectEdge, isRightToLeft: Bool, side: Int) throws {
        let button = button({ ($0.imagePlacement, $0.subtitle) = (edge, nil) }, isRightToLeft: isRightToLeft)
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        let gaps = [
            title.minX - image.maxX, image.minX - title.maxX, title.minY - image.maxY, image.minY - title.maxY,
        ]
        #expect(gaps[side] == 6)
        #expect(image.union(title).midX == 100 && image.union(title).midY == 50)
        let size = button.intrinsicContentSize
        #expect(size.width == image.union(title).width + 24 && size.height == image.union(title).height + 14)
    }

    @Test func theSizeDeterminesInsetsAndFont() {
        let (small, large) = (button { $0.buttonSize = .mini }, button { $0.buttonSize = .large })
        #expect(small.intrinsicContentSize.height < large.intrinsicContentSize.height)
        #expect(small.titleLabel?.font.pointSize ?? 0 < large.titleLabel?.font.pointSize ?? 0)
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets.leading = 99
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 99)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 20)
    }

    @Test func aTitleForAStateIsShownWithAConfiguration() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Follow") { _ in })
        button.configuration = .filled()
        #expect(button.titleLabel?.text == "Follow")
        button.setTitle("Unfollow", for: .normal)
        #expect(button.titleLabel?.text == "Unfollow")
        button.configuration?.title = "Block"
        #expect(button.titleLabel?.text == "Block")
    }

    @Test func theTitleFollowsTheTintColorOfTheViewThatItEnters() {
        let (button, view) = (UIButton(type: .system), UIView(frame: .zero))
        view.tintColor = .systemPurple
        view.addSubview(button)
        #expect(button.titleLabel?.textColor == .systemPurple)
    }

    @Test func aTitleHasAttributes() {
        var configuration = UIButton.Configuration.filled()
        var attributes = AttributeContainer()
        attributes.font = .boldSystemFont(ofSize: 30)
        attributes.foregroundColor = .systemRed
        configuration.attributedTitle = AttributedString("Buy", attributes: attributes)
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Buy" && button.titleLabel?.font.pointSize == 30)
        #expect(button.titleLabel?.textColor == .systemRed)
        var title = AttributedString("Get", attributes: AttributeContainer([.kern: 2]))
        title.uiKit.foregroundColor = .systemGreen
        configuration.attributedTitle = title
        button.configuration = configuration
        #expect(button.titleLabel?.textColor == .systemGreen)
        configuration.attributedTitle = AttributedString("Get", attributes: AttributeContainer([.kern: 2]))
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 12)
            return outgoing
        }
        button.configuration = configuration
        #expect(button.titleLabel?.font.pointSize == 12 && button.titleLabel?.textColor == .white)
        configuration.title = "Plain"
        button.configuration = configuration
        #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.font.pointSize == 12)
    }
}
