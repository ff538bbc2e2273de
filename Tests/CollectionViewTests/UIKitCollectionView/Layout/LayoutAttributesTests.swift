import CollectionView
import Testing

@Suite @MainActor struct LayoutAttributesTests {
    private func attributes(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(2, 1))
        attributes.frame = frame
        return attributes
    }

    @Test func freshOnesAreAsDocumented() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: .item(2, 1))
        #expect(cell.indexPath == .item(2, 1) && cell.representedElementKind == nil)
        #expect(cell.representedElementCategory == .cell && cell.frame == .zero)
        #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden && cell.transform == .identity)
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: .item(0))
        #expect(line.representedElementCategory == .decorationView && line.representedElementKind == "line")
    }

    @Test func sizeKeepsTheCenterAndCenterMovesTheFrame() {
        let attributes = attributes(CGRect(x: 10, y: 20, width: 100, height: 50))
        attributes.size = CGSize(width: 20, height: 10)
        #expect(attributes.center == CGPoint(x: 60, y: 45))
        #expect(attributes.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
        attributes.center = .zero
        #expect(attributes.frame.origin == CGPoint(x: -10, y: -5))
    }

    @Test func theFrameIsTheBoundingBoxUnderATransform() {
        let attributes = attributes(CGRect(x: 10, y: 20, width: 100, height: 50))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeScale(2, 2, 1)))
        attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(attributes.size == CGSize(width: 10, height: 10) && attributes.center == CGPoint(x: 10, y: 10))
    }

    @Test func onlyAffineTransformsAreReadAsSuch() {
        let attributes = attributes(CGRect(x: 0, y: 0, width: 10, height: 10))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        attributes.transform3D = CATransform3DRotate(transform, 1, 0, 1, 0)
        #expect(attributes.transform == .identity && attributes.frame.width < 10)
    }

    @Test func aFrameThatWasSetIsGivenBackExactly() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<1000 {
            let frame = CGRect(
                x: .random(in: -1e6...1e6, using: &random), y: .random(in: -1...1, using: &random),
                width: .random(in: 0...1e3, using: &random), height: .random(in: 0...1, using: &random))
            #expect(attributes(frame).frame == frame && attributes(frame).copied.frame == frame)
        }
    }

    @Test func everyPropertyCountsForEquality() {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.indexPath = .item(3, 1) }, { $0.frame.origin.x += 1 }, { $0.size.height += 1 }, { $0.alpha = 0.5 },
            { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.transform = CGAffineTransform(scaleX: -1, y: 1) },
        ]
        for change in changes {
            let original = attributes(CGRect(x: 1, y: 2, width: 3, height: 4))
            let copy = original.copied
            #expect(original == copy && original.hash == copy.hash)
            change(copy)
            #expect(original != copy)
        }
    }

    @Test func boundsBeginAtZero() {
        let attributes = attributes(.zero)
        let messages = CollectionViewDiagnostics.collected {
            attributes.bounds = CGRect(x: 1, y: 0, width: 5, height: 6)
        }
        #expect(messages.count == 1 && attributes.bounds == CGRect(x: 0, y: 0, width: 5, height: 6))
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var copied: UICollectionViewLayoutAttributes { copy() as! UICollectionViewLayoutAttributes }
}
