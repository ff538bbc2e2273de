// This module provides layouts for UIKit's collection view that are arranged by the core. On Apple's platforms, UIKit
// has the rest; elsewhere, two modules implement it.
#if canImport(UIKit) && canImport(Darwin)
    @_exported import UIKit
#else
    // `Foundation` is exported only through it, because declarations of a module are preferred to those of the modules
    // that it re-exports.
    @_exported import UIKitCollectionView
#endif
