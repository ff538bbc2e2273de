import Foundation

extension UICollectionView {
    /// A registration of a cell class, with a handler that configures cells for items. Make a registration only once,
    /// outside the data source, because each one has its own pool of cells.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity = RegistrationIdentity()

        /// Creates a registration for cells that are made in code.
        public init(handler: @escaping Handler) { self.handler = handler }

        func dequeue(from collectionView: UICollectionView, for path: IndexPath, item: Item?) -> Cell {
            identity.check()
            collectionView.register(Cell.self, forCellWithReuseIdentifier: identity.reuseIdentifier)
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: identity.reuseIdentifier, for: path) as! Cell
            if let item { handler(cell, path, item) }
            return cell
        }
    }

    /// A registration of a class for supplementary views of a kind, with a handler that configures the views.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let identity = RegistrationIdentity()

        /// Creates a registration for supplementary views of a kind that are made in code.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        func dequeue(from collectionView: UICollectionView, for path: IndexPath) -> Supplementary {
            identity.check()
            collectionView.register(
                Supplementary.self, forSupplementaryViewOfKind: elementKind,
                withReuseIdentifier: identity.reuseIdentifier)
            let view =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: elementKind, withReuseIdentifier: identity.reuseIdentifier, for: path) as! Supplementary
            handler(view, elementKind, path)
            return view
        }
    }
}

/// The identity of a registration. It detects registrations that were made too late.
@MainActor struct RegistrationIdentity {
    private static var count = 0

    let reuseIdentifier: String
    /// Whether the registration was made while the data source provided a view. Its cells would never be reused.
    let wasMadeInsideProvider: Bool

    init() {
        Self.count += 1
        reuseIdentifier = "registration \(Self.count)"
        wasMadeInsideProvider = DequeueRequest.isAnyBeingAnswered
    }

    func check() {
        guard wasMadeInsideProvider else { return }
        CollectionViewDiagnostics.mistake(
            "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                + "Registrations should be created up front and reused.")
    }
}
