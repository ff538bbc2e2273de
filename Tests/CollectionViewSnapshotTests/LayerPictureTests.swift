import CollectionViewSnapshot
import Testing

@Suite @MainActor struct LayerPictureTests {
    /// A slanted cell with a shade, a ring and a dashed line.
    private final class DrawnCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = UIColor(red: 0.6, green: 0.8, blue: 1, alpha: 1)

            let shade = CAGradientLayer()
            shade.frame = CGRect(x: 0, y: 30, width: 100, height: 50)
            shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
            shade.locations = [0, 0.8]
            contentView.layer.addSublayer(shade)

            let ring = CAShapeLayer()
            let path = UIBezierPath(ovalIn: CGRect(x: 30, y: 20, width: 40, height: 40))
            path.append(UIBezierPath(ovalIn: CGRect(x: 40, y: 30, width: 20, height: 20)))
            (ring.path, ring.fillRule, ring.fillColor) = (path.cgPath, .evenOdd, UIColor.orange.cgColor)
            contentView.layer.addSublayer(ring)

            let line = CAShapeLayer()
            let wave = UIBezierPath()
            wave.move(to: CGPoint(x: 5, y: 70))
            wave.addCurve(
                to: CGPoint(x: 95, y: 70), controlPoint1: CGPoint(x: 40, y: 40), controlPoint2: CGPoint(x: 60, y: 95))
            (line.path, line.fillColor, line.strokeColor) = (wave.cgPath, nil, UIColor.white.cgColor)
            (line.lineWidth, line.lineDashPattern, line.lineCap) = (3, [6, 4], .round)
            line.lineDashPhase = 2
            contentView.layer.addSublayer(line)

            let slant = UIBezierPath()
            slant.addLines([(0, 20), (100, 0), (100, 60), (0, 80)])
            let mask = CAShapeLayer()
            mask.path = slant.cgPath
            layer.mask = mask
        }

        required init?(coder: NSCoder) { fatalError("not decoded") }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "drawn", for: indexPath) }
    }

    @Test func shapesGradientsAndMasks() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 80), collectionViewLayout: layout)
        view.register(DrawnCell.self, forCellWithReuseIdentifier: "drawn")
        let source = Source()
        view.dataSource = source
        try CollectionViewPicture(of: view).expectToBe("layers")
    }
}

extension UIBezierPath {
    fileprivate func addLines(_ points: [(CGFloat, CGFloat)]) {
        for (index, (x, y)) in points.enumerated() {
            let point = CGPoint(x: x, y: y)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
        close()
    }
}
