import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// A picture of a window, drawn without a display.
@MainActor struct ScreenPicture {
    let window: UIWindow
    /// The number of pixels per point.
    let scale: CGFloat
    let pictures: PictureStore
    let fonts: ScreenFonts

    /// - Throws: ``ScreenError/unwritable(_:)``.
    func write(to path: String) throws {
        window.layoutIfNeeded()
        let canvas = GSKCanvas(pictures: pictures, fonts: fonts)
        guard let content = canvas.node(of: window, scale: scale) else { throw ScreenError.nothingToDraw }
        let snapshot = gtk_snapshot_new()
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gtk_snapshot_append_node(snapshot, content.pointer)
        guard let node = RenderNode(gtk_snapshot_free_to_node(snapshot)) else { throw ScreenError.nothingToDraw }
        let renderer = gsk_cairo_renderer_new()
        gsk_renderer_realize(renderer, nil, nil)
        defer {
            gsk_renderer_unrealize(renderer)
            g_object_unref(renderer.map(UnsafeMutableRawPointer.init))
        }
        let (width, height) = (window.bounds.width * scale, window.bounds.height * scale)
        var area = graphene_rect_t(CGRect(x: 0, y: 0, width: width.rounded(.up), height: height.rounded(.up)))
        guard let texture = gsk_renderer_render_texture(renderer, node.pointer, &area) else {
            throw ScreenError.nothingToDraw
        }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard gdk_texture_save_to_png(texture, path) != 0 else { throw ScreenError.unwritable(path) }
    }
}

/// A reason why an application cannot be shown, with a description for the person who started it.
public enum ScreenError: Error, Hashable, CustomStringConvertible {
    /// There is no display to open a window on.
    case noDisplay
    /// The application has shown no window after its launch.
    case noWindow
    /// The window has no size or no content.
    case nothingToDraw
    /// A picture could not be written to this path.
    case unwritable(String)
    /// The option `--screenshot` has no file after it.
    case noFile

    public var description: String {
        switch self {
        case .noDisplay:
            "There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or draw a picture with --screenshot FILE."
        case .noWindow: "The application has shown no window: call makeKeyAndVisible() when it has launched."
        case .nothingToDraw: "The window is empty: there is nothing to draw."
        case .unwritable(let path):
            "The picture could not be written to \(path): choose a file in a folder that can be written."
        case .noFile: "--screenshot needs the name of the file to which the picture is written."
        }
    }
}
