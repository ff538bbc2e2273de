import Foundation

/// A view class whose views can be made by `T(frame:)` or `viewClass.init(frame:)`, as on iOS, even if the class is
/// known only at run time.
///
/// Swift calls an initializer through a metatype only if every subclass is sure to have it. That is true of
/// `required` initializers, which `UIView.init(frame:)` must not be, and of initializers in protocol extensions. If
/// the class is a constant, Swift calls the initializer of the class as usual.
@preconcurrency @MainActor public protocol FrameInitializable: UIView {}

extension UIView: FrameInitializable {}

extension FrameInitializable {
    // In the body of an initializer in a protocol extension, `Self` is the static type of the metatype: for a
    // variable of type `UIView.Type` it is `UIView`, whatever the variable holds. Only a static method can see the
    // metatype itself. So this initializer has no body. Its symbol is that of a static method in
    // DynamicViewClass.swift, which has the same calling convention: (arguments, @thick Self.Type) -> @owned Self,
    // `@convention(method)`.
    /// Creates a view of the class that the metatype holds at run time.
    @_silgen_name("swift_collection_view_make_view_of_class")
    public init(frame: CGRect)
}
