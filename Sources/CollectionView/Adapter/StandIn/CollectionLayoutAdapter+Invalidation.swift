extension CollectionLayoutAdapter: InsetFollowingLayout {}

extension CollectionLayoutAdapter: RefreshingLayout {
    package var refreshesAll: Bool {
        type(of: self) != CollectionLayoutAdapter.self && type(of: self) != UICollectionViewCompositionalLayout.self
    }
}
