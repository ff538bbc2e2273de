import CollectionLayout
import Foundation

/// The values that a layout's owner attaches to attributes, with their type erased.
@MainActor struct ElementPayload {
    private let make: (ElementID, any ElementNaming) -> UICollectionViewLayoutAttributes
    private let write: (UICollectionViewLayoutAttributes, ElementID, CGSize) -> Void
    private let copy: (_ from: UICollectionViewLayoutAttributes, _ to: UICollectionViewLayoutAttributes) -> Void

    static let none = ElementPayload()

    private init() {
        make = { UICollectionViewLayoutAttributes(of: $0, in: $1) }
        write = { _, _, _ in }
        copy = { _, _ in }
    }

    init<Payload: Equatable>(_ payload: @escaping CollectionLayoutAdapter.PayloadProvider<Payload>) {
        make = { PayloadAttributes<Payload>(of: $0, in: $1) }
        write = { ($0 as? PayloadAttributes<Payload>)?.payload = payload($1, $2) }
        copy = { ($1 as? PayloadAttributes<Payload>)?.payload = $0.payload() }
    }

    /// Returns attributes with the arranged look of an element and without a value.
    func attributes(
        of id: ElementID, in naming: any ElementNaming, showing element: LayoutElement, at frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = make(id, naming)
        attributes.show(element, at: frame)
        return attributes
    }

    /// Attaches the owner's value for an element. The data source must have an element of this name.
    func attach(to attributes: UICollectionViewLayoutAttributes, of id: ElementID, size: CGSize) {
        write(attributes, id, size)
    }

    /// Copies the last value for an element that the data source no longer has.
    func carry(from last: UICollectionViewLayoutAttributes, to attributes: UICollectionViewLayoutAttributes) {
        copy(last, attributes)
    }
}
