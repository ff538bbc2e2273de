// An empty overlay. For a file that imports both Testing and UIKit, the compiler requires this module; on Apple's platforms
// it attaches images to tests.
