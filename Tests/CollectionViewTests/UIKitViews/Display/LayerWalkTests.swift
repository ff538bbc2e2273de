import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The commands for a host's canvas, and the changes after which it must draw again.
@Suite @MainActor struct LayerWalkTests {
    private func walk(_ view: UIView) -> [String] {
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record.lines
    }

    private func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }

    @Test func clippedContentLiesBetweenColorAndBorder() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 40))
        (view.backgroundColor, view.clipsToBounds) = (gray(0.5), true)
        (view.layer.cornerRadius, view.layer.borderWidth) = (30, 2)
        let label = UILabel(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
        (label.text, label.alpha) = ("a", 0.5)
        view.addSubview(label)
        #expect(
            walk(view) == [
                "layer at 5.0 6.0", "fill 0.5", "clip radius 20.0", "layer at 1.0 1.0 opacity 0.5", "text a", "end",
                "end of clip", "border 2.0", "end",
            ])
    }

    @Test func hiddenAndTransparentLayersAreSkipped() {
        let view = UIView(frame: .zero)
        let (hidden, transparent) = (UILabel(frame: .zero), UILabel(frame: .zero))
        (hidden.isHidden, transparent.alpha) = (true, 0)
        view.addSubview(hidden)
        view.addSubview(transparent)
        #expect(walk(view) == ["layer at 0.0 0.0", "end"])
    }

    @Test func higherLayersLieAboveLaterOnes() {
        let view = UIView(frame: .zero)
        for (index, z) in [5, 0, 0].enumerated() {
            let label = UILabel(frame: .zero)
            (label.text, label.layer.zPosition) = ("\(index)", CGFloat(z))
            view.addSubview(label)
        }
        #expect(walk(view).filter { $0.hasPrefix("text") } == ["text 1", "text 2", "text 0"])
    }

    @Test func sublayersLieAboveWhatTheirViewDraws() {
        let label = UILabel(frame: .zero)
        label.text = "a"
        for z in [0, -1] as [CGFloat] {
            let layer = CALayer()
            (layer.backgroundColor, layer.zPosition) = (gray(0.5).cgColor, z)
            label.layer.addSublayer(layer)
        }
        let drawn = ["layer at 0.0 0.0", "fill 0.5", "end"]
        #expect(walk(label) == ["layer at 0.0 0.0", "text a"] + drawn + drawn + ["end"])
    }

    @Test func subviewsAndAddedLayersLieInOneOrder() {
        func layer(_ white: CGFloat) -> CALayer {
            let layer = CALayer()
            layer.backgroundColor = gray(white).cgColor
            return layer
        }
        func subview(_ white: CGFloat) -> UIView {
            let view = UIView(frame: .zero)
            view.backgroundColor = gray(white)
            return view
        }
        let view = UIView(frame: .zero)
        let (second, last) = (subview(0.25), subview(0.5))
        view.addSubview(second)
        view.layer.addSublayer(layer(0.375))
        view.addSubview(last)
        view.layer.addSublayer(layer(0.625))
        view.layer.insertSublayer(layer(0.125), at: 0)
        func fills() -> [String] { walk(view).filter { $0.hasPrefix("fill") } }
        #expect(fills() == ["fill 0.125", "fill 0.25", "fill 0.375", "fill 0.5", "fill 0.625"])
        #expect(view.layer.sublayers?.count == 5 && last.layer.superlayer === view.layer)
        view.bringSubviewToFront(second)
        view.insertSubview(subview(0.75), belowSubview: last)
        #expect(fills() == ["fill 0.125", "fill 0.375", "fill 0.75", "fill 0.5", "fill 0.625", "fill 0.25"])
        last.removeFromSuperview()
        #expect(view.layer.sublayers?.count == 5 && last.layer.superlayer == nil)
    }

    @Test func aLayerThatClipsCastsNoShadow() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.layer.shadowOpacity = 1
        #expect(walk(view).contains { $0.hasPrefix("shadow") })
        view.clipsToBounds = true
        #expect(!walk(view).contains { $0.hasPrefix("shadow") })
    }

    @Test func aMaskComesAfterWhatItMasks() {
        let view = UIView(frame: .zero)
        view.backgroundColor = gray(0.5)
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        view.layer.mask = mask
        #expect(
            walk(view) == [
                "layer at 0.0 0.0", "masked", "fill 0.5", "mask", "layer at 0.0 0.0", "path 0.0 0.0 4.0 4.0 fill 0.0",
                "end",
                "end of mask",
                "end",
            ])
    }

    @Test func aCellThrowsTheShadowOfThePictureThatFillsIt() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        (cell.layer.shadowOpacity, cell.layer.shadowColor) = (0.5, gray(0).cgColor)
        let picture = UIImageView(frame: cell.bounds)
        (picture.layer.cornerRadius, picture.image) = (20, UIImage(name: "cat", size: CGSize(width: 1, height: 1)))
        cell.addSubview(picture)
        #expect(walk(cell)[1] == "shadow of 40.0 radius 20.0 opacity 0.5")
    }

    @Test func drawingsLieBelowSubviewsAndAreMadeOnce() {
        final class Drawn: UIView {
            var count = 0
            override func draw(_ rect: CGRect) {
                count += 1
                UIColor(white: 0.5, alpha: 1).setFill()
                UIBezierPath(rect: rect).fill()
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.translateBy(x: 10, y: 0)
                context.saveGState()
                context.scaleBy(x: 2, y: 2)
                context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
                context.setStrokeColor(UIColor(white: 0.25, alpha: 1).cgColor)
                context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2), width: 1)
                context.restoreGState()
                NSString("text").draw(at: .zero)
            }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let label = UILabel(frame: .zero)
        label.text = "above"
        view.addSubview(label)
        let expected = [
            "layer at 0.0 0.0", "path 0.0 0.0 20.0 20.0 fill 0.5", "masked", "path 10.0 0.0 4.0 4.0 stroke 0.25 2.0",
            "mask", "path 10.0 0.0 10.0 10.0 fill 0.0", "end of mask", "text text", "layer at 0.0 0.0", "text above",
            "end", "end",
        ]
        #expect(walk(view) == expected && walk(view) == expected && view.count == 1)
        view.setNeedsDisplay()
        #expect(walk(view) == expected && view.count == 2)
        view.frame.size.width = 30
        #expect(walk(view)[1] == "path 0.0 0.0 30.0 20.0 fill 0.5" && view.count == 3)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func animatedLayersAreDrawnInPresentation() {
        AnimationClock.startAfresh()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 100 })
        AnimationClock.current.advance(by: 0.5)
        #expect(walk(view) == ["layer at 50.0 0.0", "end"])
    }

    @Test(
        arguments: [
            { $0.backgroundColor = .red }, { $0.isHidden = true }, { $0.layer.borderWidth = 1 },
            { $0.frame.origin.x = 3 },
            { $0.addSubview(UIView(frame: .zero)) }, { ($0.subviews[0] as? UILabel)?.text = "b" },
            { ($0.subviews[0] as? UILabel)?.textColor = .red }, { $0.bringSubviewToFront($0.subviews[0]) },
            { $0.subviews[0].removeFromSuperview() }, { $0.layer.addSublayer(CALayer()) }, { $0.setNeedsLayout() },
            { ($0.subviews[1] as? UIImageView)?.image = UIImage(size: .zero) }, { $0.setNeedsDisplay() },
            { $0.layer.mask = CALayer() },
        ] as [@MainActor @Sendable (UIView) -> Void])
    func everyChangeHasTheScreenDrawnAgain(_ change: @MainActor @Sendable (UIView) -> Void) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UILabel(frame: .zero))
        view.addSubview(UIImageView(frame: .zero))
        UIScreen.main.didDisplay()
        var requests = 0
        UIScreen.main.willNeedDisplay = { requests += 1 }
        defer { UIScreen.main.willNeedDisplay = nil }
        change(view)
        change(view)
        #expect(requests == 1 && UIScreen.main.needsDisplay)
    }

    @Test func gradientsAreCutOffAtTheirEnds() {
        let gradient = CAGradientLayer()
        func colors(_ locations: [NSNumber]?, _ whites: [CGFloat] = [0, 1]) -> [[CGFloat]] {
            (gradient.colors, gradient.locations) = (whites.map { gray($0).cgColor }, locations)
            return gradient.stops.map { [$0.location, $0.color.red] }
        }
        #expect(colors([0.5, 1.5]) == [[0.5, 0], [1, 0.5]])
        #expect(colors([-1, 1]) == [[0, 0.5], [1, 1]])
        #expect(colors([0.75, 0.25]) == [[0.75, 0], [0.75, 1]])
        #expect(colors([2, 3]) == [[0, 0], [1, 0]])
        #expect(colors(nil, [0.5]) == [[0, 0.5], [1, 0.5]])
    }

    @Test func whatNothingFillsCastsTheShadowOfItsContent() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        (label.text, label.layer.shadowOpacity) = ("a", 0.5)
        #expect(walk(label) == ["layer at 0.0 0.0", "shadow of content", "text a", "end of shadow", "end"])
        label.backgroundColor = gray(0.5)
        #expect(walk(label)[1] == "shadow of 40.0 radius 0.0 opacity 0.5")
    }

    @Test func onlyTheStrokedPartOfAPathIsDrawn() {
        let (view, shape, path) = (UIView(frame: .zero), CAShapeLayer(), UIBezierPath())
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        (shape.path, shape.fillColor, shape.strokeColor) = (path.cgPath, nil, gray(0.5).cgColor)
        view.layer.addSublayer(shape)
        func paths() -> [String] { walk(view).filter { $0.hasPrefix("path") } }
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
        #expect(paths() == ["path 10.0 0.0 10.0 0.0 stroke 0.5 1.0"])
        shape.strokeEnd = 0
        #expect(paths().isEmpty)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.75, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        shape.strokeStart = 0
        shape.add(animation, forKey: nil)
        AnimationClock.current.advance(by: 0.5)
        let width = paths().first?.split(separator: " ").dropFirst(3).first.flatMap { Double($0) } ?? 0
        #expect(abs(width - 20) < 1e-6)
        AnimationClock.current.advance(by: 1)
        shape.fillColor = gray(0.25).cgColor
        #expect(paths() == ["path 0.0 0.0 30.0 10.0 fill 0.25"])
    }

    @Test func anOverrideMayMoveTheTextOfALabel() {
        final class PaddedLabel: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 2)) }
        }
        final class EmptyLabel: UILabel {
            override func drawText(in rect: CGRect) {}
        }
        func bounds(_ label: UILabel) -> [CGRect] {
            (label.text, label.frame) = ("a", CGRect(x: 0, y: 0, width: 50, height: 20))
            let record = CanvasRecord()
            LayerWalk(on: record).draw(label)
            return record.textBounds
        }
        #expect(bounds(UILabel()) == [CGRect(x: 0, y: 0, width: 50, height: 20)])
        #expect(bounds(PaddedLabel()) == [CGRect(x: 10, y: 2, width: 30, height: 16)])
        #expect(bounds(EmptyLabel()).isEmpty)
    }
}
