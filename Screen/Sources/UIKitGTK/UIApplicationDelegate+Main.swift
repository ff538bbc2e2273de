import CollectionView
import Foundation
@_spi(Host) import UIKitViews

extension UIApplicationDelegate where Self: UIResponder {
    /// Runs the application in a window until the person closes it. Swift calls this for a class with `@main`.
    ///
    /// With the argument `--screenshot FILE`, the program draws a picture without a display instead.
    public static func main() {
        do {
            guard let delegate = makeObject() as? Self else { return }
            let arguments = CommandLine.arguments
            if let flag = arguments.firstIndex(of: "--screenshot") {
                guard arguments.indices.contains(flag + 1) else { throw ScreenError.noFile }
                try ScreenApplication.picture(of: delegate, to: arguments[flag + 1])
            } else {
                try ScreenApplication(delegate).run()
            }
        } catch {
            writeToTerminal("\(error)")
            exit(1)
        }
    }
}
