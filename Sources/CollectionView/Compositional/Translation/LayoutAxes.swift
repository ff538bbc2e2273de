import CollectionLayout
import Foundation

/// The axes of a layout, along which UIKit's widths and heights become lengths and breadths.
struct LayoutAxes {
    /// The axis along which groups follow each other.
    let main: Orientation.Axis

    var transposed: LayoutAxes { LayoutAxes(main: main == .vertical ? .horizontal : .vertical) }

    private var isVertical: Bool { main == .vertical }

    func dimension(_ dimension: NSCollectionLayoutDimension) -> Template.Dimension {
        let number = Double(dimension.dimension)
        return switch dimension.meaning {
        case .fractionalWidth: isVertical ? .fractionalBreadth(number) : .fractionalLength(number)
        case .fractionalHeight: isVertical ? .fractionalLength(number) : .fractionalBreadth(number)
        case .absolute: .absolute(number)
        case .estimated: .estimated(number)
        case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: number)
        }
    }

    /// Returns the dimension of an item. A uniform one is the given extent, or the estimate if there is none.
    func dimension(_ dimension: NSCollectionLayoutDimension, uniform extent: Double?) -> Template.Dimension {
        dimension.isUniformAcrossSiblings
            ? .absolute(extent ?? Double(dimension.dimension)) : self.dimension(dimension)
    }

    func length(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        isVertical ? size.heightDimension : size.widthDimension
    }

    func breadth(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
        isVertical ? size.widthDimension : size.heightDimension
    }

    func insets(_ insets: NSDirectionalEdgeInsets) -> LogicalInsets {
        let (top, bottom) = (Double(insets.top), Double(insets.bottom))
        let (leading, trailing) = (Double(insets.leading), Double(insets.trailing))
        return isVertical
            ? LogicalInsets(start: top, end: bottom, leading: leading, trailing: trailing)
            : LogicalInsets(start: leading, end: trailing, leading: top, trailing: bottom)
    }

    func edges(_ edges: NSCollectionLayoutEdgeSpacing?) -> Template.EdgeSpacing {
        guard let edges else { return .none }
        let (top, bottom) = (spacing(edges.top), spacing(edges.bottom))
        let (leading, trailing) = (spacing(edges.leading), spacing(edges.trailing))
        return isVertical
            ? Template.EdgeSpacing(start: top, end: bottom, leading: leading, trailing: trailing)
            : Template.EdgeSpacing(start: leading, end: trailing, leading: top, trailing: bottom)
    }

    func spacing(_ spacing: NSCollectionLayoutSpacing?) -> Template.Spacing {
        guard let spacing else { return .fixed(0) }
        return spacing.isFlexible ? .flexible(Double(spacing.spacing)) : .fixed(Double(spacing.spacing))
    }

    /// Returns the point of a box at some edges. It is in the middle of an axis with no edge, or both.
    func anchor(_ edges: NSDirectionalRectEdge) -> LogicalAnchor {
        func part(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Double {
            edges.contains(start) == edges.contains(end) ? 0.5 : edges.contains(start) ? 0 : 1
        }
        let (across, down) = (part(.leading, .trailing), part(.top, .bottom))
        return LogicalAnchor(main: isVertical ? down : across, cross: isVertical ? across : down)
    }

    func distance(_ point: CGPoint) -> (main: Double, cross: Double) {
        isVertical ? (Double(point.y), Double(point.x)) : (Double(point.x), Double(point.y))
    }

    func rect(_ frame: CGRect) -> LogicalRect {
        let (origin, size) = (
            distance(frame.origin), CollectionLayout.Size(width: Double(frame.width), height: Double(frame.height))
        )
        let orientation = Orientation(main)
        return LogicalRect(
            main: origin.main, cross: origin.cross, length: orientation.length(of: size),
            breadth: orientation.breadth(of: size))
    }

    func size(_ box: Template.Box) -> CGSize {
        let size = Orientation(main).size(length: box.length, breadth: box.breadth)
        return CGSize(width: size.width, height: size.height)
    }

    func follows(_ axis: UIAxis) -> Bool { (axis == .vertical) == isVertical }
}
