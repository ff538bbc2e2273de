import CollectionView
import Testing

@Suite @MainActor struct ControlTests {
    @Test func aButtonShowsWhatItsStateSays() {
        let button = UIButton(type: .custom)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "Follow" && button.titleLabel?.textColor == .red)
        button.isSelected = true
        #expect(button.currentTitle == "Following" && button.currentTitleColor == .red)
        let plain = UIButton(type: .system)
        #expect(plain.titleLabel?.textColor == plain.tintColor)
        button.isHighlighted = true
        #expect(button.state == [.selected, .highlighted] && button.currentTitle == "Follow")
    }

    @Test func aButtonIsAsLargeAsItsContentAndCentersIt() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(size: CGSize(width: 20, height: 30)), for: .normal)
        button.setTitle("Go", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        let label = try #require(button.titleLabel)
        #expect(button.intrinsicContentSize.width == 40 + label.intrinsicContentSize.width)
        #expect(button.intrinsicContentSize.height == 40)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let image = try #require(button.imageView)
        #expect(image.frame.maxX == label.frame.minX && image.frame.midY == 25)
        #expect(abs((image.frame.minX + label.frame.maxX) / 2 - 100) < 0.01)
    }

    @Test func actionsAreSentToThoseWhoAskedForThem() {
        let control = UIControl()
        var heard: [String] = []
        let tap = UIAction { action in heard.append(action.sender as? UIControl === control ? "tap" : "?") }
        control.addAction(tap, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction { _ in heard.append("change") }, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.removeAction(tap, for: .valueChanged)
        control.sendActions(for: .allEvents)
        #expect(heard == ["tap", "tap", "change", "tap", "change"])
    }

    @Test func anActionReplacesAnotherOneWithItsIdentifier() {
        var log: [String] = []
        let control = UIControl(frame: .zero)
        let name = UIAction.Identifier("name")
        control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction { _ in log.append("other") }, for: .touchDown)
        control.addAction(
            UIAction(title: "New", identifier: name, attributes: .destructive, state: .on) { _ in log.append("new") },
            for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["other", "new", "old"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .allTouchEvents)
        #expect(log == ["other", "new", "old", "other"])
    }
}
