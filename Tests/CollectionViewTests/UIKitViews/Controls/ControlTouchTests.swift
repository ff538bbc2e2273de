import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Touches of controls.
@Suite @MainActor struct ControlTouchTests {
    private final class Log { var names: [String] = [] }

    private func makeControl<Control: UIControl>(_ control: Control) -> (Control, Log) {
        control.frame = CGRect(x: 80, y: 180, width: 40, height: 40)
        let log = Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in log.names.append(name) }, for: event) }
        return (control, log)
    }

    @Test func aTapIsDownAndUp() {
        let (control, log) = makeControl(UIControl())
        let stage = TouchStage(control)
        stage.down(100, 200)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted && log.names == ["down"])
        stage.up()
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted && log.names == ["down", "up"])
        stage.down(100, 200, clicks: 2)
        #expect(log.names.suffix(2) == ["down", "again"])
        stage.cancel()
        #expect(log.names.last == "cancel" && !control.isHighlighted)
    }

    /// A finger covers the control, so people miss it. Positions up to 70 points outside count as inside.
    @Test func aFingerThatStraysFarLetsGoOutside() {
        let (control, log) = makeControl(UIControl())
        let stage = TouchStage(control)
        stage.down(100, 200)
        stage.place(180, 200)
        #expect(control.isHighlighted && log.names == ["down", "in"])
        stage.place(195, 200)
        #expect(!control.isHighlighted && !control.isTouchInside && log.names == ["down", "in", "exit", "out"])
        stage.place(180, 200)
        #expect(control.isHighlighted && log.names.suffix(2) == ["enter", "in"])
        stage.place(195, 200)
        stage.up()
        #expect(log.names.last == "up outside")
    }

    @Test func aSubclassDecidesHowLongItTracks() {
        final class Slider: UIControl {
            var calls: [String] = []
            var places: [CGFloat] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                calls.append("begin")
                return touch.location(in: self).x > 5
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                places.append(touch.location(in: self).x)
                return places.count < 3
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
            override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
        }
        let (slider, log) = makeControl(Slider())
        let stage = TouchStage(slider)
        stage.tap(82, 200)
        #expect(slider.calls == ["begin"] && log.names == [])
        stage.down(90, 200)
        for x in [91.0, 92, 93, 94] { stage.place(x, 200) }
        #expect(slider.places == [11, 12, 13] && slider.calls == ["begin", "begin", "end"] && !slider.isTracking)
        stage.up()
        #expect(!log.names.contains("up"))
        slider.calls = []
        stage.down(90, 200)
        stage.cancel()
        #expect(slider.calls == ["begin", "cancel"])
    }

    @Test func aButtonIsHighlightedAndActsOnce() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.setTitle("Going", for: .highlighted)
        let log = makeControl(button).1
        let stage = TouchStage(button)
        stage.down(100, 200)
        #expect(button.currentTitle == "Going")
        stage.up()
        #expect(count == 1 && button.currentTitle == "Go" && log.names == ["down", "up", "primary"])
        button.isEnabled = false
        stage.tap(100, 200)
        #expect(count == 1)
    }

    @Test func aControlComesBeforeATapAroundIt() {
        let (control, log) = makeControl(UIControl())
        let stage = TouchStage(control)
        var taps = 0
        stage.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        stage.tap(100, 200)
        #expect(taps == 0 && log.names == ["down", "up"])
        stage.tap(10, 10)
        #expect(taps == 1)
        control.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        stage.tap(100, 200)
        #expect(taps == 2 && log.names.last == "cancel", "one of its own comes before it")
    }
}
