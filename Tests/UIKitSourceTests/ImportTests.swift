import Testing
import UIKit
import UIKitSource

/// In a file that imports UIKit, rectangles behave as on Apple's platforms. If the file also imports Foundation, its
/// members come first.
@Suite struct ImportTests {
    static let square = CGRect(x: 10, y: 20, width: 10, height: 10)

    /// CoreGraphics' answers for rectangles near `square`, which contains its left and top edges, but not the others.
    static let neighbors: [(rect: CGRect, meets: Bool)] = [
        (CGRect(x: 20, y: 20, width: 10, height: 10), false),
        (CGRect(x: 0, y: 20, width: 10, height: 10), false),
        (CGRect(x: 10, y: 30, width: 10, height: 10), false),
        (CGRect(x: 20, y: 30, width: 10, height: 10), false),
        (CGRect(x: 19.5, y: 29.5, width: 10, height: 10), true),
        (CGRect(x: 30, y: 40, width: -10.5, height: -10.5), true),
        (CGRect(x: 10, y: 20, width: 0, height: 10), true),
        (CGRect(x: 15, y: 25, width: 0, height: 0), true),
        (CGRect(x: 20, y: 20, width: 0, height: 10), false),
        (CGRect(x: 9.5, y: 20, width: 0, height: 0), false),
        (CGRect.zero, false), (CGRect.null, false), (CGRect.infinite, true),
    ]

    @Test(arguments: [
        UIKitAlone.meet, CoreGraphicsAlone.meet, Frameworks.meet, UIKitAndDispatch.meet, UIKitAndOneDeclaration.meet,
    ])
    func touchingRectanglesDoNotIntersectWithoutFoundation(_ meet: @Sendable (CGRect, CGRect) -> Bool) {
        for (rect, meets) in Self.neighbors {
            #expect(meet(Self.square, rect) == meets, "\(rect)")
            #expect(meet(rect, Self.square) == meets, "\(rect)")
        }
    }

    @Test(arguments: [UIKitAndFoundation.meet, CoreGraphicsAndFoundation.meet, FoundationAlone.meet])
    func foundationComesFirst(_ meet: @Sendable (CGRect, CGRect) -> Bool) {
        #expect(meet(Self.square, CGRect(x: 20, y: 20, width: 10, height: 10)))
        #expect(!meet(Self.square, CGRect(x: 20.5, y: 20, width: 10, height: 10)))
    }

    @Test func picturesFitInsideRectangles() {
        #expect(PictureHeight.of(CGSize(width: 300, height: 200), width: 150) == 100)
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
        let wide = PictureHeight.frame(of: CGSize(width: 16, height: 9), inside: bounds)
        #expect(wide == CGRect(x: 10, y: 41.875, width: 100, height: 56.25))
        let high = PictureHeight.frame(of: CGSize(width: 1, height: 4), inside: bounds)
        #expect(high == CGRect(x: 47.5, y: 20, width: 25, height: 100))
        #expect(PictureHeight.frame(of: .zero, inside: bounds) == CGRect(x: 60, y: 70, width: 0, height: 0))
    }

    /// Two rectangles with area intersect if they have a point in common, as `contains` tells.
    @Test func rectanglesMeetInPoints() {
        for x in 0..<6 {
            for width in 1..<4 {
                for y in 0..<6 {
                    let one = CGRect(x: 2, y: 2, width: 2, height: 2)
                    let other = CGRect(x: x, y: y, width: width, height: 2)
                    let points = (0..<12).flatMap { x in
                        (0..<12).map { CGPoint(x: CGFloat(x) / 2, y: CGFloat($0) / 2) }
                    }
                    let meets = points.contains { one.contains($0) && other.contains($0) }
                    #expect(one.intersects(other) == meets, "\(one) \(other)")
                }
            }
        }
    }

    @Test(arguments: [UIKitAlone.describe, UIKitAndFoundation.describe])
    func descriptionsAreNumbersInParentheses(_ describe: @Sendable (CGRect) -> [String]) {
        let texts = describe(CGRect(x: 0, y: -0.5, width: 100, height: 1e9))
        #expect(
            texts == [
                "(0.0, -0.5, 100.0, 1000000000.0)", "(0.0, -0.5)", "(100.0, 1000000000.0)",
                "(0.0, -0.5, 100.0, 1000000000.0)", "(0.0, -0.5)",
            ])
        #expect("\([CGPoint.zero: CGSize.zero])" == "[(0.0, 0.0): (0.0, 0.0)]")
        #expect(String(reflecting: Optional(CGRect.null)) == "Optional((inf, inf, 0.0, 0.0))")
    }
}
