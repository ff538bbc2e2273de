import Foundation

// Makes an object of a class that is known only at run time, such as a class registered for cells.
//
// Swift calls an initializer through a metatype only if the initializer is `required`. UIKit's initializers are not,
// and a cell written for iOS declares only `override init(frame:)`. However, a convenience initializer is inherited:
// its allocating entry point takes the metatype, allocates an object of that class, and dispatches `init(frame:)`
// through the object's vtable. Swift merely does not let source call it on a metatype that is not a constant. So this
// file gives each initializer a symbol, for which DynamicClass.swift or UIKitViews' DynamicViewClass.swift declares a
// static method.
//
// Both have the same calling convention: (arguments, @thick Class.Type) -> @owned Class, `@convention(method)`.
//
// A class that declares another designated initializer and not this one traps with Swift's "use of unimplemented
// initializer", as it does on iOS.

extension UIView {
    @_silgen_name("swift_collection_view_make_view")
    convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }
}

extension UICollectionViewLayoutAttributes {
    @_silgen_name("swift_collection_view_make_layout_attributes")
    convenience init(dynamic: Void) { self.init() }
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("swift_collection_view_make_invalidation_context")
    convenience init(dynamic: Void) { self.init() }
}

extension UIResponder {
    @_silgen_name("swift_collection_view_make_responder")
    convenience init(dynamic: Void) { self.init() }
}

extension CALayer {
    @_silgen_name("swift_collection_view_make_layer")
    convenience init(dynamic: Void) { self.init() }
}
