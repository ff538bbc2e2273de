extension CollectionLayoutAdapter: InsetFollowingLayout {
    package var choosesInsets: Bool { false }
}

extension CollectionLayoutAdapter: RefreshingLayout {
    package var refreshesAll: Bool {
        type(of: self) != CollectionLayoutAdapter.self && type(of: self) != UICollectionViewCompositionalLayout.self
    }
}
