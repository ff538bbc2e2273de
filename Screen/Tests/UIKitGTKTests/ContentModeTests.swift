import CollectionView
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

@Suite struct ContentModeTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    private let size = CGSize(width: 40, height: 40)

    @Test func picturesAreFittedFilledAndPutIntoCorners() {
        #expect(UIView.ContentMode.scaleToFill.place(of: size, in: bounds) == bounds)
        #expect(
            UIView.ContentMode.scaleAspectFit.place(of: size, in: bounds)
                == CGRect(x: 35, y: 20, width: 50, height: 50))
        #expect(
            UIView.ContentMode.scaleAspectFill.place(of: size, in: bounds)
                == CGRect(x: 10, y: -5, width: 100, height: 100))
        #expect(
            UIView.ContentMode.bottomRight.place(of: size, in: bounds) == CGRect(x: 70, y: 30, width: 40, height: 40))
    }

    @Test func aPictureWithoutASizeTakesWhatThereIs() {
        #expect(UIView.ContentMode.scaleAspectFit.place(of: .zero, in: bounds) == bounds)
    }
}
