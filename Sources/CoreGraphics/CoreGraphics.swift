// Makes `import CoreGraphics` work on Linux. Foundation and `CollectionView` contain the declarations.
@_exported import CollectionView
