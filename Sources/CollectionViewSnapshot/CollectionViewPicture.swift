@_exported import CollectionView
@_spi(Host) import UIKitViews

/// A picture of a collection view, or of a layout's elements, as SVG text: boxes, text and names, in drawing order. It
/// does not render fonts, pixels or shadows.
///
/// The same content gives the same text on every machine, so that a test can compare it with one that a person has
/// approved.
@preconcurrency @MainActor public struct CollectionViewPicture: Sendable, CustomStringConvertible {
    /// The picture as the text of an SVG document.
    public nonisolated let svg: String

    public nonisolated var description: String { svg }

    /// Draws a collection view in its present state, in the middle of animations. Lays it out if necessary.
    public init(of collectionView: UICollectionView, overlay: PictureOverlay = []) {
        collectionView.layoutIfNeeded()
        let canvas = SVGCanvas()
        LayerWalk(on: canvas).drawContents(of: collectionView)
        let bounds = collectionView.bounds
        let shown = collectionView.subviews.compactMap { ($0 as? UICollectionReusableView)?.layoutAttributes }
        let contents = canvas.elements + overlay.draw(shown)
        self.init(contents, of: bounds, size: collectionView.bounds.size)
    }

    /// The whole content of a layout, each element as a box with its name.
    ///
    /// - Parameters:
    ///   - layout: A layout that is in no collection view.
    ///   - itemCounts: The number of items in each section.
    ///   - size: The size of the collection view for which it is laid out, in points.
    public init(
        of layout: UICollectionViewLayout, itemCounts: [Int], size: CGSize, isRightToLeft: Bool = false,
        overlay: PictureOverlay = []
    ) {
        let model = CountsDataSource(itemCounts: itemCounts)
        let collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
        collectionView.dataSource = model
        // The collection view alone would not keep it.
        let elements = withExtendedLifetime(model) { LayoutDrawing.elements(of: layout, in: collectionView) }
        let contents = elements.map(LayoutDrawing.draw) + overlay.draw(elements)
        let size = layout.collectionViewContentSize
        self.init(contents, of: CGRect(origin: .zero, size: size), size: size)
    }

    private init(_ contents: [SVGElement], of area: CGRect, size: CGSize) {
        let place =
            area.origin == .zero ? [] : [("transform", "translate(\(decimal(-area.minX)) \(decimal(-area.minY)))")]
        let document = SVGElement(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", decimal(size.width)),
                ("height", decimal(size.height)),
                ("font-family", "sans-serif"),
            ],
            children: [
                .rect(CGRect(origin: .zero, size: size), SVGElement.paint("fill", .white)),
                .group(place, contents),
            ])
        svg = document.lines().joined(separator: "\n") + "\n"
    }
}
