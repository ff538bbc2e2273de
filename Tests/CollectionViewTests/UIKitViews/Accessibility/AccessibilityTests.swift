import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

/// The accessibility tree of a window.
@Suite @MainActor struct AccessibilityTests {
    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: height))
        label.text = text
        return label
    }

    private func elements(_ views: UIView...) -> [AccessibilityElement] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        for view in views { window.addSubview(view) }
        return AccessibilityTree(of: window).elements
    }

    @Test func textsAreReadFromTopToBottomAndAlongTheirRow() {
        let found = elements(label("3", 0, 50), label("2", 100, 0), label("1", 0, 8), label("", 0, 100))
        #expect(found.map(\.name) == ["1", "2", "3"] && found.allSatisfy { $0.role == .text })
        #expect(found[1].frame == CGRect(x: 100, y: 0, width: 40, height: 20))
    }

    @Test func rightToLeftRowsBeginOnTheRight() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.semanticContentAttribute = .forceRightToLeft
        for (text, x) in [("2", 0), ("1", 100)] as [(String, CGFloat)] {
            view.addSubview(label(text, x, 0))
        }
        #expect(elements(view).map(\.name) == ["1", "2"])
    }

    @Test func theAppDecidesWhatIsAnElementAndInWhichOrder() {
        let (first, second) = (label("first", 0, 0), label("second", 0, 30))
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for part in [first, second] { group.addSubview(part) }
        group.accessibilityElements = [second, first]
        #expect(elements(group).map(\.name) == ["second", "first"])
        group.accessibilityElementsHidden = true
        #expect(elements(group).isEmpty)
        group.accessibilityElementsHidden = false
        (group.isAccessibilityElement, group.accessibilityLabel, group.accessibilityValue) = (true, "both", "2")
        (group.accessibilityHint, group.accessibilityTraits) = ("Opens it", [.button, .selected])
        let both = elements(group)
        #expect(both.map(\.name) == ["both"] && both[0].children.isEmpty && both[0].role == .button)
        #expect(both[0].value == "2" && both[0].hint == "Opens it" && both[0].isSelected)
    }

    @Test(
        arguments: [
            (.header, .heading), (.link, .link), (.image, .image), (.searchField, .searchField), (.staticText, .text),
            (.none, .group),
        ] as [(UIAccessibilityTraits, AccessibilityElement.Role)])
    func traitsSayWhatAnElementIs(traits: UIAccessibilityTraits, role: AccessibilityElement.Role) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        (view.isAccessibilityElement, view.accessibilityTraits) = (true, traits)
        #expect(elements(view).map(\.role) == [role])
    }

    @Test func whatCannotBeSeenIsLeftOut() {
        let (hidden, transparent, clipped) = (label("a", 0, 0), label("b", 0, 0), label("c", 0, 50))
        (hidden.isHidden, transparent.alpha) = (true, 0)
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        clip.clipsToBounds = true
        clip.addSubview(clipped)
        #expect(elements(hidden, transparent, clip, label("d", 0, 500)).isEmpty)
    }

    @Test func aButtonIsPressedByItsActivation() {
        var count = 0
        let button = UIButton(frame: CGRect(x: 150, y: 0, width: 100, height: 40))
        button.setTitle("Add", for: .normal)
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let stage = TouchStage(button)
        let found = AccessibilityTree(of: stage.window).elements
        #expect(found.map(\.name) == ["Add"] && found[0].role == .button)
        #expect(found[0].activate() && count == 1, "its center is outside of the window, and what is seen of it is not")
        button.isEnabled = false
        let disabled = AccessibilityTree(of: stage.window).elements[0]
        #expect(!disabled.isEnabled && !disabled.activate() && count == 1)
    }

    @Test func aViewMayHandleItsActivation() {
        final class Switch: UIView {
            var isOn = false
            override func accessibilityActivate() -> Bool {
                isOn.toggle()
                return true
            }
        }
        let view = Switch(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        (view.isAccessibilityElement, view.accessibilityTraits) = (true, .button)
        let stage = TouchStage(view)
        #expect(AccessibilityTree(of: stage.window).elements[0].activate() && view.isOn)
    }
}
