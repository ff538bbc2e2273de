// Swift Testing brings an overlay for files that import both it and UIKit, and the compiler insists on finding it; it attaches
// images to tests, of which there are none here.
