import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// The pixels of windows that are drawn without a display.
@Suite(.serialized) @MainActor struct ScreenPictureTests {
    private static let white = [255, 255, 255]
    private static let red = [255, 0, 0]
    private static let blue = [0, 0, 255]

    private func box(_ frame: CGRect, _ color: UIColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    @Test func aViewFillsItsFrameAndNoMore() throws {
        let pixels = try Pixels { $0.addSubview(box(CGRect(x: 20, y: 30, width: 40, height: 20))) }
        #expect(pixels[20, 30] == Self.red && pixels[59, 49] == Self.red)
        #expect(pixels[19, 30] == Self.white && pixels[60, 49] == Self.white && pixels[20, 50] == Self.white)
    }

    @Test func aPointHasAsManyPixelsAsTheScaleSays() throws {
        let pixels = try Pixels(scale: 2) { $0.addSubview(box(CGRect(x: 20, y: 30, width: 40, height: 20))) }
        #expect(pixels.size == CGSize(width: 200, height: 200))
        #expect(pixels[40, 60] == Self.red && pixels[39, 60] == Self.white)
    }

    @Test func roundCornersAreCutOffForWhatIsInside() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 20, y: 20, width: 60, height: 60))
            (view.layer.cornerRadius, view.clipsToBounds) = (30, true)
            view.addSubview(
                box(CGRect(x: 0, y: 0, width: 60, height: 30), UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
            $0.addSubview(view)
        }
        #expect(pixels[50, 30] == Self.blue && pixels[50, 70] == Self.red)
        #expect(pixels[22, 22] == Self.white && pixels[77, 77] == Self.white)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat], [0, 0.5, .pi / 2] as [CGFloat])
    func aSignIsDrawnWhereItLies(scale: CGFloat, angle: CGFloat) throws {
        for magnification in [1, 2] as [CGFloat] {
            let pixels = try Pixels(scale: scale) {
                let holder = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
                let lines = CAShapeLayer()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: 10))
                path.addLine(to: CGPoint(x: 20, y: 10))
                (lines.path, lines.lineWidth, lines.fillColor) = (path.cgPath, 4, nil)
                lines.strokeColor = UIColor.red.cgColor
                holder.layer.addSublayer(lines)
                holder.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: magnification, y: magnification)
                $0.addSubview(holder)
            }
            let middle = Int(70 * scale)
            #expect(pixels[middle, middle] == Self.red, "\(magnification) times as large")
        }
    }

    @Test func rotatedLayersAreDrawnRotated() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 20, y: 45, width: 60, height: 10))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            $0.addSubview(view)
        }
        #expect(pixels[50, 25] == Self.red && pixels[50, 75] == Self.red && pixels[25, 50] == Self.white)
    }

    @Test func skewedLayersAreDrawnSkewed() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 40, y: 20, width: 20, height: 60))
            view.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
            $0.addSubview(view)
        }
        #expect(pixels[25, 25] == Self.red && pixels[75, 75] == Self.red)
        #expect(pixels[75, 25] == Self.white && pixels[25, 75] == Self.white)
    }

    @Test func translucentViewsAreMixedAsOne() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 0, y: 0, width: 50, height: 50))
            view.addSubview(box(CGRect(x: 0, y: 0, width: 25, height: 50)))
            view.alpha = 0.5
            $0.addSubview(view)
        }
        #expect(pixels[10, 10] == pixels[40, 10] && abs(pixels[10, 10][1] - 127) <= 1)
    }

    @Test func bordersLieInside() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 20, y: 20, width: 60, height: 60))
            (view.layer.borderWidth, view.layer.borderColor) =
                (5, UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
            $0.addSubview(view)
        }
        #expect(pixels[20, 50] == Self.blue && pixels[24, 50] == Self.blue && pixels[25, 50] == Self.red)
        #expect(pixels[19, 50] == Self.white)
    }

    @Test func gradientsGoFromColorToColor() throws {
        let pixels = try Pixels {
            let layer = CAGradientLayer()
            layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
            (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            $0.layer.addSublayer(layer)
        }
        #expect(pixels[1, 50][0] > 240 && pixels[98, 50][2] > 240 && abs(pixels[50, 50][0] - 127) < 10)
    }

    @Test func masksLetThroughWhatTheyCover() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 0, y: 0, width: 100, height: 100))
            let mask = CAShapeLayer()
            mask.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
            view.layer.mask = mask
            $0.addSubview(view)
        }
        #expect(pixels[50, 50] == Self.red && pixels[12, 12] == Self.white && pixels[50, 5] == Self.white)
    }

    @Test func outlinesAreDrawnAlongTheirPaths() throws {
        let pixels = try Pixels {
            let layer = CAShapeLayer()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 10, y: 50))
            path.addQuadCurve(to: CGPoint(x: 90, y: 50), control: CGPoint(x: 50, y: -30))
            (layer.path, layer.lineWidth, layer.fillColor) = (path, 6, nil)
            layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.layer.addSublayer(layer)
        }
        #expect(pixels[50, 10] == Self.red && pixels[50, 50] == Self.white && pixels[50, 30] == Self.white)
    }

    @Test func drawingsOfViewsAreVisible() throws {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {
                UIBezierPath(ovalIn: rect).addClip()
                UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
                UIRectFill(rect)
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.translateBy(x: 50, y: 0)
                context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
            }
        }
        let pixels = try Pixels { $0.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) }
        #expect(pixels[25, 50] == Self.red && pixels[75, 50] == Self.blue)
        #expect(pixels[3, 3] == Self.white && pixels[96, 96] == Self.white)
    }

    @Test func shadowsLieAroundWhatThrowsThem() throws {
        let pixels = try Pixels {
            let view = box(CGRect(x: 30, y: 30, width: 40, height: 40))
            (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (1, 4, .zero)
            $0.addSubview(view)
        }
        #expect(pixels[50, 50] == Self.red && pixels[50, 72][0] < 200 && pixels[50, 95] == Self.white)
    }

    @Test func aRefreshIsVisibleAboveTheContent() throws {
        let pixels = try Pixels {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 1000)
            let control = UIRefreshControl()
            control.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.refreshControl = control
            control.beginRefreshing()
            $0.addSubview(view)
        }
        // The last spoke of the wheel, at the upper left, is opaque.
        #expect(pixels[45, 25][0] > 200 && pixels[45, 25][1] < 100)
        #expect(pixels[50, 30] == Self.white && pixels[50, 80] == Self.white)
    }

    @Test func textIsSeenInItsColor() throws {
        let pixels = try Pixels {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            (label.text, label.font) = ("■", .systemFont(ofSize: 60))
            (label.textColor, label.textAlignment) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), .center)
            $0.addSubview(label)
        }
        #expect(pixels[50, 50] == Self.red)
    }

    @Test func aPictureThatCannotBeReadLeavesAPlaceholder() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("no-picture-\(UUID().uuidString).jpg")
        try Data("no picture".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let pixels = try Pixels(pictures: ["broken": file.path]) {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.image = UIImage(name: "broken", size: CGSize(width: 10, height: 10))
            $0.addSubview(view)
        }
        #expect(pixels[50, 50] != Self.white)
        #expect(UIImage(named: "broken") == nil)
    }

    @Test func twoPicturesOfTheSameAreTheSame() throws {
        let drawn = try (0..<2).map { _ in
            try Pixels {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                (label.text, label.numberOfLines) = ("Twice the same text, broken into lines.", 0)
                $0.addSubview(label)
            }
        }
        for y in 0..<100 { for x in 0..<100 { #expect(drawn[0][x, y] == drawn[1][x, y]) } }
    }

    @Test func anUnwritableFileIsNamedInTheError() {
        #expect(throws: ScreenError.unwritable("/nowhere/picture.png")) {
            try ScreenApplication.picture(of: EmptyDelegate(), to: "/nowhere/picture.png")
        }
    }

    @Test func aGradientThatEndsOutsideOfItsLayerIsDrawn() throws {
        let pixels = try Pixels {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            gradient.locations = [0.5, 1.5]
            $0.layer.addSublayer(gradient)
        }
        #expect(pixels[50, 40] == Self.red && pixels[50, 99][2] > 120 && pixels[50, 99][2] < 135)
    }

    @Test func aShadowLiesBelowTheWholeView() throws {
        let pixels = try Pixels {
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
            view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
            (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, 2)
            view.layer.shadowOffset = CGSize(width: 0, height: 10)
            $0.addSubview(view)
        }
        #expect(pixels[40, 50] == [0, 0, 0] && pixels[40, 59] == [0, 0, 0])
        #expect(pixels[40, 20] == Self.white && pixels[40, 80] == Self.white)
    }

    @Test func aTextCastsTheShadowOfItsLetters() throws {
        let pixels = try Pixels {
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
            (label.text, label.textColor) = ("■", UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            (label.layer.shadowOpacity, label.layer.shadowRadius) = (1, 0.5)
            label.layer.shadowOffset = CGSize(width: 0, height: 30)
            $0.addSubview(label)
        }
        let isDark = { (x: Int, y: Int) in pixels[x, y][0] < 60 && pixels[x, y][1] < 60 }
        #expect((10..<30).contains { x in (40..<70).contains { y in isDark(x, y) } })
        #expect(!(40..<90).contains { x in (40..<70).contains { y in pixels[x, y] != Self.white } })
    }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    var window: UIWindow?
}
