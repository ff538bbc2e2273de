import CGTK
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// The pixels of a window with some views. At scale 1, a pixel is a point.
@MainActor struct Pixels {
    private let picture: DecodedPicture

    /// - Parameter fill: Adds views to the window, which is white and 100 points wide and high.
    init(scale: CGFloat = 1, pictures: [String: String] = [:], _ fill: @escaping @MainActor (UIWindow) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pixels-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("picture.png").path
        try ScreenApplication.picture(
            of: FilledDelegate(fill), size: CGSize(width: 100, height: 100), scale: scale, pictures: pictures, to: path)
        let size = try #require(PictureFile.header(of: .file(path))?.size)
        picture = try PictureFile.decode(.file(path), pixels: size)
    }

    var size: CGSize { CGSize(width: picture.width, height: picture.height) }

    /// Red, green and blue from 0 to 255.
    subscript(x: Int, y: Int) -> [Int] {
        let start = picture.bytes.startIndex + y * picture.stride + x * (picture.isOpaque ? 3 : 4)
        return picture.bytes[start..<(start + 3)].map(Int.init)
    }
}

private final class FilledDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let fill: @MainActor (UIWindow) -> Void

    init(_ fill: @escaping @MainActor (UIWindow) -> Void) {
        self.fill = fill
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        fill(window)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
