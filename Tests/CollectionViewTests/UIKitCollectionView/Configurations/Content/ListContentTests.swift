import CollectionView
import Testing
@_spi(Host) import UIKitViews

@Suite("Content of lists") @MainActor struct ListContentTests {
    private func view(
        _ content: UIListContentConfiguration, width: CGFloat = 320, isRightToLeft: Bool = false
    ) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        view.traitOverrides.displayScale = 2
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
        return view
    }

    private func content(_ text: String?, _ secondaryText: String? = nil) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = (text, secondaryText)
        return content
    }

    @Test("Texts stand below each other, beside the image")
    func imageAndTexts() {
        var content = content("Pear", "A fruit")
        content.image = UIImage(size: CGSize(width: 60, height: 30))
        content.imageProperties.reservedLayoutSize.height = 50
        let view = view(content)
        let frames = (view.shown(UIImageView.self) + view.shown(UILabel.self) as [UIView]).map(\.frame)
        // Lines of 20.4 and 18 points are rounded up to half points, 3 points apart, and centered in 50.
        #expect(view.frame.height == 72)
        #expect(
            frames == [
                CGRect(x: 16, y: 21, width: 60, height: 30), CGRect(x: 92, y: 15.5, width: 212, height: 20.5),
                CGRect(x: 92, y: 39, width: 212, height: 18),
            ])
        #expect(view.textLayoutGuide?.layoutFrame == frames[1] && view.imageLayoutGuide?.layoutFrame == frames[0])
        #expect(view.secondaryTextLayoutGuide?.layoutFrame == frames[2])
    }

    @Test("Everything is mirrored where text is read from right to left")
    func rightToLeft() {
        var content = content("Pear")
        content.image = UIImage(size: CGSize(width: 40, height: 20))
        let view = view(content, isRightToLeft: true)
        #expect(view.shown(UIImageView.self).map(\.frame.maxX) == [304])
        #expect(view.shown(UILabel.self).map(\.frame) == [CGRect(x: 16, y: 11, width: 232, height: 20.5)])
    }

    @Test("Values stand beside their names where there is room, on one base line, and else below")
    func values() {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Language", "English")
        content.secondaryTextProperties.font = .systemFont(ofSize: 10)
        let labels = view(content).shown(UILabel.self)
        #expect(labels[1].frame.maxX == 304 && labels[0].frame.minX == 16)
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
        let narrow = view(content, width: 100).shown(UILabel.self)
        #expect(narrow[1].frame.minX == 16 && narrow[1].frame.minY >= narrow[0].frame.maxY)
    }

    @Test("Texts may be changed as their properties say, and limit their lines")
    func texts() {
        var content = content("a long text that does not fit into one line of so few points")
        content.textProperties.transform = .uppercase
        let two = view(content, width: 200)
        #expect(two.shownTexts[0].hasPrefix("A LONG TEXT") && two.frame.height > 60)
        content.textProperties.numberOfLines = 1
        #expect(view(content, width: 200).frame.height == 42.5)
        content.attributedText = NSAttributedString(
            string: "pear", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        let label = view(content).shown(UILabel.self)[0]
        #expect(label.text == "pear" && label.font.pointSize == 30 && label.textColor == .red)
        #expect(content.text == nil)
        content.attributedText = NSAttributedString(string: "pear", attributes: [.strikethroughStyle: 1])
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view(content))
        #expect(record.lines.contains("text pear through"))
        let parts = NSMutableAttributedString(string: "pear.txt")
        parts.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 4))
        content.attributedText = parts
        LayerWalk(on: record).draw(view(content))
        #expect(record.runs.last?.styles.map(\.color.red) == [0, 1], "the rest has the color of the properties")
    }

    @Test("Images may be smaller, and have round corners")
    func images() {
        var content = content("Pear")
        content.image = UIImage(size: CGSize(width: 200, height: 100))
        content.imageProperties.maximumSize = CGSize(width: 0, height: 40)
        content.imageProperties.cornerRadius = 8
        let view = view(content)
        #expect(view.shown(UIImageView.self)[0].frame == CGRect(x: 16, y: 11, width: 80, height: 40))
        #expect(view.shown(UIImageView.self)[0].layer.cornerRadius == 8)
    }

    @Test("Constraints can hold on to the content, which is as high as its lines")
    func constraints() {
        let content = UIListContentView(configuration: content(String(repeating: "word ", count: 30)))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        outer.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            content.topAnchor.constraint(equalTo: outer.topAnchor),
            content.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        let size = outer.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == content.sizeThatFits(CGSize(width: 200, height: 0)).height && size.height > 100)
    }

    @Test("A property that was never set follows the state")
    func states() {
        var content = content("Pear", "A fruit")
        content.secondaryTextProperties.color = .red
        var state = UIViewConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        let disabled = content.updated(for: state)
        #expect(disabled.textProperties.color == .tertiaryLabel && disabled.secondaryTextProperties.color == .red)
        state.isDisabled = false
        #expect(disabled.updated(for: state) == content.updated(for: state))
        let header = UIListContentConfiguration.header().updated(
            for: UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .insetGrouped)))
        #expect(header.textProperties.transform == .uppercase)
    }

    @Test("A view takes no configuration of another type")
    func otherConfigurations() {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView {
                UIListContentView(configuration: .cell())
            }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let view = view(content("Pear"))
        #expect(!view.supports(Other()) && view.supports(UIListContentConfiguration.subtitleCell()))
        let messages = CollectionViewDiagnostics.collected { view.configuration = Other() }
        #expect(messages.count == 1 && view.shownTexts == ["Pear"])
    }
}
