import CollectionView

/// The explanations that are drawn over a picture.
public struct PictureOverlay: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The frame of each element in the layout, without its transform.
    public static let frames = PictureOverlay(rawValue: 1)
    /// The index path of each element.
    public static let indexPaths = PictureOverlay(rawValue: 2)
    /// The number of elements below each, and its `zIndex`.
    public static let order = PictureOverlay(rawValue: 4)
}

extension PictureOverlay {
    /// - Parameter elements: The elements, from the lowest to the topmost.
    @MainActor func draw(_ elements: [UICollectionViewLayoutAttributes]) -> [SVGElement] {
        guard !isEmpty else { return [] }
        let red = UIColor(red: 0.85, green: 0, blue: 0.35, alpha: 1)
        return elements.enumerated().map { index, attributes in
            let frame = attributes.frame
            var parts: [SVGElement] = []
            if contains(.frames) { parts.append(.rect(frame, [("fill", "none")] + SVGElement.paint("stroke", red))) }
            if contains(.indexPaths) {
                let start = CGPoint(x: frame.minX + 2, y: frame.minY + 9)
                let path = ElementLabel(attributes: attributes).path
                parts.append(.text(path, at: start, size: 8, SVGElement.paint("fill", red)))
            }
            if contains(.order) {
                let end = CGPoint(x: frame.maxX - 2, y: frame.maxY - 3)
                let text = "#\(index) z\(attributes.zIndex)"
                parts.append(.text(text, at: end, size: 8, anchor: "end", SVGElement.paint("fill", red)))
            }
            return .group([("class", "overlay")], parts)
        }
    }
}
