import Foundation

extension NSObject {
    /// The class itself: what `MyCell.classForCoder()` gives where Objective-C is, as code for iOS registers its views.
    public class func classForCoder() -> AnyClass { self }
}
