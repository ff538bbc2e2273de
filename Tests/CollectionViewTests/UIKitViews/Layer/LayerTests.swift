import CollectionView
import Testing

@Suite @MainActor struct LayerTests {
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private final class TintedLayer: CALayer {
        let isTinted = true
    }

    private final class TintedCell: UICollectionViewCell {
        override class var layerClass: AnyClass { TintedLayer.self }
    }

    @Test func aViewHasALayerOfTheClassItNames() {
        let view = GradientView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.layer is CAGradientLayer)
        #expect(view.layer.bounds.size == CGSize(width: 30, height: 40))
        view.layer.bounds.size.width = 50
        #expect(view.bounds.width == 50)
        #expect((TintedCell(frame: .zero).layer as? TintedLayer)?.isTinted == true)
    }

    /// Code that only sets a width expects a visible border.
    @Test func aBorderIsBlackUntilItIsColored() throws {
        let view = UIView()
        #expect(view.layer.borderColor == UIColor.black.cgColor && view.layer.borderWidth == 0)
        #expect(view.layer.presentation()?.borderColor == UIColor.black.cgColor)
        view.layer.borderColor = nil
        #expect(view.layer.borderColor == nil)
    }

    @Test func sublayersLieInTheOrderTheyAreGiven() {
        let (layer, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
        layer.addSublayer(second)
        layer.insertSublayer(first, below: second)
        layer.insertSublayer(third, above: second)
        #expect(layer.sublayers == [first, second, third])
        layer.insertSublayer(third, at: 0)
        #expect(layer.sublayers == [third, first, second])
        layer.insertSublayer(third, above: first)
        #expect(layer.sublayers == [first, third, second])
        layer.insertSublayer(first, below: second)
        #expect(layer.sublayers == [third, first, second])
        layer.replaceSublayer(first, with: CAShapeLayer())
        #expect(layer.sublayers?[1] is CAShapeLayer)
        #expect(first.superlayer == nil)
    }

    @Test func aSublayerTransformMovesWhatIsSeenAboutTheMiddle() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        container.addSubview(view)
        container.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(view.convert(CGPoint.zero, to: container).isNear(CGPoint(x: -60, y: -10)))
        #expect(container.convert(CGPoint(x: -60, y: -10), to: view).isNear(.zero))
        #expect(container.hitTest(CGPoint(x: 0, y: 0), with: nil) === container)
        view.center = CGPoint(x: 80, y: 50)
        #expect(container.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
    }

    @Test func aPerspectiveBringsTheNearNearer() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 150, y: 40, width: 20, height: 20))
        container.addSubview(view)
        view.transform3D = CATransform3DMakeTranslation(0, 0, 250)
        #expect(view.convert(view.bounds, to: container).isNear(CGRect(x: 150, y: 40, width: 20, height: 20)))
        container.layer.sublayerTransform.m34 = -1 / 500
        #expect(view.convert(view.bounds, to: container).isNear(CGRect(x: 200, y: 30, width: 40, height: 40)))
    }
}

/// The layout of layers.
@Suite @MainActor struct LayerLayoutTests {
    private final class ContainerLayer: CALayer {
        var sizes: [CGSize] = []

        override func layoutSublayers() {
            super.layoutSublayers()
            sizes.append(bounds.size)
            for sublayer in sublayers ?? [] { sublayer.frame = bounds.insetBy(dx: 1, dy: 1) }
        }
    }

    private final class ContainerView: UIView {
        override class var layerClass: AnyClass { ContainerLayer.self }
        var layoutCount = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
        }
    }

    @Test func aLayerIsLaidOutAfterItsSizeChanged() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (outer, inner, innermost) = (ContainerLayer(), ContainerLayer(), CALayer())
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        inner.addSublayer(innermost)
        view.layoutIfNeeded()
        outer.frame = view.bounds
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 1, y: 1, width: 98, height: 48))
        #expect(innermost.frame == CGRect(x: 1, y: 1, width: 96, height: 46))
        let count = outer.sizes.count
        view.layoutIfNeeded()
        outer.position.x += 10
        view.layoutIfNeeded()
        #expect(outer.sizes.count == count)
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(outer.sizes.count == count && inner.sizes.count == 2)
    }

    @Test func aViewIsLaidOutByItsLayer() {
        let view = ContainerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.layer.setNeedsLayout()
        view.layer.layoutIfNeeded()
        #expect(view.layoutCount == 2 && (view.layer as? ContainerLayer)?.sizes.count == 2)
    }
}
