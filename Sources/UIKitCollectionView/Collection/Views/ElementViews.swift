import Foundation

/// The collection view for which views are made.
@MainActor protocol ElementViewsHost: AnyObject {
    var collectionViewLayout: UICollectionViewLayout { get }

    /// Returns the data source's index path for the item shown at a path.
    func dataPath(of path: IndexPath) -> IndexPath

    /// Returns the cell of a placeholder or a gap; nil for items of the data source.
    func cellWithoutItem(for path: IndexPath) -> UICollectionViewCell?

    /// Indents a list cell by its item's level in the tree.
    func indent(_ cell: UICollectionViewCell, at path: IndexPath)

    /// Returns whether a view is in use for an element, on the screen or off it.
    func isUsing(_ view: UICollectionReusableView) -> Bool
}

/// The source of views for elements, from registered classes, the reuse pool and the data source.
@MainActor final class ElementViews {
    private unowned let host: any ElementViewsHost
    private let dataSource: DataSourceBoundary
    private let paths: PathTranslation
    private var classes: [ReusePool.Key: UICollectionReusableView.Type] = [:]
    private var pool = ReusePool()
    private var request: DequeueRequest?

    init(for host: any ElementViewsHost, dataSource: DataSourceBoundary, paths: PathTranslation) {
        (self.host, self.dataSource, self.paths) = (host, dataSource, paths)
    }

    // MARK: Registration

    /// Registers a class. Passing nil unregisters the key. The latest registration wins, and the views of an older
    /// one are discarded.
    func register(_ viewClass: AnyClass?, _ key: ReusePool.Key) {
        guard !key.identifier.isEmpty else {
            return CollectionViewDiagnostics.mistake(
                "must pass a non-empty reuse identifier to register a class for views")
        }
        let base: UICollectionReusableView.Type =
            key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
        guard viewClass == nil || viewClass is UICollectionReusableView.Type && isSubclass(viewClass, of: base) else {
            return CollectionViewDiagnostics.mistake(
                "the class \(viewClass!) registered with the identifier \(key.identifier) is not a subclass of \(base)")
        }
        let viewClass = viewClass as? UICollectionReusableView.Type
        guard classes[key] != viewClass else { return }
        classes[key] = viewClass
        pool.discard(key)
    }

    private func isSubclass(_ viewClass: AnyClass?, of base: UICollectionReusableView.Type) -> Bool {
        base == UICollectionReusableView.self || viewClass is UICollectionViewCell.Type
    }

    // MARK: Dequeuing

    /// Returns a reused or new view. Without a registration, it is a plain one, so that dequeuing never fails.
    func dequeue(_ key: ReusePool.Key, for path: IndexPath) -> UICollectionReusableView {
        let request = request?.key.category == key.category && request?.key.kind == key.kind ? request : nil
        if let existing = request?.existing {
            if existing.reuseKey == key { return existing }
            CollectionViewDiagnostics.mistake(
                "Attempted to dequeue a cell with the identifier \(key.identifier) while reconfiguring one with the identifier "
                    + "\(existing.reuseIdentifier ?? "nil") at \(path.shortDescription)")
        }
        let attributes = request?.key.indexPath == path ? request?.attributes : nil
        let view = reuse(key) ?? make(key, frame: attributes?.frame ?? .zero)
        if let attributes { UIView.performWithoutAnimation { view.adopt(attributes) } }
        if let cell = view as? UICollectionViewCell, key.category == .cell, attributes != nil {
            host.indent(cell, at: path)
        }
        request?.hasDequeued(view)
        return view
    }

