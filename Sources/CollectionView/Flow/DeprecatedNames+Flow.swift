// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (names from before Swift 4.2, which older sources still use)

/// The estimate for items whose cells determine their size. ``UICollectionViewFlowLayout/automaticSize`` replaces this
/// name.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
