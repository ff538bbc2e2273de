// Lets source written for iOS say `import CoreGraphics` where there is none: Foundation and this package have what it declares.
@_exported import CollectionView
