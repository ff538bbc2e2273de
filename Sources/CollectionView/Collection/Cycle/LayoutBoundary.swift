import Foundation

/// The calls of a collection view to its layout, and the layout's answers.
///
/// Every call is told to the tracer. Attributes are copied, mirrored where the collection view mirrors, and dropped where the data
/// source knows no such thing, so that behind this border they can be relied upon.
@MainActor final class LayoutBoundary {
    let layout: UICollectionViewLayout
    private unowned let collectionView: UICollectionView
    private let tracer: CallTracer
    var mirror: Mirror?
    private var warned: Set<String> = []
    /// All of the layout's attributes, of a layout that does not answer for single elements.
    private var everything: [ElementKey: UICollectionViewLayoutAttributes]?

    init(_ layout: UICollectionViewLayout, of collectionView: UICollectionView) {
        self.layout = layout
        self.collectionView = collectionView
        tracer = collectionView.tracer
    }

    func call<Result>(
        _ message: StaticString, _ arguments: @autoclosure () -> [Any] = [],
        _ body: (UICollectionViewLayout) -> Result
    ) -> Result {
        tracer.call(.layout, message, arguments()) { body(layout) }
    }

    // MARK: Geometry

    func prepare() {
        everything = nil
        call("prepare()") { $0.prepare() }
    }

    /// The content size, without negative and invalid numbers.
    var contentSize: CGSize {
        let size = call("collectionViewContentSize") { $0.collectionViewContentSize }
        func plain(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }
        return CGSize(width: plain(size.width), height: plain(size.height))
    }

    func elements(in rect: CGRect, counts: DataCounts) -> [UICollectionViewLayoutAttributes] {
        let asked = mirror?.rect(rect) ?? rect
        let answer = call("layoutAttributesForElements(in:)", [asked]) { $0.layoutAttributesForElements(in: asked) }
        return (answer ?? []).compactMap { receive($0, counts: counts) }
    }

    /// nil for elements that do not exist.
    func attributes(for key: ElementKey, counts: DataCounts) -> UICollectionViewLayoutAttributes? {
        guard counts.allows(key) else { return nil }
        if let answer = ask(key) { return receive(answer, counts: counts) }
        guard key.category == .cell else { return nil }
        return receive(findAmongAll(key), counts: counts)
    }

    private func ask(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            call("layoutAttributesForItem(at:)", [key.indexPath]) { $0.attributes(for: key) }
        case .supplementaryView:
            call("layoutAttributesForSupplementaryView(ofKind:at:)", [key.kind, key.indexPath]) {
                $0.attributes(for: key)
            }
        case .decorationView:
            call("layoutAttributesForDecorationView(ofKind:at:)", [key.kind, key.indexPath]) {
                $0.attributes(for: key)
            }
        }
    }

    /// Some layouts do not override `layoutAttributesForItem(at:)`; UIKit raises. O(n), once per validity of the layout.
    private func findAmongAll(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if everything == nil {
            warnOnce(
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
                    + "\(key.indexPath.shortDescription) from \(type(of: layout)), which should override it")
            let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
            let all = layout.layoutAttributesForElements(in: content) ?? []
            everything = Dictionary(all.map { ($0.element, $0) }) { first, _ in first }
        }
        return everything?[key]
    }

    // MARK: Attributes

    /// Returns a copy of the layout's attributes, in the collection view's coordinates.
    private func receive(
        _ attributes: UICollectionViewLayoutAttributes?, counts: DataCounts
    ) -> UICollectionViewLayoutAttributes? {
        guard let attributes else { return nil }
        guard counts.allows(attributes.element) else {
            warnOnce(
                "\(type(of: layout)) returned layout attributes for an element at an index path that does not exist: "
                    + attributes.indexPath.shortDescription)
            return nil
        }
        let copy = attributes.copied()
        #if DEBUG
            if type(of: attributes) != UICollectionViewLayoutAttributes.self, !copy.isEqual(attributes) {
                warnOnce(
                    "a copy of \(type(of: attributes)) is not equal to it: what isEqual(_:) compares, copy(with:) must copy"
                )
            }
        #endif
        mirror?.turn(copy)
        return copy
    }

    /// A copy in the layout's coordinates.
    func give(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        mirror?.turn(copy)
        return copy
    }

    /// Copies attributes whose index path is not among the present counts, such as the end of a deleted element.
    func receiveUnchecked(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        attributes.map(give)
    }

    func warnOnce(_ message: String) {
        guard warned.count < 100, warned.insert(message).inserted else { return }
        CollectionViewDiagnostics.warning(message)
    }
}
