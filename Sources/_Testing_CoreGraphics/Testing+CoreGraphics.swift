// An empty overlay, which the compiler requires for files that import both Testing and CoreGraphics; see `_Testing_UIKit`.
