import Testing
import UIKit
import UIKitSource

/// Views whose classes are only known at run time, made as in source for iOS.
@Suite @MainActor struct ClassTests {
    private let factory = ViewFactory()

    @Test func genericTypesMakeTheirViews() {
        let plain = factory.make(UIView.self)
        #expect(type(of: plain) == UIView.self && plain.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        let titled: TitledTile = factory.make()
        #expect(type(of: titled) == TitledTile.self && titled.title == "untitled")
        #expect(titled.frame == plain.frame && titled.contentView.superview === titled)
        let framed: FramedTile = factory.makeCell()
        #expect(framed.title == "untitled" && framed.border == [1, 2, 3])
        let boxed = factory.make(BoxedTile<[String]>.self)
        #expect(boxed.content == nil && boxed.border == [1, 2, 3])
        #expect(factory.make(RequiredTile.self).isReady)
        let scrollView = factory.make(UIScrollView.self)
        #expect(scrollView.panGestureRecognizer.view === scrollView)
    }

    /// The class of the value counts, and not the type of the variable.
    @Test func theDynamicClassCounts() {
        #expect(type(of: factory.makeTile(of: FramedTile.self)) == FramedTile.self)
        let tile: TitledTile.Type = BoxedTile<Int>.self
        #expect(type(of: factory.makeTile(of: tile)) == BoxedTile<Int>.self)
        let types: [UIView.Type] = [
            UIView.self, TitledTile.self, FramedTile.self, BoxedTile<Int>.self, RequiredTile.self, UILabel.self,
        ]
        #expect(factory.make(each: types).map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
        #expect(type(of: FramedTile(frame: .zero).another()) == FramedTile.self)
        #expect(factory.makeReusable(FramedTile.self) is FramedTile)
        #expect(factory.makeReusable(UIView.self) == nil)
    }

    @Test func constantClassesAreMadeAsBefore() {
        #expect(TitledTile(number: 3).title == "3")
        #expect(TitledTile(title: "own").title == "own")
        #expect([CGRect.zero].map(FramedTile.init(frame:)).first?.border == [1, 2, 3])
    }

    final class Mortal: UIView {
        static var lives = 0
        let content = [1]

        override init(frame: CGRect) {
            super.init(frame: frame)
            Mortal.lives += 1
        }

        required init?(coder: NSCoder) { nil }

        isolated deinit { Mortal.lives -= 1 }
    }

    @Test func theyDieAsOthersDo() {
        for _ in 0..<1000 { #expect(factory.make(Mortal.self).content == [1]) }
        #expect(Mortal.lives == 0)
    }
}
