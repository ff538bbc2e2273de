import FixedColumnsExample
import MixedSectionsExample
import NestedGroupsExample
import OrthogonalShelvesExample
import OutlineExample
import PinnedBadgesExample
import PinterestExample
import SettingsExample
import ShortestColumnExample
import StaggeredRowsExample
import UIKit

/// The apps that can be shown.
enum Example: String, CaseIterable {
    case pinterest
    case shortestColumn = "shortest-column"
    case mixedSections = "mixed-sections"
    case cats
    case fixedColumns = "fixed-columns"
    case outline
    case settings
    case nestedGroups = "nested-groups"
    case orthogonalShelves = "orthogonal-shelves"
    case pinnedBadges = "pinned-badges"

    var summary: String {
        switch self {
        case .pinterest: "photos with captions, in columns that take turns"
        case .shortestColumn: "photos in columns, each in the shortest"
        case .mixedSections: "a photo, texts that size themselves, photos in rows"
        case .cats: "round photos in rows that are pushed against each other"
        case .fixedColumns: "numbers in columns, with headers and backgrounds"
        case .outline: "groups of plants that open and close"
        case .settings: "names and values in groups"
        case .nestedGroups: "tiles in groups of groups, which depend on the width"
        case .orthogonalShelves: "photos on shelves that scroll across, each in another way"
        case .pinnedBadges: "headers that stay at the top, badges, a backdrop and a waterfall"
        }
    }

    /// Whether nothing is visible without pictures.
    var showsOnlyPictures: Bool {
        switch self {
        case .pinterest, .shortestColumn, .cats, .orthogonalShelves: true
        default: false
        }
    }

    @MainActor func makeViewController(pictures names: [String]) -> UIViewController {
        // A picture that cannot be read would leave a gap. It is reported in the terminal.
        var pictures: [String] { names.filter { UIImage(named: $0) != nil } }
        return switch self {
        case .pinterest: PhotoStreamViewController(photos: names.compactMap(Photo.init(picture:)))
        case .shortestColumn: ShortestColumnViewController(pictures: names)
        case .mixedSections: MixedSectionsViewController(pictures: pictures, paragraphs: Self.paragraphs)
        case .cats: RoundPicturesViewController(pictures: Array(repeating: pictures, count: 10).flatMap { $0 })
        case .fixedColumns: FixedColumnsViewController(counts: [7, 12, 30, 5, 60])
        case .outline: OutlineViewController()
        case .settings: SettingsViewController(picture: names[0])
        case .nestedGroups: NestedGroupsViewController()
        case .orthogonalShelves: OrthogonalShelvesViewController(pictures: pictures)
        case .pinnedBadges: PinnedBadgesViewController()
        }
    }

    private static let paragraphs = [
        "A layout decides where everything goes. The collection view asks it, and shows what is near.",
        "This text is as high as it needs to be. It was taken to be three lines high before it was shown; when it was measured, what "
            + "comes after it moved, and what you were looking at did not.",
        "Short ones take a line.",
        "Make the window wider: lines are broken anew, and rows below take as many photos as fit.",
    ]
}

extension Photo {
    /// A picture of the application, named after its file. Nil if it cannot be read.
    @MainActor fileprivate init?(picture name: String) {
        guard let size = UIImage(named: name)?.size else { return nil }
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let title = file.split(separator: ".").dropLast().joined(separator: ".")
        let words = title.replacingOccurrences(of: "-", with: " ").replacingOccurrences(of: "_", with: " ")
        let folder = name.split(separator: "/").dropLast().last.map(String.init) ?? "photographs"
        self.init(
            name: name, size: size, caption: words.prefix(1).uppercased() + words.dropFirst(),
            comment: "From \(folder), \(Int(size.width)) × \(Int(size.height)) pixels")
    }
}

/// The application around an example, written as for iOS.
final class ExampleDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let example: Example
    private let pictures: [String]

    init(showing example: Example, pictures: PictureFolder) {
        (self.example, self.pictures) = (example, pictures.names)
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = example.makeViewController(pictures: pictures)
        controller.title = example.rawValue
        if example.showsOnlyPictures, !pictures.contains(where: { UIImage(named: $0) != nil }) {
            var message = UIContentUnavailableConfiguration.empty()
            message.text = "No photograph can be shown"
            message.secondaryText = "The terminal tells why."
            controller.contentUnavailableConfiguration = message
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
