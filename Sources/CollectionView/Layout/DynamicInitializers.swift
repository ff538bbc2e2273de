import Foundation

// Makes an object of a class that is known at run time only, such as one registered for cells.
//
// Swift calls an initializer through a metatype only if it is `required`; UIKit's are not, and a cell written for iOS declares
// no more than `override init(frame:)`. A convenience initializer, though, is inherited: its allocating entry point takes the
// metatype, allocates an object of just that class and dispatches `init(frame:)` through that object's vtable. What Swift
// withholds is only the right to call it on a metatype that is not a constant. So it is given a symbol here, and DynamicClass.swift
// declares a static method with the same symbol.
//
// Both have the same calling convention: (arguments, @thick Class.Type) -> @owned Class, `@convention(method)`.
//
// A class that declares another designated initializer and not this one traps with Swift's "use of unimplemented initializer",
// as it does on iOS.

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

extension CALayer {
    @_silgen_name("swift_collection_view_make_layer")
    convenience init(dynamic: Void) { self.init() }
}
