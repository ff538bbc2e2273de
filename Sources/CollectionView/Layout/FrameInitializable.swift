import Foundation

/// A view class that makes views although it is known only at run time: by `T(frame:)` or `viewClass.init(frame:)`, as on iOS.
///
/// Swift calls an initializer of a class that is not a constant only if every subclass is sure to have it. A `required` one
/// satisfies that, which `UIView.init(frame:)` must not be, and one in an extension of a protocol does. Where the class is
/// a constant, its own initializer is called as ever.
@preconcurrency @MainActor public protocol FrameInitializable: UIView {}

extension UIView: FrameInitializable {}

extension FrameInitializable {
    // In the body of such an initializer, `Self` is the static type of the metatype: for a variable of type `UIView.Type` it
    // is `UIView`, whatever the variable holds. Only a static method can see the metatype itself. So this initializer has no
    // body. Its symbol is that of a static method in DynamicClass.swift, which has the same calling convention:
    // (arguments, @thick Self.Type) -> @owned Self, `@convention(method)`.
    /// Makes a view of the class that the metatype holds at run time.
    @_silgen_name("swift_collection_view_make_view_of_class")
    public init(frame: CGRect)
}
