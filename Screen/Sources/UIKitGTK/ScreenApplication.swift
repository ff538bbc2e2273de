import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// Runs an application that is written for UIKit in a window of GTK.
///
/// A delegate with `@main` runs by itself. A program that sets the size of the window or the names of pictures runs it:
///
/// ```swift
/// try ScreenApplication(AppDelegate(), size: CGSize(width: 800, height: 600)).run()
/// ```
@MainActor public struct ScreenApplication {
    private let delegate: any UIApplicationDelegate
    private let pictures: PictureStore

    /// - Parameters:
    ///   - delegate: The application's delegate, which shows a window when the application has launched.
    ///   - size: The initial size of the window, in points.
    ///   - pictures: The files for `UIImage(named:)`, by name. Other names are looked up in the program's resources and
    ///     in the current folder.
    public init(
        _ delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 420, height: 780),
        pictures: [String: String] = [:]
    ) {
        // Must come first: Pango reads the environment on another thread, and a concurrent change would crash.
        Self.chooseRenderer()
        self.init(delegate, size: size, pictures: pictures, store: PictureStore(), fonts: .installed)
    }

    init(
        _ delegate: any UIApplicationDelegate, size: CGSize, pictures: [String: String], store: PictureStore,
        fonts: ScreenFonts
    ) {
        (self.delegate, self.pictures) = (delegate, store)
        for (name, path) in pictures { store.register(name, path: path) }
        UIImage.sizeOfNamed = { store.size(of: $0) }
        UIImage.pixelSize = { PictureFile.header(of: $0)?.size }
        UILabel.textMeasuring = PangoTextMeasuring(fonts)
        UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    }

    /// Shows the application's window until the person closes it.
    ///
    /// - Throws: ``ScreenError``.
    public func run() throws {
        guard gtk_init_check() != 0 else { throw ScreenError.noDisplay }
        Self.reportMistakes()
        g_set_application_name(ProcessInfo.processInfo.processName)
        // Before anything is measured: text is rounded to pixels.
        UIScreen.main.scale = Self.displayScale
        DesktopAppearance.follow()
        let window = try launch()
        let screen = ScreenWindow(showing: window, pictures: pictures)
        screen.present()
        // Nothing else retains them while the loop runs.
        withExtendedLifetime((delegate, screen)) { MainLoop.run() }
    }

    /// Draws a picture of an application, without a display.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - style: The appearance. A window follows the desktop.
    ///   - layoutDirection: The direction in which the app's language is read. A window follows the desktop.
    ///   - fonts: The fonts. By default, those with the same pixels on every machine.
    ///   - path: The path of the PNG file.
    /// - Throws: ``ScreenError``.
    public static func picture(
        of delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 420, height: 780), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        fonts: ScreenFonts = .shipped, pictures: [String: String] = [:], to path: String
    ) throws {
        // Without a display it returns false, but still registers what drawing needs.
        _ = gtk_init_check()
        let store = PictureStore(decodesAtOnce: true)
        let application = ScreenApplication(delegate, size: size, pictures: pictures, store: store, fonts: fonts)
        UIScreen.main.scale = scale
        DesktopAppearance.show(style)
        DesktopAppearance.show(.init(layoutDirection: layoutDirection))
        let window = try application.launch()
        AnimationClock.current.advanceOnePicture(by: 0)
        try ScreenPicture(window: window, scale: scale, pictures: store, fonts: fonts).write(to: path)
    }

    /// Writes the app's mistakes to the terminal in UIKit's words, and continues. By default, a debug build would end.
    static func reportMistakes() {
        CollectionViewDiagnostics.handler = { writeToTerminal($0.message) }
    }

    /// Chooses Cairo if there is no GPU: OpenGL would take 27 times as long for a frame. The person's own choice has
    /// precedence.
    private static func chooseRenderer() {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        guard !devices.contains(where: { $0.hasPrefix("render") }), getenv("GSK_RENDERER") == nil else { return }
        setenv("GSK_RENDERER", "cairo", 1)
        // Otherwise GTK would still load OpenGL, which takes 60 MB and 60 ms. Since GTK 4.16, another variable disables
        // it.
        let flags = [getenv("GDK_DEBUG").map { String(cString: $0) }, "gl-disable"].compactMap { $0 }
        setenv("GDK_DEBUG", flags.joined(separator: ","), 1)
        setenv("GDK_DISABLE", "gl", 0)
    }

    /// The number of pixels per point on the first monitor. The window updates the scale if it is on another one.
    private static var displayScale: CGFloat {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()),
            let first = g_list_model_get_item(monitors, 0)
        else { return 1 }
        defer { g_object_unref(first) }
        return CGFloat(gdk_monitor_get_scale_factor(OpaquePointer(first)))
    }

    func launch() throws -> UIWindow {
        guard UIApplication.shared.launch(delegate),
            let window = UIScreen.main.visibleWindows.last
        else { throw ScreenError.noWindow }
        window.frame = UIScreen.main.bounds
        window.layoutIfNeeded()
        return window
    }
}
