import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// Runs an application that is written for UIKit in a window of GTK.
///
/// A delegate with `@main` runs by itself. A program that gives the window a size, or pictures names, runs it:
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
    ///   - pictures: The files for `UIImage(named:)`, by name. Other names are those of files in the program's resources and in
    ///     the current folder.
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

    /// Shows the application's window until a person closes it.
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

    /// Draws one picture of an application, without a display.
    ///
    /// - Parameters:
    ///   - path: The path of the PNG file.
    ///   - scale: pixels per point.
    ///   - style: the appearance.
    ///   - layoutDirection: The direction in which the app's language is read. A window follows the desktop.
    ///   - fonts: The fonts, by default those that give the same pixels on every machine.
    /// - Throws: ``ScreenError``.
    public static func picture(
        of delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 420, height: 780), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        fonts: ScreenFonts = .shipped, pictures: [String: String] = [:], to path: String
    ) throws {
        // Without a display it returns false, and registers what drawing needs nevertheless.
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

    /// Reports the app's mistakes in UIKit's words, and goes on. By default, a debug build would end.
    static func reportMistakes() {
        CollectionViewDiagnostics.handler = { writeToTerminal($0.message) }
    }

    /// OpenGL without a GPU takes 27 times as long for a frame as Cairo does. A person's own choice comes first.
    private static func chooseRenderer() {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        guard !devices.contains(where: { $0.hasPrefix("render") }), getenv("GSK_RENDERER") == nil else { return }
        setenv("GSK_RENDERER", "cairo", 1)
        // GTK would load OpenGL all the same, which takes 60 MB and as many milliseconds. Since 4.16, another variable
        // says so.
        let flags = [getenv("GDK_DEBUG").map { String(cString: $0) }, "gl-disable"].compactMap { $0 }
        setenv("GDK_DEBUG", flags.joined(separator: ","), 1)
        setenv("GDK_DISABLE", "gl", 0)
    }

    /// The number of pixels in a point on the first monitor. The window reports other monitors.
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
