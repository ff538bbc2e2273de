extension CollectionLayoutAdapter: InsetFollowingLayout {}
