import Foundation

/// The calls of a collection view to its data source. Every call is reported to the tracer.
@MainActor struct DataSourceBoundary {
    unowned let collectionView: UICollectionView

    private var source: (any UICollectionViewDataSource)? { collectionView.dataSource }
    private var tracer: CallTracer { collectionView.tracer }

    var exists: Bool { source != nil }

    /// Returns the numbers of sections and items. There are no sections without a data source.
    func counts() -> DataCounts {
        guard let source else { return DataCounts(itemCounts: []) }
        let sections = tracer.call(.dataSource, "numberOfSections(in:)") { source.numberOfSections(in: collectionView) }
        if sections < 0 {
            CollectionViewDiagnostics.mistake("the data source returned \(sections) sections")
        }
        return DataCounts(
            itemCounts: (0..<max(0, sections)).map { section in
                tracer.call(.dataSource, "collectionView(_:numberOfItemsInSection:)", [section]) {
                    source.collectionView(collectionView, numberOfItemsInSection: section)
                }
            })
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        source.map { source in
            tracer.call(.dataSource, "collectionView(_:cellForItemAt:)", [path]) {
                source.collectionView(collectionView, cellForItemAt: path)
            }
        }
    }

    /// Returns a supplementary view; nil if the data source has no such method.
    func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        source.flatMap { source in
            tracer.call(.dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)", [kind, path]) {
                source.collectionView?(collectionView, viewForSupplementaryElementOfKind: kind, at: path)
            }
        }
    }

    // MARK: The index

    func indexTitles() -> [String] { source?.indexTitles(for: collectionView) ?? [] }

    func path(forIndexTitle title: String, at index: Int) -> IndexPath? {
        source?.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }

    // MARK: Prefetching

    /// Whether there is a data source that prefetches.
    var prefetches: Bool { collectionView.prefetchDataSource != nil }

    func prefetch(_ paths: [IndexPath]) {
        tracer.call(.prefetchDataSource, "collectionView(_:prefetchItemsAt:)", [paths]) {
            collectionView.prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: paths)
        }
    }

    func cancelPrefetching(_ paths: [IndexPath]) {
        tracer.call(.prefetchDataSource, "collectionView(_:cancelPrefetchingForItemsAt:)", [paths]) {
            collectionView.prefetchDataSource?.collectionView(collectionView, cancelPrefetchingForItemsAt: paths)
        }
    }

    // MARK: Movement

    /// Whether the data source lets an item be moved, and has the method that moves it. Nothing is reported to the tracer.
    func moves(_ path: IndexPath) -> Bool {
        guard let source else { return false }
        if let can = source.collectionView?(collectionView, canMoveItemAt: path), !can { return false }
        // Moving an item to its own index path changes nothing, and shows whether the method exists.
        return source.collectionView?(collectionView, moveItemAt: path, to: path) != nil
    }

    func canMoveItem(at path: IndexPath) -> Bool {
        guard let source else { return false }
        return tracer.call(.dataSource, "collectionView(_:canMoveItemAt:)", [path]) {
            source.collectionView(collectionView, canMoveItemAt: path)
        }
    }

    /// Lets the data source move an item. Returns false if the data source does not implement the method.
    func moveItem(at path: IndexPath, to destination: IndexPath) -> Bool {
        guard let source else { return false }
        return tracer.call(.dataSource, "collectionView(_:moveItemAt:to:)", [path, destination]) {
            source.collectionView?(collectionView, moveItemAt: path, to: destination) != nil
        }
    }
}
