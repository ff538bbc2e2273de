import CollectionView
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// The pixels at which the edges of layers are drawn.
@Suite @MainActor struct PixelGridTests {
    private static let white = [255, 255, 255]
    private static let red = [255, 0, 0]

    private func grid(_ scale: CGFloat, at origin: CGPoint) -> PixelGrid {
        var grid = PixelGrid(scale: scale)
        grid.beginLayer(
            LayerPlacement(
                bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
                center: CGPoint(x: origin.x + 5, y: origin.y + 5), transform: CATransform3DIdentity))
        return grid
    }

    @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat])
    func linesAreCrispAndEquallyThickWhereverTheyAre(scale: CGFloat) {
        for step in 0..<200 {
            let origin = CGPoint(x: 0, y: CGFloat(step) * 0.37)
            for height in [1 / scale, 1, 2] {
                let line = grid(scale, at: origin).align(CGRect(x: 0, y: 3.1, width: 100, height: height))
                let (start, thickness) = ((origin.y + line.minY) * scale, line.height * scale)
                #expect(abs(start - start.rounded()) < 1e-6 && abs(thickness - thickness.rounded()) < 1e-6)
                #expect(thickness.rounded() == max(1, (height * scale).rounded()))
                #expect(abs(start - (origin.y + 3.1) * scale) <= 0.501)
            }
        }
    }

    @Test func boxesThatTouchStillDo() {
        let grid = grid(1.25, at: CGPoint(x: 0.3, y: 0.3))
        for index in 0..<50 {
            let (left, width) = (CGFloat(index) * 33.3, 33.3)
            let one = grid.align(CGRect(x: left, y: 0, width: width, height: 10))
            let next = grid.align(CGRect(x: left + width, y: 0, width: width, height: 10))
            #expect(abs(one.maxX - next.minX) < 1e-9)
        }
    }

    @Test func rotatedLayersAndTheirContentsStayWhereTheyAre() {
        var grid = PixelGrid(scale: 1)
        let rect = CGRect(x: 0.4, y: 0.4, width: 0.3, height: 9.3)
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        for transform in [CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DIdentity] {
            grid.beginLayer(LayerPlacement(bounds: bounds, center: .zero, transform: transform))
            #expect(grid.align(rect) == rect && grid.align(width: 0.3) == 0.3)
        }
        grid.endLayer()
        grid.endLayer()
        #expect(grid.align(rect) == CGRect(x: 0, y: 0, width: 1, height: 10))
    }

    /// A line with a thickness of one point at 10.5 points would begin between two pixels.
    @Test(arguments: [(1, 11, 1), (1.25, 13, 1), (1.5, 16, 2), (2, 21, 2)] as [(CGFloat, Int, Int)])
    func noPixelOfALineIsPale(scale: CGFloat, first: Int, count: Int) throws {
        let pixels = try Pixels(scale: scale) {
            let line = UIView(frame: CGRect(x: 0, y: 10.5, width: 100, height: 1))
            line.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.addSubview(line)
        }
        for y in (first - 2)..<(first + count + 2) {
            #expect(pixels[50, y] == ((first..<(first + count)).contains(y) ? Self.red : Self.white), "\(y)")
        }
    }

    @Test(arguments: [1.25, 1.5, 1.75] as [CGFloat])
    func textIsDrawnWithThePixelsThatThereAre(scale: CGFloat) throws {
        let pixels = try Pixels(scale: scale) {
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
            (label.text, label.font, label.textColor) = ("■", .systemFont(ofSize: 60), .black)
            $0.addSubview(label)
        }
        let row = (0..<Int(pixels.size.width)).map { pixels[$0, Int(50 * scale)][0] }
        // An enlarged picture of the text would have gray pixels next to each other.
        let gray = row.indices.filter { row[$0] > 8 && row[$0] < 247 }
        #expect(row.contains { $0 <= 8 } && zip(gray, gray.dropFirst()).allSatisfy { $1 - $0 > 1 })
    }
}
