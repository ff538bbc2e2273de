import CollectionView
import Testing

/// Objects whose classes are only known at run time, declared in every form that source for iOS uses.
@Suite @MainActor struct MetatypeTests {
    class Direct: UICollectionViewCell {
        var names = ["stored"]

        override init(frame: CGRect) {
            super.init(frame: frame)
            names.append("made")
        }

        required init?(coder: NSCoder) { nil }
    }

    class Inheriting: Direct {
        let own = "own"
    }

    class WithExtra: UICollectionViewCell {
        let color: String

        override init(frame: CGRect) {
            color = "default"
            super.init(frame: frame)
        }

        init(color: String) {
            self.color = color
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    class Generic<Content>: UICollectionViewCell {
        var content: Content?
        let list: [Content] = []
    }

    final class Mortal: UICollectionViewCell {
        nonisolated(unsafe) static var deaths = 0  // Only written on the main actor, where these views die.
        deinit { Self.deaths += 1 }
    }

    private func dequeue(_ cellClass: AnyClass) -> UICollectionViewCell {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        view.register(cellClass, forCellWithReuseIdentifier: "cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: .item(0))
    }

    @Test func cellsOfEveryShapeAreMade() throws {
        #expect(try #require(dequeue(Direct.self) as? Direct).names == ["stored", "made"])
        let inheriting = try #require(dequeue(Inheriting.self) as? Inheriting)
        #expect(inheriting.own == "own" && inheriting.names == ["stored", "made"])
        #expect(try #require(dequeue(WithExtra.self) as? WithExtra).color == "default")
        let generic = try #require(dequeue(Generic<[Int]>.self) as? Generic<[Int]>)
        #expect(generic.content == nil && generic.list.isEmpty)
    }

    @Test func theyDieAsOthersDo() {
        for _ in 0..<1000 { _ = dequeue(Mortal.self) }
        #expect(Mortal.deaths == 1000)
    }

    class Tinted: UICollectionViewLayoutAttributes {
        var tint = "none"

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! Tinted
            copy.tint = tint
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Tinted else { return false }
            return MainActor.assumeIsolated { tint == other.tint } && super.isEqual(object)
        }
    }

    final class Overridden: Tinted {
        var flags: Set<Int> = [1]

        override init() {
            super.init()
            flags.insert(2)
        }
    }

    @Test func attributesAreCopiedInTheirClass() throws {
        let tinted = Tinted(forCellWith: .item(3))
        tinted.tint = "red"
        let copy = try #require(tinted.copy() as? Tinted)
        #expect(copy.tint == "red" && copy.indexPath == .item(3) && copy == tinted)
        copy.tint = "blue"
        #expect(copy != tinted)
        #expect(try #require(Overridden(forCellWith: .item(0)).copy() as? Overridden).flags == [1, 2])
    }

    final class OwnContext: UICollectionViewLayoutInvalidationContext {
        var reason = "none"
    }

    final class OwnLayout: UICollectionViewLayout {
        override class var invalidationContextClass: AnyClass { OwnContext.self }
        override class var layoutAttributesClass: AnyClass { Tinted.self }
        var received: [UICollectionViewLayoutInvalidationContext] = []

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            received.append(context)
            super.invalidateLayout(with: context)
        }
    }

    @Test func contextsAndMovingAttributesAreOfTheLayoutsClasses() throws {
        let layout = OwnLayout()
        layout.invalidateLayout()
        #expect(layout.received.count == 1)
        #expect(try #require(layout.received.first as? OwnContext).reason == "none")
        #expect(layout.invalidationContext(forBoundsChange: .zero) is OwnContext)
        let moving = layout.layoutAttributesForInteractivelyMovingItem(
            at: .item(1), withTargetPosition: CGPoint(x: 5, y: 6))
        #expect(moving is Tinted && moving.center == CGPoint(x: 5, y: 6) && moving.zIndex == .max)
    }

    @Test func decorationsAreMadeFromTheLayoutsClasses() {
        final class Line: UICollectionReusableView {}
        final class Ruled: ListLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: .item(0))
                line.frame = CGRect(x: 0, y: 10, width: 100, height: 1)
                line.zIndex = 5
                return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
            }
        }
        let layout = Ruled()
        layout.register(Line.self, forDecorationViewOfKind: "line")
        let stage = Stage(TextSource(count: 3), layout)
        stage.show()
        #expect(stage.view.subviews.count == 4)
        #expect(stage.view.subviews.last is Line)
    }
}
