import ArgumentParser
import Foundation
import UIKitGTK

/// Shows an example in a window, or draws a picture of it.
@main struct ExampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "example", abstract: "Shows an app written for UIKit in a window.",
        discussion: "Examples: \(Example.allCases.map(\.rawValue).joined(separator: ", ")).")

    @Argument(help: "Which example.") var name: Example?
    @Argument(help: "A folder with photographs. By default, the samples are shown.") var folder: String?
    @Flag(help: "Lists the examples.") var list = false
    @Option(help: "Draws a picture to a PNG file, without a window or a display.") var screenshot: String?
    @Option(help: "The initial size of the window, in points.") var size = WindowSize(width: 420, height: 780)
    @Option(help: "Pixels per point of a screenshot.") var scale = 2.0
    @Flag(help: "Gives a screenshot the dark appearance. A window follows the desktop.") var dark = false
    @Flag(help: "Mirrors a screenshot, as for Arabic or Hebrew. A window follows the language of the desktop.")
    var rightToLeft = false
    @Flag(help: "Draws a screenshot with the fonts of this machine. Otherwise it looks the same on every machine.")
    var installedFonts = false
    @Flag(help: "Prints what a frame costs while the example scrolls.") var benchmark = false
    @Option(help: .hidden) var samples = "samples"
    // For Screen/benchmark: prints the numbers of the window's frames once a second.
    @Flag(help: .hidden) var frames = false

    func run() throws {
        if list {
            for example in Example.allCases { print("\(example.rawValue): \(example.summary)") }
            return
        }
        guard let name else {
            throw ValidationError("Which example? One of \(Example.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        guard scale >= 0.5, scale <= 8 else { throw ValidationError("--scale \(scale): give a number from 0.5 to 8.") }
        let folder = try PictureFolder(at: folder ?? samples)
        // Commands of a program run on its main thread.
        try MainActor.assumeIsolated { try show(name, folder) }
    }

    @MainActor private func show(_ example: Example, _ folder: PictureFolder) throws {
        let delegate = ExampleDelegate(showing: example, pictures: folder)
        let size = CGSize(width: size.width, height: size.height)
        if benchmark { return try FrameReport.print(of: delegate, size: size, pictures: folder.files) }
        if let screenshot {
            try ScreenApplication.picture(
                of: delegate, size: size, scale: scale, style: dark ? .dark : .light,
                layoutDirection: rightToLeft ? .rightToLeft : .leftToRight,
                fonts: installedFonts ? .installed : .shipped, pictures: folder.files, to: screenshot)
        } else {
            if frames { FrameNumbers.begin() }
            try ScreenApplication(delegate, size: size, pictures: folder.files).run()
        }
    }
}

extension Example: ExpressibleByArgument {}

/// The size of a window, written `420x780`.
struct WindowSize: ExpressibleByArgument {
    let width: Int
    let height: Int

    var defaultValueDescription: String { "\(width)x\(height)" }

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
        let sides = argument.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (100...8000).contains($0) }) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}
