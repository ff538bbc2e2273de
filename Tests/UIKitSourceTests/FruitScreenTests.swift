import Testing
import UIKit
import UIKitSource

@Suite("A screen with a search and an alert, as source for iOS has it") @MainActor struct FruitScreenTests {
    private let screen = FruitScreen()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func theSearchFiltersAndTheAlertDeletes() throws {
        AnimationClock.current = AnimationClock()
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let search = try #require(screen.navigationItem.searchController)
        search.isActive = true
        search.searchBar.searchTextField.insertText("p")
        #expect(screen.shown == ["Pear"])
        search.isActive = false
        #expect(screen.shown == ["Fig", "Pear"])
        screen.askToDelete()
        let alert = try #require(screen.presentedViewController as? UIAlertController)
        #expect(alert.textFields?.count == 1 && alert.actions.map(\.title) == ["Cancel", "Delete", "Keep"])
        alert.dismiss(animated: false)
        #expect(screen.presentedViewController == nil)
    }

    @Test func overriddenMenusAreAskedFor() {
        let list = FruitList(collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 0)
        #expect(list.asks(list, at: path)?.identifier as? NSIndexPath == path as NSIndexPath)
        #expect(list.asks(UICollectionViewController(collectionViewLayout: UICollectionViewLayout()), at: path) == nil)
    }
}
