// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (names from before Swift 4.2, which older sources still use)

/// ``UICollectionView/ScrollDirection`` replaces this name.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// ``UICollectionView/ScrollPosition`` replaces this name.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// ``UICollectionView/ElementCategory`` replaces this name.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// ``UICollectionViewUpdateItem/Action`` replaces this name.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// ``UICollectionView/elementKindSectionHeader`` replaces this name.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// ``UICollectionView/elementKindSectionFooter`` replaces this name.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
