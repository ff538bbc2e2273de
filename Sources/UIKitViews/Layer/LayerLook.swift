import Foundation

/// The properties that determine how a layer is drawn and that are not in its ``LayerState``, because they do not
/// change gradually.
///
/// They are one value, so a walk through the layers can read them without calling overridable properties.
struct LayerLook {
    var isHidden = false
    var masksToBounds = false
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = UIColor.black.cgColor
    var shadowColor: CGColor? = UIColor.black.cgColor
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var mask: CALayer?
    var contents: Any?
    /// The transform of all sublayers about the anchor point; nil for the identity.
    var sublayerTransform: CATransform3D?
}
