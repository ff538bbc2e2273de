import UIKit

/// A screen with a list that is edited, as apps write it.
public final class EditableList: UICollectionViewController {
    private var names = ["Oak", "Beech"]

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        let symbol = UIImage.SymbolConfiguration(textStyle: .title2, scale: .large)
            .applying(UIImage.SymbolConfiguration(weight: .semibold))
        let image = UIImage(systemName: "tree", withConfiguration: symbol)?
            .withTintColor(UIColor(named: "leaf") ?? .systemGreen, renderingMode: .alwaysOriginal)
        let picture = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24, weight: .regular)
        collectionView.addSubview(picture)
        showEmptyState()
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        title = isEditing ? "Edit" : "Trees"
        if editing { names.removeLast() }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: { [weak self] context in
            if !context.isCancelled { self?.view.alpha = 1 }
        })
    }

    private func content(of name: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = name
        content.imageProperties.preferredSymbolConfiguration = .init(font: content.textProperties.font)
        return content
    }

    private func showEmptyState() {
        guard names.isEmpty else { return }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.button = .borderedProminent()
        empty.button.title = "Plant"
        empty.button.subtitle = "A tree"
        empty.button.imagePlacement = .trailing
        empty.button.buttonSize = .large
        empty.secondaryButton = .borderless()
        empty.secondaryButton.title = "Later"
        empty.secondaryButtonProperties.primaryAction = UIAction(
            title: "Later", identifier: .init("later"), attributes: [.destructive], state: .off
        ) { action in print(action.identifier.rawValue) }
        contentUnavailableConfiguration = empty
    }
}
