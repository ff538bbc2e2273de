// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (names from before Swift 4.2, which older sources still use)

public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
