import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// Follows the desktop's settings: light or dark appearance, whether animations are enabled, and the direction in which
/// the person's language is read.
@MainActor enum DesktopAppearance {
    /// The desktop's preference; nil until it is known.
    private static var preference: UIUserInterfaceStyle?

    /// Lets the screen's traits and animations follow the desktop from now on.
    static func follow() {
        // GTK also mirrors the title bar of the window in this case.
        if gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL { show(.init(layoutDirection: .rightToLeft)) }
        let settingsChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, _ in
            MainActor.assumeIsolated { DesktopAppearance.apply() }
        }
        cgtk_watch_look(unsafeBitCast(settingsChanged, to: GCallback.self))
        cgtk_watch_appearance { answer in
            MainActor.assumeIsolated {
                DesktopAppearance.preference = answer == 1 ? .dark : answer == 2 ? .light : nil
                DesktopAppearance.apply()
            }
        }
        apply()
    }

    private static func apply() {
        var (isDark, moves): (gboolean, gboolean) = (0, 1)
        cgtk_look(&isDark, &moves)
        show(preference ?? (isDark != 0 ? .dark : .light))
        UIAccessibility.setReduceMotion(moves == 0)
    }

    static func show(_ style: UIUserInterfaceStyle) { show(.init(userInterfaceStyle: style)) }

    static func show(_ traits: UITraitCollection) {
        UIScreen.main.traitCollection = UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, traits])
    }
}
