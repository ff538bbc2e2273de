import Foundation

/// The positions of a cell's accessories and the space that they leave for the content, for text that runs from left to
/// right.
@MainActor struct ListCellArrangement {
    private(set) var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances of the accessories' centers from their edges, and their sizes, in the order of the reading direction.
    private(set) var leading: [Place] = []
    private(set) var trailing: [Place] = []

    struct Place {
        let view: UIView
        let size: CGSize
        /// The distance from the edge of the cell to the center, in points.
        var distance: CGFloat
    }

    /// - Parameters:
    ///   - indentation: The indentation of the content, in points.
    ///   - indentsAccessories: Whether leading accessories are indented, too.
    init(_ views: AccessoryViews, indentation: CGFloat, indentsAccessories: Bool) {
        var edge = ListMetrics.margin + (indentsAccessories ? indentation : 0)
        leading = views.leading.map { Self.place($0, after: &edge) }
        contentInsets.leading = indentation
        if !leading.isEmpty {
            contentInsets.leading += edge - ListMetrics.margin - (indentsAccessories ? indentation : 0)
        }
        edge = ListMetrics.margin
        trailing = views.trailing.reversed().map { Self.place($0, after: &edge) }.reversed()
        // The content has its own margin, which is wider than the distance from an accessory.
        if !trailing.isEmpty { contentInsets.trailing = edge - ListMetrics.margin }
    }

    private static func place(_ shown: AccessoryViews.Shown, after edge: inout CGFloat) -> Place {
        let size = shown.accessory.size(of: shown.view)
        let width =
            switch shown.accessory.reservedLayoutWidth {
            case .actual: size.width
            case .standard: ListMetrics.accessoryWidth
            case .custom(let points): points
            }
        defer { edge += width + ListMetrics.accessorySpacing }
        return Place(view: shown.view, size: size, distance: edge + width / 2)
    }

    /// Places the accessories, centered in the height of a cell.
    func layOut(in cell: UIView) { for (view, frame) in frames(in: cell) { view.place(in: frame) } }

    func frames(in cell: UIView) -> [(view: UIView, frame: CGRect)] {
        var frames: [(UIView, CGRect)] = []
        let isLeftToRight = cell.effectiveUserInterfaceLayoutDirection == .leftToRight
        for (places, isAtLeft) in [(leading, isLeftToRight), (trailing, !isLeftToRight)] {
            for place in places {
                let center = isAtLeft ? place.distance : cell.bounds.width - place.distance
                let origin = CGPoint(
                    x: cell.roundToPixel(center - place.size.width / 2),
                    y: cell.roundToPixel((cell.bounds.height - place.size.height) / 2))
                frames.append((place.view, CGRect(origin: origin, size: place.size)))
            }
        }
        return frames
    }
}

extension UICellAccessory {
    fileprivate func size(of view: UIView) -> CGSize {
        guard case .customView = accessoryType else { return view.sizeThatFits(.zero) }
        if maintainsFixedSize { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let content = view.intrinsicContentSize
        return CGSize(
            width: content.width == UIView.noIntrinsicMetric ? fitting.width : content.width,
            height: content.height == UIView.noIntrinsicMetric ? fitting.height : content.height)
    }
}
