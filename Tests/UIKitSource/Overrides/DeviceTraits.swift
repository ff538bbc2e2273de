import UIKit

/// The traits of a device that a test does not have.
public final class WideTraits: UITraitCollection {
    public var scale: CGFloat = 3

    public override var displayScale: CGFloat { scale }
    public override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
    public override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
    public override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
    public override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
    public override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
}

public final class WideScreen: UIScreen {
    public override var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: 1024, height: 768) }
        set { super.bounds = newValue }
    }
    public override var scale: CGFloat {
        get { 1 }
        set { super.scale = newValue }
    }
    public override var traitCollection: UITraitCollection {
        get { WideTraits() }
        set { super.traitCollection = newValue }
    }
}

public final class Tablet: UIDevice {
    public override var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { .pad }
        set { super.userInterfaceIdiom = newValue }
    }
    public override var orientation: UIDeviceOrientation { .landscapeRight }
}

public final class MirroredApplication: UIApplication {
    public override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

/// A view on a device with such traits.
public final class WideView: UIView {
    public override var traitCollection: UITraitCollection { WideTraits() }
}

/// A controller that follows the appearance, in the way since iOS 17.
public final class AdaptiveController: UIViewController {
    public private(set) var changes = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (self: Self, previousTraitCollection: UITraitCollection) in
            if self.traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
                self.changes += 1
            }
        }
    }

    public override func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in })
    }
}

public final class WideWindow: UIWindow {
    public override var screen: UIScreen { WideScreen() }
    public override func makeKeyAndVisible() { super.makeKeyAndVisible() }
    public override var rootViewController: UIViewController? { didSet {} }
    public override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
}

/// A constraint whose constant is doubled, as for a tablet.
public final class AdaptiveConstraint: NSLayoutConstraint {
    public override var constant: CGFloat {
        get { super.constant * 2 }
        set { super.constant = newValue }
    }
    public override var isActive: Bool { didSet {} }
    public override var priority: UILayoutPriority { didSet {} }
    public override var identifier: String? { didSet {} }
    public override var firstItem: AnyObject? { super.firstItem }
    public override var secondItem: AnyObject? { super.secondItem }
    public override var multiplier: CGFloat { super.multiplier }
}

public final class DoubledMetrics: UIFontMetrics {
    public override func scaledValue(for value: CGFloat) -> CGFloat { value * 2 }
    public override func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
}
