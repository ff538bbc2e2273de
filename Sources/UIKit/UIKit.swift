// Lets source written for iOS import UIKit on Linux.
@_exported import CollectionView
