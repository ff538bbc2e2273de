import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Text fields, typed into as by a person.
@Suite @MainActor struct TextFieldTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var allows = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location)+\(range.length) \(string)")
            return string != "!"
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))
    private let delegate = Delegate()

    private func makeStage() -> TouchStage {
        field.delegate = delegate
        return TouchStage(field)
    }

    @Test func aTapBeginsEditingAndReturnEndsIt() {
        let stage = makeStage()
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: [.editingDidBegin, .editingChanged, .editingDidEndOnExit])
        #expect(!stage.window.type("x") && field.text == "")
        stage.tap(50, 20)
        #expect(field.isEditing && field.isFirstResponder)
        for text in ["H", "é", "👩‍👩‍👧", "!"] { stage.window.type(text) }
        #expect(field.text == "Hé👩‍👩‍👧" && field.hasText)
        stage.window.deleteBackward()
        #expect(field.text == "Hé")
        stage.window.type("\n")
        #expect(!field.isEditing && events == 6)
        #expect(delegate.calls == ["began", "0+0 H", "1+0 é", "2+0 👩‍👩‍👧", "10+0 !", "2+8 ", "ended"])
    }

    @Test func returnEndsEditingIfSomeoneWantsToKnow() {
        let stage = makeStage()
        field.delegate = nil
        #expect(field.becomeFirstResponder())
        stage.window.type("\n")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        stage.window.type("\n")
        #expect(!field.isEditing)
    }

    @Test func theDelegateMayRefuse() {
        let stage = makeStage()
        delegate.allows = false
        #expect(!field.becomeFirstResponder())
        delegate.allows = true
        #expect(field.becomeFirstResponder())
        delegate.allows = false
        let other = UITextField(frame: CGRect(x: 10, y: 100, width: 150, height: 34))
        stage.window.addSubview(other)
        #expect(!other.becomeFirstResponder() && !stage.window.endEditing(false) && field.isFirstResponder)
        #expect(stage.window.endEditing(true) && !field.isFirstResponder && other.becomeFirstResponder())
        other.removeFromSuperview()
        #expect(!other.isFirstResponder && !other.isEditing)
    }

    @Test func theTextIsShownBesideItsViews() throws {
        let stage = makeStage()
        field.placeholder = "Search"
        field.borderStyle = .roundedRect
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (field.leftView, field.leftViewMode) = (icon, .always)
        stage.window.layoutIfNeeded()
        let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Search" && label.frame.minX == 27 && label.textColor == .placeholderText)
        field.text = "abc"
        field.isSecureTextEntry = true
        #expect(label.text == "•••" && field.accessibilityValue == "•••")
        #expect(field.intrinsicContentSize.height == 34)
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }
}
