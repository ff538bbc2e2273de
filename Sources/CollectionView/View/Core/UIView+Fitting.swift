import Foundation

extension UIView {
    /// What ``intrinsicContentSize`` says of an axis along which there is no such size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The target size of one that wishes to be as small as its content lets it.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size of one that wishes to be as large as its content lets it.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// By constraints, or by its content if there are none below it.
    func fittingSize(
        for target: CGSize, priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        forEachInTree { $0.updateConstraintsIfNeeded() }
        if let size = ConstraintLayout.fittingSize(of: self, target: target, priorities: priorities) { return size }
        let fitting = sizeThatFits(target)
        return CGSize(
            width: priorities.horizontal == .required ? target.width : fitting.width,
            height: priorities.vertical == .required ? target.height : fitting.height)
    }
}
