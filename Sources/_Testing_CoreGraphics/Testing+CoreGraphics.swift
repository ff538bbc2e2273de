// Like `_Testing_UIKit`: the overlay that the compiler insists on for files that import both Swift Testing and CoreGraphics.
