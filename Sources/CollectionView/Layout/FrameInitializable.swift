import Foundation

/// Lets `T(frame:)` and `viewClass.init(frame:)` make views of classes that are known at run time only, as on iOS.
///
/// Swift looks for an initializer that every subclass has. A class's own is one if it is `required`, which
/// `UIView.init(frame:)` is not; one in an extension of a protocol always is. Where the class is a constant, its own
/// initializer is still the one that is called.
@preconcurrency @MainActor public protocol FrameInitializable: UIView {}

extension UIView: FrameInitializable {}

extension FrameInitializable {
    // Within such an initializer, `Self` is the class that the caller has written, and a view of just that class would be made.
    // The class with which it has been called is an argument that only a static method can see. So the initializer has no
    // body: its symbol is that of the method below, which has the same calling convention,
    // (arguments, @thick Self.Type) -> @owned Self.
    @_silgen_name("swift_collection_view_make_view_of_class")
    public init(frame: CGRect)
}
