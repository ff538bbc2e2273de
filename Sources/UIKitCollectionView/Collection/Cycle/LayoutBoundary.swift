import Foundation

/// The calls of a collection view to its layout, and the layout's answers.
///
/// Every call is reported to the tracer. The layout's attributes are copied, and mirrored if the collection view
/// mirrors the layout. Attributes of elements that do not exist are dropped. So the rest of the collection view can
/// rely on them.
@MainActor final class LayoutBoundary {
    let layout: UICollectionViewLayout
    private let paths: PathTranslation
    private let tracer: CallTracer
    var mirror: Mirror?
    private var warned: Set<String> = []
    /// All attributes of a layout that has none for single items; nil until they are needed.
    private var everything: [ElementPath: UICollectionViewLayoutAttributes]?

    init(_ layout: UICollectionViewLayout, paths: PathTranslation, tracer: CallTracer) {
        (self.layout, self.paths, self.tracer) = (layout, paths, tracer)
    }

    func call<Result>(
        _ message: StaticString, _ arguments: @autoclosure () -> [Any] = [],
        _ body: (UICollectionViewLayout) -> Result
    ) -> Result {
        tracer.call(.layout, message, arguments()) { paths.usingPresentationValues { body(layout) } }
    }

    // MARK: Geometry

    func prepare() {
        everything = nil
        layout.willPrepare()
        call("prepare()") { $0.prepare() }
    }

    /// The layout's content size, with zero in place of negative and invalid lengths.
    var contentSize: CGSize {
        call("collectionViewContentSize") { $0.collectionViewContentSize }.sanitized
    }

    func elements(in rect: CGRect, counts: DataCounts) -> [UICollectionViewLayoutAttributes] {
        let asked = mirror?.rect(rect) ?? rect
        let answer = call("layoutAttributesForElements(in:)", [asked]) { $0.layoutAttributesForElements(in: asked) }
        return (answer ?? []).compactMap { receive($0, counts: counts) }
    }

    /// Returns the layout's attributes for an element; nil if the element does not exist.
    func attributes(for key: ElementPath, counts: DataCounts) -> UICollectionViewLayoutAttributes? {
        guard counts.allows(key) else { return nil }
        if let answer = ask(key) { return receive(answer, counts: counts) }
        guard key.category == .cell else { return nil }
        return receive(findAmongAll(key), counts: counts)
    }

    private func ask(_ key: ElementPath) -> UICollectionViewLayoutAttributes? {
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

    /// Finds an item among all attributes, for layouts that do not override `layoutAttributesForItem(at:)`. UIKit
    /// raises an exception for such layouts.
    ///
    /// - Complexity: O(*n*) for the first item after the layout was prepared, then O(1).
    private func findAmongAll(_ key: ElementPath) -> UICollectionViewLayoutAttributes? {
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

    /// Returns a copy in the layout's coordinates.
    func give(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        mirror?.turn(copy)
        return copy
    }

    /// Returns a copy without checking whether the element exists. A deleted element has final attributes, too.
    func receiveUnchecked(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        attributes.map(give)
    }

    func warnOnce(_ message: String) {
        guard warned.count < 100, warned.insert(message).inserted else { return }
        CollectionViewDiagnostics.warning(message)
    }
}
