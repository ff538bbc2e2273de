import Foundation

// The other half of DynamicInitializers.swift, where the technique is explained.

extension UICollectionViewLayoutAttributes {
    /// Returns new attributes of the class on which this is called, for no element yet.
    @_silgen_name("swift_collection_view_make_layout_attributes")
    static func make() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    /// Returns a new context of the class on which this is called, without lists and flags.
    @_silgen_name("swift_collection_view_make_invalidation_context")
    static func make() -> UICollectionViewLayoutInvalidationContext
}
