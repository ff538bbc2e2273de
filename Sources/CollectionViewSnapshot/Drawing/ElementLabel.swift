import CollectionView

/// An element's name in a picture, and its color if it has none of its own.
@MainActor struct ElementLabel {
    let attributes: UICollectionViewLayoutAttributes

    var path: String { attributes.indexPath.map(String.init).joined(separator: ".") }

    /// The index path of a cell, the kind of another element.
    var text: String { attributes.representedElementKind ?? path }

    /// The attributes by which an element is found in the document.
    var svgAttributes: [(String, String)] {
        let category =
            switch attributes.representedElementCategory {
            case .cell: "cell"
            case .supplementaryView: "supplementary"
            case .decorationView: "decoration"
            }
        let kind = attributes.representedElementKind.map { [("data-kind", $0)] } ?? []
        return [("class", category), ("data-path", path)] + kind
    }

    /// Cells take turns by section; other elements look alike.
    var color: UIColor {
        switch attributes.representedElementCategory {
        case .cell:
            UIColor(
                hue: CGFloat((attributes.indexPath.first ?? 0) % 7) / 7 + 0.58, saturation: 0.22, brightness: 0.97,
                alpha: 1)
        case .supplementaryView: UIColor(red: 0.98, green: 0.9, blue: 0.7, alpha: 1)
        case .decorationView: UIColor(white: 0.93, alpha: 1)
        }
    }

    /// Returns a box in the element's color with its name: in the middle, or in a corner for decorations, which lie
    /// behind other elements.
    func box(_ bounds: CGRect) -> [SVGElement] {
        let isDecoration = attributes.representedElementCategory == .decorationView
        let outline = SVGElement.paint("stroke", UIColor(white: 0.6, alpha: 1))
        let gray = SVGElement.paint("fill", UIColor(white: 0.35, alpha: 1))
        let size = max(1, min(isDecoration ? 7 : 11, bounds.height * 0.7))
        let name: SVGElement =
            isDecoration
            ? .text(text, at: CGPoint(x: bounds.minX + 3, y: bounds.maxY - 2), size: size, gray)
            : .text(
                text, at: CGPoint(x: bounds.midX, y: bounds.midY + size * 0.35), size: size, anchor: "middle", gray)
        let dashes = isDecoration ? [("stroke-dasharray", "4 3")] : []
        return [.rect(bounds, SVGElement.paint("fill", color) + outline + dashes), name]
    }
}
