import Foundation

extension UIView {
    /// The value of ``intrinsicContentSize`` along an axis without an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The target size that requests the smallest size that fits the content.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size that requests the largest size that fits the content.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
