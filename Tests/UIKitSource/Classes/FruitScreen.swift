import UIKit

/// A screen with a search, menus, sheets and alerts, as apps write it.
public final class FruitScreen: UIViewController {
    public private(set) var shown = ["Fig", "Pear"]
    private let all = ["Fig", "Pear"]
    private lazy var search = UISearchController(searchResultsController: nil)
    // swift-format-ignore: NoPlaygroundLiterals
    private let tint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = tint
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.placeholder = "Fruit"
        search.searchBar.scopeButtonTitles = ["All", "Sweet"]
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: makeMenu())
        styleBar()
    }

    private func styleBar() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = tint
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationController?.navigationBar.standardAppearance = look
        navigationController?.navigationBar.scrollEdgeAppearance = look
        navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigationController?.navigationBar.shadowImage = UIImage()
    }

    private func makeMenu() -> UIMenu {
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in self?.askToDelete()
        }
        let order = UIMenu(title: "", options: [.displayInline, .singleSelection], children: [delete])
        return UIMenu(title: "Fruit", image: nil, identifier: UIMenu.Identifier("fruit"), children: [order, delete])
    }

    public func askToDelete() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self, weak alert] _ in
                self?.shown.removeAll { $0 == alert?.textFields?.first?.text }
            })
        alert.addAction(.init(title: "Keep", style: .default))
        alert.preferredAction = alert.actions.last
        present(alert, animated: true)
    }

    public func showDetails() {
        let details = UIViewController()
        details.modalPresentationStyle = .fullScreen
        details.modalTransitionStyle = .crossDissolve
        details.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: details)
        present(navigation, animated: true, completion: nil)
        guard presentedViewController?.isBeingPresented == true else { return }
        navigation.dismiss(animated: false) { print("dismissed") }
    }
}

extension FruitScreen: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    public func updateSearchResults(for searchController: UISearchController) {
        guard let text = searchController.searchBar.text?.lowercased(), !text.isEmpty else {
            shown = all
            return
        }
        shown = all.filter { $0.lowercased().contains(text) }
    }

    public func didDismissSearchController(_ searchController: UISearchController) { shown = all }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        searchBar.setShowsCancelButton(!searchText.isEmpty, animated: true)
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

/// A list whose items have menus.
public final class FruitList: UICollectionViewController {
    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        2
    }

    public override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
        }
    }

    public func asks(_ delegate: UICollectionViewDelegate?, at path: IndexPath) -> UIContextMenuConfiguration? {
        delegate?.collectionView?(collectionView, contextMenuConfigurationForItemAt: path, point: .zero)
    }
}
