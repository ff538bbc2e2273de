import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// Random changes of the views of a window, of every kind that a frame can show.
@MainActor struct RandomChanges {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private var random: SplitMix
    private var views: [UIView] = []
    private let path = CGMutablePath()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("changes-\(UUID().uuidString)")

    init(seed: UInt64) {
        random = SplitMix(state: seed)
        window.backgroundColor = .systemBackground
        window.isHidden = false
        path.move(to: CGPoint(x: 5, y: 5))
        for _ in 0..<15 { add() }
    }

    func makePicture() throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 30, 20)
        defer { g_object_unref(pixbuf.map(UnsafeMutableRawPointer.init)) }
        gdk_pixbuf_fill(pixbuf, 0x3399_66FF)
        let file = folder.appendingPathComponent("picture.png").path
        gdk_pixbuf_savev(pixbuf, file, "png", nil, nil, nil)
        return file
    }

    func end() {
        for view in views { view.layer.removeAllAnimations() }
        AnimationClock.current.advance(by: 10)
        window.isHidden = true
        try? FileManager.default.removeItem(at: folder)
    }

    /// Makes a change, and describes it.
    mutating func make() -> String {
        let index = Int.random(in: 0..<views.count, using: &random)
        let view = views[index]
        let change = Int.random(in: 0..<6, using: &random)
        switch change {
        case 0: changeTree(index)
        case 1: changePlace(of: view)
        case 2: changeLook(of: view.layer)
        case 3: changeShadowOrMask(of: view.layer)
        case 4: changeContent(of: view)
        default: changeSurroundings(index)
        }
        return "change \(change) of \(type(of: view))"
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let value = CGFloat.random(in: range, using: &random)
        // Often a whole number, which is likely to be chosen again.
        return Bool.random(using: &random) ? value.rounded() : value
    }

    private mutating func flag() -> Bool { Bool.random(using: &random) }

    private mutating func rect() -> CGRect {
        CGRect(x: number(-20...120), y: number(-20...120), width: number(0...90), height: number(0...90))
    }

    private mutating func color() -> UIColor {
        [.red, .clear, .label, .systemFill, UIColor(white: 0.5, alpha: 0.5), .blue].randomElement(using: &random)!
    }

    // MARK: Changes

    private mutating func add() {
        let kinds: [UIView] = [
            UIView(), UIScrollView(), UILabel(), UIImageView(), Drawn(), Shaped(), Shaded(), UISwitch(),
        ]
        let view = kinds.randomElement(using: &random)!
        view.frame = rect()
        view.backgroundColor = color()
        ((views.randomElement(using: &random) ?? window)).addSubview(view)
        views.append(view)
    }

    private mutating func changeTree(_ index: Int) {
        let view = views[index]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: add()
        case 1:
            view.removeFromSuperview()
            views.removeAll { $0.isDescendant(of: view) }
            while views.count < 12 { add() }
        case 2: view.superview?.sendSubviewToBack(view)
        case 3: view.superview?.bringSubviewToFront(view)
        default: view.layer.zPosition = number(-2...2)
        }
    }

    private mutating func changePlace(of view: UIView) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.frame = rect()
        case 1: view.center = CGPoint(x: number(0...100), y: number(0...100))
        case 2: view.bounds.origin = CGPoint(x: number(0...20), y: number(0...20))
        case 3: view.transform = CGAffineTransform(rotationAngle: number(-3...3))
        case 4: view.transform = flag() ? .identity : CGAffineTransform(scaleX: number(0...2), y: number(0...2))
        default: (view as? UIScrollView)?.contentOffset.y += number(0...9)
        }
    }

    private mutating func changeLook(of layer: CALayer) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: layer.backgroundColor = color().cgColor
        case 1: layer.opacity = Float(number(0...1))
        case 2: layer.cornerRadius = number(0...20)
        case 3: layer.maskedCorners = flag() ? .layerMinXMinYCorner : .all
        case 4: layer.masksToBounds.toggle()
        case 5: layer.borderWidth = number(0...4)
        case 6: layer.borderColor = color().cgColor
        default: layer.isHidden.toggle()
        }
    }

    private mutating func changeShadowOrMask(of layer: CALayer) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: layer.shadowOpacity = Float(number(0...1))
        case 1: layer.shadowOffset = CGSize(width: number(-5...5), height: number(-5...5))
        case 2: layer.shadowRadius = number(0...6)
        case 3: layer.shadowColor = color().cgColor
        case 4: layer.shadowPath = flag() ? nil : CGPath(rect: rect(), transform: nil)
        case 5:
            let mask = CALayer()
            (mask.frame, mask.backgroundColor) = (rect(), UIColor.black.cgColor)
            layer.mask = flag() ? nil : mask
        default:
            layer.mask?.frame = rect()
            layer.mask?.opacity = Float(number(0...1))
        }
    }

    private mutating func changeContent(of view: UIView) {
        switch view {
        case let label as UILabel:
            label.text = ["", "A", "Two words", "A text of\nseveral lines"].randomElement(using: &random)
            label.font = .systemFont(ofSize: number(8...20), weight: flag() ? .bold : .regular)
            label.textAlignment = flag() ? .right : .natural
            (label.numberOfLines, label.textColor) = (flag() ? 0 : 1, color())
        case let view as UIImageView:
            view.image = flag() ? nil : UIImage(name: "picture", size: CGSize(width: 30, height: 20))
            view.contentMode = [.scaleToFill, .scaleAspectFit, .center, .top].randomElement(using: &random)!
        case let view as Drawn:
            view.size = number(0...50)
            view.setNeedsDisplay()
        case let view as Shaped:
            // The same path object, with more lines.
            path.addLine(to: CGPoint(x: number(0...60), y: number(0...60)))
            (view.shape.path, view.shape.lineWidth) = (path, number(0...5))
            view.shape.fillColor = flag() ? nil : color().cgColor
            view.shape.strokeColor = color().cgColor
        case let view as Shaded:
            view.gradient.colors = (0..<3).map { _ in color().cgColor }
            view.gradient.locations = flag() ? nil : [0, 0.2, flag() ? 0.4 : 1]
            view.gradient.type = flag() ? .radial : .axial
            view.gradient.endPoint = CGPoint(x: number(0...1), y: 1)
            view.gradient.frame = rect()
        case let control as UISwitch: control.isOn.toggle()
        default: view.layer.contents = flag() ? nil : UIImage(name: "picture", size: CGSize(width: 30, height: 20))
        }
    }

    /// Changes what several views depend on: the appearance, the time, or the order in which they are drawn.
    private mutating func changeSurroundings(_ index: Int) {
        let view = views[index]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: view.overrideUserInterfaceStyle = flag() ? .dark : .unspecified
        case 1: view.tintColor = color()
        case 2:
            let (frame, alpha) = (rect(), number(0...1))
            UIView.animate(withDuration: 0.3) { (view.frame, view.alpha) = (frame, alpha) }
        case 3: AnimationClock.current.advance(by: Double(number(0...0.2)))
        default:
            if let other = views.randomElement(using: &random), !other.isDescendant(of: view) { other.addSubview(view) }
        }
    }
}

private final class Drawn: UIView {
    var size: CGFloat = 10

    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: size, height: 20)).fill()
        UIRectFill(CGRect(x: size, y: 20, width: 10, height: 10))
    }
}

private final class Shaped: UIView {
    let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { nil }
}

private final class Shaded: UIView {
    let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) { nil }
}

/// A small generator whose numbers are the same on every machine: https://prng.di.unimi.it/splitmix64.c
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