    /// Returns a reused or new cell. The cast succeeds, because only cells can be registered for cells.
    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        dequeue(.cell(identifier), for: path) as! UICollectionViewCell
    }

    private func reuse(_ key: ReusePool.Key) -> UICollectionReusableView? {
        guard let view = pool.take(key) else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    private func make(_ key: ReusePool.Key, frame: CGRect) -> UICollectionReusableView {
        if classes[key] == nil { reportUnregistered(key) }
        let plain: UICollectionReusableView.Type =
            key.category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
        let view = UIView.withoutAnimation { (classes[key] ?? plain).init(frame: frame) }
        view.reuseKey = key
        return view
    }

    private func reportUnregistered(_ key: ReusePool.Key) {
        let kind = key.category == .cell ? "UICollectionElementKindCell" : key.kind
        let known = classes.keys.filter { $0.category == key.category }.map(\.identifier).sorted()
        CollectionViewDiagnostics.mistake(
            "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard (registered: "
                + "\(known.isEmpty ? "nothing" : known.joined(separator: ", ")))")
    }

    // MARK: Elements

    /// Returns a view for an element without one, with its attributes applied, not yet in the view hierarchy.
    func view(for element: Element) -> UICollectionReusableView {
        let view =
            switch element.key.category {
            case .cell:
                host.cellWithoutItem(for: element.key.indexPath) ?? ask(DequeueRequest(for: element))
            case .supplementaryView: ask(DequeueRequest(for: element))
            case .decorationView: decoration(element.key, frame: element.frame)
            }
        UIView.performWithoutAnimation { view.adopt(element.attributes) }
        return view
    }

    /// Asks the data source to configure an element's view again. Returns false if the data source has no such element.
    func reconfigure(_ element: Element) -> Bool {
        guard let view = element.view, element.key.category != .decorationView else { return false }
        if element.key.category == .cell, paths.presentation.dataPath(of: element.key.indexPath) == nil { return false }
        _ = ask(DequeueRequest(for: element, reconfiguring: view))
        return true
    }

    private func ask(_ request: DequeueRequest) -> UICollectionReusableView {
        let outer = self.request
        self.request = request
        defer { self.request = outer }
        let path = host.dataPath(of: request.key.indexPath)
        guard
            let view = request.answer({
                request.key.category == .cell
                    ? dataSource.cell(at: path)
                    : dataSource.supplementaryView(ofKind: request.key.kind, at: path)
            })
        else {
            reportMissingView(request.key)
            return plainView(for: request.key)
        }
        check(view, of: request)
        guard request.existing == nil, host.isUsing(view) else { return view }
        CollectionViewDiagnostics.mistake(
            "the view returned for \(request.key.indexPath.shortDescription) is in use for another element: views must be "
                + "dequeued for each, and not be kept")
        return plainView(for: request.key)
    }

    /// Returns a substitute for a view that the data source did not provide.
    private func plainView(for key: ElementPath) -> UICollectionReusableView {
        key.category == .cell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }

    private func reportMissingView(_ key: ElementPath) {
        guard dataSource.exists else { return }
        CollectionViewDiagnostics.mistake(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for element kind "
                + "\(key.kind) at \(key.indexPath.shortDescription) was nil: the data source has no such method")
    }

    private func check(_ view: UICollectionReusableView, of request: DequeueRequest) {
        guard request.existing == nil else { return }
        let source =
            request.key.category == .cell
            ? "-collectionView:cellForItemAtIndexPath:"
            : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        if view.reuseKey == nil {
            CollectionViewDiagnostics.mistake(
                "the view returned from \(source) does not have a reuseIdentifier - views must be retrieved by dequeuing "
                    + "them for an index path")
        }
        for surplus in request.dequeued where surplus !== view {
            CollectionViewDiagnostics.mistake(
                "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                    + "collection view's data source is asked to provide a view for a given index path, ensure that a single "
                    + "view is dequeued and returned. (\(source), \(request.key.indexPath.shortDescription))")
            recycle(surplus)
        }
    }

    private func decoration(_ key: ElementPath, frame: CGRect) -> UICollectionReusableView {
        let poolKey = ReusePool.Key.decoration(key.kind)
        if let view = reuse(poolKey) { return view }
        let viewClass = host.collectionViewLayout.shownDecorationClasses[key.kind]
        if viewClass == nil {
            CollectionViewDiagnostics.mistake(
                "no class is registered for decoration views of kind \(key.kind): call register(_:forDecorationViewOfKind:) on "
                    + "the layout")
        }
        let view = UIView.withoutAnimation { (viewClass ?? UICollectionReusableView.self).init(frame: frame) }
        // A substitute is not reused, because a class may be registered later.
        if viewClass != nil { view.reuseKey = poolKey }
        return view
    }

    // MARK: Reuse

    /// Takes a view off the screen, and puts it into the pool if it can be reused.
    func recycle(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        view.forgetAttributes()
        if let key = view.reuseKey { pool.put(view, key) }
    }

    /// Adapts the pool's capacity to two screens full of views.
    func expect(shownCount: Int) { pool.capacity = max(16, 2 * shownCount) }

    /// Discards the pooled decoration views of a layout. Another layout may have other classes for the same kinds.
    func discardDecorations(of layout: UICollectionViewLayout) {
        for kind in layout.shownDecorationClasses.keys {
            pool.discard(.decoration(kind))
        }
    }
}

extension UIView {
    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
