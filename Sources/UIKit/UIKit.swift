// Lets source written for iOS say `import UIKit` where there is none.
@_exported import CollectionView
