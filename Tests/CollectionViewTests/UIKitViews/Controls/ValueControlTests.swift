import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Controls that have a value, touched as by a finger.
@Suite @MainActor struct ValueControlTests {
    private final class Log { var count = 0 }

    private func listen(to control: UIControl) -> Log {
        let log = Log()
        control.addAction(UIAction { _ in log.count += 1 }, for: .valueChanged)
        return log
    }

    @Test func aTapTurnsASwitchOver() {
        let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 1, height: 1))
        let (stage, log) = (TouchStage(control), listen(to: control))
        #expect(control.frame.size == CGSize(width: 51, height: 31) && !control.isOn)
        stage.tap(40, 35)
        #expect(control.isOn && log.count == 1 && control.accessibilityValue == "1")
        stage.tap(40, 35)
        #expect(!control.isOn && log.count == 2)
        control.setOn(true, animated: true)
        #expect(log.count == 2)
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func aSwitchStaysWhereAFingerDragsIt(direction: UISemanticContentAttribute) {
        let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 1, height: 1))
        control.semanticContentAttribute = direction
        let (stage, log) = (TouchStage(control), listen(to: control))
        stage.drag(from: (30, 35), to: (65, 35))
        let isOnAtRight = direction == .forceLeftToRight
        #expect(control.isOn == isOnAtRight && log.count == (isOnAtRight ? 1 : 0))
        stage.drag(from: (65, 35), to: (25, 35))
        #expect(control.isOn != isOnAtRight && log.count == (isOnAtRight ? 2 : 1))
        // A finger that goes there and back changes nothing.
        stage.down(25, 35)
        stage.move(65, 35)
        stage.move(25, 35)
        stage.up()
        #expect(control.isOn != isOnAtRight && log.count == (isOnAtRight ? 2 : 1))
        stage.down(25, 35)
        stage.move(65, 35)
        stage.cancel()
        #expect(control.isOn != isOnAtRight && log.count == (isOnAtRight ? 2 : 1))
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func aSlidersThumbFollowsTheFinger(direction: UISemanticContentAttribute) {
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
        slider.semanticContentAttribute = direction
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
        let (stage, log) = (TouchStage(slider), listen(to: slider))
        stage.drag(from: (100, 115), to: (300, 115))
        #expect(slider.value == (direction == .forceLeftToRight ? 10 : 0))
        #expect(log.count > 2)
        slider.value = 5
        stage.tap(20, 115)
        #expect(slider.value == 5, "only the thumb can be dragged")
        slider.isContinuous = false
        let before = log.count
        stage.drag(from: (105, 115), to: (105 + 168 / 10, 115))
        #expect(abs(slider.value - (direction == .forceLeftToRight ? 6 : 4)) < 0.01)
        #expect(log.count == before + 1)
    }

    @Test func aSliderKeepsItsValueInItsRange() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2 && slider.value == 2)
        (slider.minimumValue, slider.maximumValue) = (0, 10)
        slider.accessibilityIncrement()
        #expect(slider.value == 3 && slider.accessibilityValue == "30%")
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func aTapSelectsASegment(direction: UISemanticContentAttribute) {
        let control = UISegmentedControl(items: ["Day", "Month", "Year"])
        control.semanticContentAttribute = direction
        control.frame = CGRect(x: 10, y: 10, width: 180, height: 32)
        let (stage, log) = (TouchStage(control), listen(to: control))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.tap(30, 25)
        #expect(control.selectedSegmentIndex == (direction == .forceLeftToRight ? 0 : 2) && log.count == 1)
        stage.tap(30, 25)
        #expect(log.count == 1)
        control.setEnabled(false, forSegmentAt: 1)
        stage.tap(100, 25)
        #expect(log.count == 1 && !control.isEnabledForSegment(at: 1))
        control.selectedSegmentIndex = 2
        control.insertSegment(withTitle: "Week", at: 1, animated: true)
        #expect(control.selectedSegmentIndex == 3 && control.titleForSegment(at: 3) == "Year")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 3)
        control.removeAllSegments()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aSegmentPerformsItsAction() {
        var heard: [String] = []
        let actions = ["List", "Grid"].map { name in UIAction(title: name) { _ in heard.append(name) } }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
        let stage = TouchStage(control)
        stage.tap(150, 10)
        control.isMomentary = true
        stage.tap(50, 10)
        #expect(heard == ["Grid", "List"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.actionForSegment(at: 1) === actions[1])
    }

    @Test func aSegmentedControlIsAsWideAsItsTitles() {
        let control = UISegmentedControl(items: ["A", "A long title"])
        let width = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < width && control.intrinsicContentSize.height == 32)
        control.setWidth(50, forSegmentAt: 0)
        control.setTitle("B", forSegmentAt: 1)
        #expect(control.widthForSegment(at: 0) == 50 && control.intrinsicContentSize.width < 100)
    }

    @Test func pagesTurnBesideTheCurrentDot() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 3
        let (stage, log) = (TouchStage(control), listen(to: control))
        stage.tap(150, 13)
        stage.tap(150, 13)
        #expect(control.currentPage == 2 && log.count == 2)
        stage.tap(190, 13)
        #expect(control.currentPage == 2 && log.count == 2)
        stage.tap(20, 13)
        #expect(control.currentPage == 1 && control.accessibilityValue == "2 / 3")
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        #expect(control.currentPage == 0 && control.subviews.allSatisfy(\.isHidden))
    }

    @Test func progressFillsTheBar() throws {
        let bar = UIProgressView(progressViewStyle: .default)
        let stage = TouchStage(bar)
        bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        bar.setProgress(0.25, animated: true)
        stage.clock.advanceUntilIdle()
        let filled = try #require(bar.subviews.first)
        #expect(filled.frame.width == 50 && bar.accessibilityValue == "25%")
        bar.progress = 7
        #expect(bar.progress == 1)
    }

    @Test func aWheelTurnsUntilItIsStopped() {
        let wheel = UIActivityIndicatorView(style: .large)
        let stage = TouchStage(wheel)
        #expect(wheel.isHidden && wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
        wheel.startAnimating()
        stage.clock.advance(by: 0.25)
        let turned = wheel.layer.presentation()?.affineTransform()
        #expect(!wheel.isHidden && !stage.clock.isIdle && abs((turned?.b ?? 0) - 1) < 1e-9)
        wheel.stopAnimating()
        stage.clock.advance(by: 0.1)
        #expect(wheel.isHidden && stage.clock.isIdle)
    }

    @Test func aStepperChangesItsValueBySteps() throws {
        let stepper = UIStepper()
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        (stepper.maximumValue, stepper.stepValue, stepper.value) = (3, 2, 0)
        let buttons = stepper.subviews.compactMap { $0 as? UIButton }
        let (minus, plus) = (try #require(buttons.first), try #require(buttons.last))
        #expect(!minus.isEnabled && plus.isEnabled && values.isEmpty)
        plus.sendActions(for: .touchUpInside)
        plus.sendActions(for: .touchUpInside)
        #expect(values == [2, 3] && minus.isEnabled && !plus.isEnabled)
        stepper.wraps = true
        plus.sendActions(for: .touchUpInside)
        #expect(stepper.value == 0)
        stepper.minimumValue = 5
        #expect(stepper.value == 5 && stepper.maximumValue == 5)
    }
}
