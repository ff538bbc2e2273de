import Foundation

extension NSObject {
    /// Returns the class itself, as with Objective-C. Code for iOS may register its views with
    /// `MyCell.classForCoder()`.
    public class func classForCoder() -> AnyClass { self }
}
