import Foundation

// The other half of DynamicInitializers.swift, where the technique is explained.

extension UIView {
    /// Returns a new view of the class on which this is called.
    @_silgen_name("swift_collection_view_make_view")
    static func make(frame: CGRect) -> UIView
}

extension FrameInitializable {
    /// Returns a new view of the class on which this is called. It is the body of `FrameInitializable.init(frame:)`.
    @usableFromInline @_silgen_name("swift_collection_view_make_view_of_class")
    static func makeOfClass(frame: CGRect) -> Self { make(frame: frame) as! Self }
}

extension CALayer {
    /// Returns a new layer of the class on which this is called.
    @_silgen_name("swift_collection_view_make_layer")
    static func make() -> CALayer

    /// Returns a new layer of a class, or a plain layer if the class is not a subclass of `CALayer`.
    static func make(of layerClass: AnyClass) -> CALayer {
        layerClass == CALayer.self ? CALayer() : (layerClass as? CALayer.Type)?.make() ?? CALayer()
    }
}
