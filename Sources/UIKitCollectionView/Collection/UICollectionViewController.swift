import Foundation

/// A view controller with a collection view that fills its view. It is the collection view's data source and delegate.
///
/// Subclasses override methods of both protocols; methods that are not overridden count as missing. A long press moves
/// items interactively.
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerMethods, UICollectionViewDelegate,
    UICollectionViewDataSource
{
    private let initialLayout: UICollectionViewLayout

    /// Creates a controller whose view is a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// The collection view. Reading it loads the controller's view. Setting it replaces the collection view in that
    /// view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return shownCollectionView
        }
        set {
            guard newValue !== shownCollectionView else { return }
            shownCollectionView?.removeFromSuperview()
            shownCollectionView = newValue
            if isEditing { newValue?.isEditing = true }
            // The `loadView()` of a subclass may set only the collection view.
            if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
            guard let newValue, let view = viewIfLoaded else { return }
            newValue.frame = view.bounds
            newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(newValue, at: 0)
        }
    }

    private var shownCollectionView: UICollectionView?

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        shownCollectionView?.collectionViewLayout ?? initialLayout
    }

    /// Whether the selection is removed each time the controller's view is about to appear. The default is true.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether pushing another collection view controller changes the layout instead of replacing the view. It has no
    /// effect.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Whether a long press begins to move an item, if the data source allows it. The default is true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movement.isEnabled = installsStandardGestureForInteractiveMovement }
    }

    private lazy var movement = MovementGestureRecognizer { [unowned self] in moveItem($0) }

    open override func loadView() {
        let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
        self.collectionView = collectionView
        collectionView.addGestureRecognizer(movement)
    }

    /// Begins or ends editing, of the collection view as well.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        shownCollectionView?.isEditing = editing
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    private func moveItem(_ gesture: UIGestureRecognizer) {
        let position = gesture.location(in: collectionView)
        switch gesture.state {
        case .began:
            if let path = collectionView.indexPathForItem(at: position) {
                _ = collectionView.beginInteractiveMovementForItem(at: path)
            }
        case .changed: collectionView.updateInteractiveMovementTargetPosition(position)
        case .ended: collectionView.endInteractiveMovement()
        case .cancelled, .failed: collectionView.cancelInteractiveMovement()
        case .possible: break
        }
    }

    /// Returns the number of items in a section. The default is 0; override it.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns the cell of an item. The default reports a mistake; override it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        CollectionViewDiagnostics.mistake("\(type(of: self)) does not override collectionView(_:cellForItemAt:)")
        return UICollectionViewCell(frame: .zero)
    }
}
