import CollectionView
import Testing

@Suite @MainActor struct StackViewTests {
    private final class Block: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    private func block(_ width: CGFloat, _ height: CGFloat) -> Block {
        let block = Block()
        block.size = CGSize(width: width, height: height)
        return block
    }

    /// Returns a stack of 300 × 100 points after its layout.
    private func stack(_ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    @Test func theLastToResistFillsTheRest() {
        let views = [block(50, 20), block(80, 30)]
        views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        _ = stack(views) { $0.spacing = 10 }
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(views[1].frame == CGRect(x: 60, y: 0, width: 240, height: 100))
    }

    @Test func baselinesOfButtonsAreThoseOfTheirTitles() throws {
        let (label, button) = (UILabel(), UIButton(type: .system))
        (label.text, label.font) = ("Ab", .systemFont(ofSize: 30))
        button.setTitle("Cd", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 10)
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let stack = stack([label, button]) { $0.alignment = alignment }
            let title = try #require(button.titleLabel)
            let baseline = title.convert(title.bounds, to: stack).minY + title.font.ascender
            #expect(abs(baseline - (label.frame.minY + label.font.ascender)) < 0.01)
        }
    }

    @Test func equalSharesForAll() {
        for seed in 0..<20 {
            var random = SplitMix64(seed: seed)
            let views = (0..<4).map { _ in block(random.distance(1...40), random.distance(1...40)) }
            _ = stack(views) {
                $0.distribution = .fillEqually
                $0.spacing = 20
            }
            #expect(views.map(\.frame.width) == [60, 60, 60, 60], "seed \(seed)")
            #expect(views.map(\.frame.minX) == [0, 80, 160, 240], "seed \(seed)")
        }
    }

    @Test func proportionalShares() {
        let views = [block(10, 10), block(20, 10), block(30, 10)]
        _ = stack(views) { $0.distribution = .fillProportionally }
        #expect(views.map(\.frame.width) == [50, 100, 150])
    }

    @Test func equalGapsAndEqualDistancesOfCenters() {
        let views = [block(20, 10), block(60, 10), block(40, 10)]
        let stack = stack(views) { $0.distribution = .equalSpacing }
        #expect(views.map(\.frame).map { [$0.minX, $0.width] } == [[0, 20], [110, 60], [260, 40]])
        stack.distribution = .equalCentering
        stack.layoutIfNeeded()
        #expect(views.map(\.center.x) == [10, 145, 280])
    }

    @Test func acrossTheAxis() {
        let views = [block(50, 20), block(50, 60)]
        let stack = stack(views) { $0.alignment = .center }
        #expect(views.map(\.frame.minY) == [40, 20])
        stack.alignment = .bottom
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.maxY) == [100, 100])
        #expect(views.map(\.frame.height) == [20, 60])
    }

    @Test func hiddenViewsTakeNoPlaceAndRemovedOnesNeither() {
        let views = [block(50, 20), block(50, 20), block(50, 20)]
        let stack = stack(views) {
            $0.axis = .vertical
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(views.map(\.frame.minY) == [0, 36.5, 73.5])
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[0].frame.height == 45 && views[2].frame.minY == 55)
        views[0].removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 2 && views[2].frame.height == 100)
    }

    @Test func aCellIsAsHighAsTheStackInIt() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 1))
        let stack = UIStackView(arrangedSubviews: [block(20, 30), block(20, 40)])
        (stack.axis, stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (.vertical, 5, true)
        stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 100, height: 81))
        cell.frame.size.height = 81
        cell.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minY) == [1, 38])
        #expect(stack.arrangedSubviews.map(\.frame.width) == [94, 94])
    }

    @Test func aCustomSpacingCanBeTakenBack() {
        let views = [block(10, 10), block(10, 10)]
        let stack = stack(views) { $0.spacing = 8 }
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(20, after: views[0])
        stack.layoutIfNeeded()
        #expect(views[1].frame.minX - views[0].frame.maxX == 20)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.layoutIfNeeded()
        #expect(views[1].frame.minX - views[0].frame.maxX == 8)
    }
}
