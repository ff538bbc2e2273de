// Whoever imports this module has UIKit's collection view, by the names that UIKit gives to its parts: Apple's own where
// there is one, the one in this module elsewhere.
@_exported import Foundation

#if canImport(UIKit) && canImport(Darwin)
    @_exported import UIKit
#endif
