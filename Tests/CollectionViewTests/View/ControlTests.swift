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
        let tap = UIAction { action in heard.append(action.sender === control ? "tap" : "?") }
        control.addAction(tap, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction { _ in heard.append("change") }, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.removeAction(tap, for: .valueChanged)
        control.sendActions(for: .allEvents)
        #expect(heard == ["tap", "tap", "change", "tap", "change"])
    }

    @Test func keyframesAnimateInTheirShareOfTheTime() {
        AnimationClock.current = AnimationClock()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var isDone = false
        UIView.animateKeyframes(
            withDuration: 1, delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
            }, completion: { isDone = $0 })
        AnimationClock.current.advance(by: 0.25)
        #expect(view.layer.presentation()?.position.x == 55 && view.layer.presentation()?.opacity == 1)
        AnimationClock.current.advance(by: 0.5)
        #expect(view.layer.presentation()?.position.x == 105 && view.layer.presentation()?.opacity == 0.5)
        AnimationClock.current.advance(by: 0.26)
        #expect(isDone)
    }

    /// As models of cells do that know their heights beforehand.
    @Test nonisolated func textIsMeasuredFromAnywhere() {
        let size = ("Minka" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(size.height == 12 && size.width > 20)
        let room = CGSize(width: CGFloat(MAXFLOAT), height: CGFloat(MAXFLOAT))
        #expect(("Minka" as NSString).boundingRect(with: room).height > 12)
    }

    private final class RootController: UIViewController {
        var log: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("to \(size.width) from \(view.bounds.width)")
            coordinator.animate(
                alongsideTransition: { [unowned self] _ in log.append("at \(view.bounds.width)") },
                completion: { [unowned self] _ in log.append("done") })
            coordinator.animate(alongsideTransition: { [unowned self] _ in log.append("and") })
        }
    }

    @Test func aControllerHearsOfTheNewSizeOfItsWindow() {
        let controller = RootController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        #expect(controller.log.isEmpty)
        window.frame.size = CGSize(width: 480, height: 320)
        #expect(controller.log == ["to 480.0 from 320.0", "at 480.0", "and", "done"])
        window.frame.origin.x = 5
        #expect(controller.log.count == 4)
    }

    @Test func guidesOfAScrollViewAndOfText() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        scrollView.contentSize = CGSize(width: 1000, height: 500)
        let (fixed, footer, text) = (UIView(), UIView(), UIView())
        for view in [fixed, footer, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        func pin(_ view: UIView, _ edge: NSLayoutConstraint, _ guide: UILayoutGuide) {
            NSLayoutConstraint.activate([
                edge, view.heightAnchor.constraint(equalToConstant: 20),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        let (frame, content) = (scrollView.frameLayoutGuide, scrollView.contentLayoutGuide)
        pin(fixed, fixed.topAnchor.constraint(equalTo: frame.topAnchor), frame)
        pin(footer, footer.bottomAnchor.constraint(equalTo: content.bottomAnchor), content)
        let readable = scrollView.readableContentGuide
        pin(text, text.topAnchor.constraint(equalTo: content.topAnchor), readable)
        scrollView.contentOffset.y = 40
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 0, y: 40, width: 1000, height: 20))
        #expect(footer.frame == CGRect(x: 0, y: 480, width: 1000, height: 20))
        #expect(text.frame == CGRect(x: 164, y: 0, width: 672, height: 20))
    }
}
