import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Search bars and search controllers.
@Suite @MainActor struct SearchTests {
    @MainActor
    private final class Listener: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
        UISearchResultsUpdating
    {
        var calls: [String] = []
        var mayBegin = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "!" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append(
                "update \(searchController.searchBar.text ?? "")\(searchController.isActive ? "" : " inactive")")
        }
    }

    @Test func aSearchBarTellsItsDelegateWhatIsTyped() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 52))
        let stage = TouchStage(bar)
        let listener = Listener()
        bar.delegate = listener
        listener.mayBegin = false
        stage.tap(80, 26)
        #expect(!bar.isFirstResponder && listener.calls.isEmpty)
        listener.mayBegin = true
        stage.tap(80, 26)
        for text in ["f", "!", "i", "\n"] { bar.searchTextField.insertText(text) }
        #expect(listener.calls == ["began", "text f", "text fi", "search", "ended"] && bar.text == "fi")
    }

    @Test func theButtonInTheFieldDeletesTheText() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 52))
        let stage = TouchStage(bar)
        let listener = Listener()
        bar.delegate = listener
        bar.text = "fig"
        stage.window.layoutIfNeeded()
        stage.tap(176, 26)
        #expect(bar.text?.isEmpty == true && listener.calls == ["text "])
    }

    @Test func theCancelButtonTakesRoomBesideTheField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 52))
        let stage = TouchStage(bar)
        let listener = Listener()
        bar.delegate = listener
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 8, width: 184, height: 36))
        bar.showsCancelButton = true
        stage.window.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width < 130)
        stage.tap(180, 26)
        #expect(listener.calls == ["cancel"])
    }

    @Test func scopesLieBelowTheField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
        let stage = TouchStage(bar)
        let listener = Listener()
        bar.delegate = listener
        bar.scopeButtonTitles = ["All", "Fruit"]
        #expect(bar.intrinsicContentSize.height == 52 && bar.selectedScopeButtonIndex == 0)
        bar.showsScopeBar = true
        stage.window.layoutIfNeeded()
        #expect(bar.intrinsicContentSize.height == 96)
        stage.tap(150, 74)
        #expect(listener.calls == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    }

    @MainActor private final class Stage {
        let touches = TouchStage()
        let controller = UIViewController()
        let listener = Listener()
        let search: UISearchController

        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            search.searchResultsUpdater = listener
            search.delegate = listener
            controller.navigationItem.searchController = search
            touches.window.rootViewController = UINavigationController(rootViewController: controller)
            touches.window.layoutIfNeeded()
        }

        func type(_ text: String) {
            search.searchBar.searchTextField.insertText(text)
            touches.window.layoutIfNeeded()
        }
    }

    @Test func aNavigationControllerShowsTheBarBelowTheTitle() {
        let stage = Stage()
        let bar = stage.search.searchBar
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 44, width: 200, height: 52))
        #expect(stage.controller.view.safeAreaInsets.top == 96)
        stage.controller.navigationItem.searchController = nil
        stage.touches.window.layoutIfNeeded()
        #expect(stage.controller.view.safeAreaInsets.top == 44 && bar.window == nil)
    }

    @Test func aSearchBeginsWithATapAndEndsWithItsCancelButton() {
        let stage = Stage()
        stage.touches.tap(80, 70)
        #expect(stage.search.isActive && stage.search.searchBar.showsCancelButton)
        stage.type("f")
        stage.touches.tap(175, 70)
        #expect(
            !stage.search.isActive && !stage.search.searchBar.showsCancelButton && stage.search.searchBar.text == "")
        #expect(
            stage.listener.calls == ["will present", "update ", "update f", "update  inactive", "did dismiss"])
    }

    @Test func theContentIsObscuredUntilThereIsAText() {
        let stage = Stage()
        stage.touches.tap(80, 70)
        #expect(stage.controller.view.subviews.count == 1)
        stage.type("f")
        #expect(stage.controller.view.subviews.isEmpty)
        stage.search.searchBar.text = ""
        stage.touches.tap(100, 300)
        #expect(!stage.search.isActive && stage.controller.view.subviews.isEmpty)
        stage.search.obscuresBackgroundDuringPresentation = false
        stage.search.isActive = true
        #expect(stage.controller.view.subviews.isEmpty)
    }

    @Test func aControllerOfResultsIsShownWhileThereIsAText() {
        let results = UIViewController()
        let stage = Stage(results: results)
        stage.search.isActive = true
        #expect(results.parent == nil)
        stage.type("f")
        #expect(results.parent === stage.controller && results.view.frame == stage.controller.view.bounds)
        stage.search.isActive = false
        #expect(results.parent == nil && results.view.window == nil)
    }

    @Test func aPlaceholderKnowsWhatIsSearchedFor() {
        let screen = UIViewController()
        let search = UISearchController()
        screen.navigationItem.searchController = search
        search.searchBar.text = "fern"
        let state = screen.contentUnavailableConfigurationState
        #expect(state.searchText == "fern")
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text?.contains("fern") == true)
    }

    @Test func scopesAreShownDuringTheSearchAndMakeTheBarHigher() {
        let stage = Stage()
        stage.search.searchBar.scopeButtonTitles = ["All", "Fruit"]
        #expect(stage.controller.view.safeAreaInsets.top == 96)
        stage.search.isActive = true
        stage.touches.window.layoutIfNeeded()
        #expect(stage.controller.view.safeAreaInsets.top == 140)
        stage.touches.tap(150, 118)
        #expect(stage.listener.calls.last == "update " && stage.search.searchBar.selectedScopeButtonIndex == 1)
    }
}
