import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Images that are drawn instead of loaded.
@Suite @MainActor struct ImageContextTests {
    private func shown(_ image: UIImage?, mode: UIView.ContentMode = .scaleToFill, size: CGSize) -> [String] {
        let view = UIImageView(frame: CGRect(origin: .zero, size: size))
        (view.image, view.contentMode) = (image, mode)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record.lines
    }

    @Test func aDrawnImageIsDrawnAgainWhereItIsShown() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
            context.cgContext.setFillColor(UIColor(white: 0.5, alpha: 1).cgColor)
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(image.size == CGSize(width: 10, height: 20) && image.cgImage?.height == Int(20 * UIScreen.main.scale))
        let size = CGSize(width: 40, height: 40)
        #expect(shown(image, size: size).contains("path 1.0 2.0 3.0 4.0 fill 0.5"))
        #expect(shown(image, mode: .scaleAspectFit, size: size).contains { $0.hasPrefix("layer at 10.0 0.0") })
    }

    @Test func theOpacityOfAContextIsThatOfItsImages() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.zero) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.setAlpha(0.5)
            square.draw(in: CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(shown(image, size: image.size).contains { $0.hasPrefix("path 1.0 1.0 4.0 4.0 fill 0.0") })
    }

    @Test func pathsAreFilledAndStrokedWithAnOpacity() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
            let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
            path.fill(with: .normal, alpha: 0.5)
            path.stroke(with: .multiply, alpha: 0.25)
            path.stroke()
        }
        let view = UIImageView(image: image)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        #expect(record.paints.map(\.fill?.alpha) == [0.5, nil, nil])
        #expect(record.paints.map(\.stroke?.alpha) == [nil, 0.25, 1])
    }

    @Test func aTransformScalesDashes() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.scaleBy(x: 2, y: 2)
            context.cgContext.setLineDash(phase: 1, lengths: [3])
            context.cgContext.strokeLineSegments(between: [.zero, CGPoint(x: 4, y: 0)])
        }
        let view = UIImageView(image: image)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        #expect(record.paints.contains { $0.dashPhase == 2 && $0.dashes == [6] })
    }

    @Test func boundsMoveTheOrigin() {
        let format = UIGraphicsImageRendererFormat(scale: 1)
        format.opaque = true
        let bounds = CGRect(x: 100, y: 50, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { $0.fill(bounds) }
        let lines = shown(image, size: bounds.size).filter { $0.hasPrefix("path") }
        #expect(lines == ["path 0.0 0.0 10.0 10.0 fill 0.0", "path 0.0 0.0 10.0 10.0 fill 0.0"])
    }

    @Test func contextsNest() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 3)
        UIColor(white: 0.5, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIRectFill(CGRect(x: 2, y: 2, width: 1, height: 1))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        inner.draw(in: CGRect(x: 4, y: 4, width: 4, height: 4))
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
        #expect(outer.scale == 3 && outer.cgImage?.width == 24 && inner.cgImage?.width == 4)
        let lines = shown(outer, size: outer.size).filter { $0.hasPrefix("path") }
        #expect(lines == ["path 0.0 0.0 1.0 1.0 fill 0.5", "path 2.0 2.0 1.0 1.0 fill 0.0"])
    }

    @Test func anImageContinuesAfterItWasRead() throws {
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
        let context = try #require(UIGraphicsGetCurrentContext())
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        let first = UIGraphicsGetImageFromCurrentImageContext()
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        let second = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let counts = [first, second].map { shown($0, size: CGSize(width: 8, height: 8)).count { $0.hasPrefix("path") } }
        // The clip is a path as well.
        #expect(counts == [1, 2])
    }

    @Test func aPartIsCutOut() throws {
        let image = UIImage(name: "rose", size: CGSize(width: 100, height: 50), scale: 2)
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 20, y: 40, width: 100, height: 400)))
        #expect(part.width == 100 && part.height == 60)
        let cut = UIImage(cgImage: part, scale: 2, orientation: .up)
        #expect(cut.size == CGSize(width: 50, height: 30))
        let view = UIImageView(image: cut)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        #expect(record.lines.contains("image rose"))
        #expect(record.imageFrames == [CGRect(x: -10, y: -20, width: 100, height: 50)])
        #expect(part.cropping(to: CGRect(x: 500, y: 0, width: 1, height: 1)) == nil)
        #expect(UIImage().cgImage == nil)
    }
}
