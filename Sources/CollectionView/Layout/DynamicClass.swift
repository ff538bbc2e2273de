import Foundation

// The other half of DynamicInitializers.swift, where the technique is explained.

extension UIView {
    /// A view of the class on which this is called.
    @_silgen_name("swift_collection_view_make_view")
    static func make(frame: CGRect) -> UIView
}

extension FrameInitializable {
    /// The body of `FrameInitializable.init(frame:)`: a view of the class on which this is called.
    @usableFromInline @_silgen_name("swift_collection_view_make_view_of_class")
    static func makeOfClass(frame: CGRect) -> Self { make(frame: frame) as! Self }
}

extension UICollectionViewLayoutAttributes {
    /// Attributes of the class on which this is called, for no element yet.
    @_silgen_name("swift_collection_view_make_layout_attributes")
    static func make() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    /// A context of the class on which this is called, which invalidates nothing yet.
    @_silgen_name("swift_collection_view_make_invalidation_context")
    static func make() -> UICollectionViewLayoutInvalidationContext
}

extension CALayer {
    /// A layer of the class on which this is called.
    @_silgen_name("swift_collection_view_make_layer")
    static func make() -> CALayer

    /// A layer of a class; a plain one if that is no class of layers.
    static func make(of layerClass: AnyClass) -> CALayer {
        layerClass == CALayer.self ? CALayer() : (layerClass as? CALayer.Type)?.make() ?? CALayer()
    }
}
