import UIKit

/// Makes views of classes that only its callers know.
public struct ViewFactory {
    public init() {}

    public func make<View: UIView>(_ type: View.Type = View.self) -> View {
        View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    public func makeCell<Cell: UICollectionViewCell>() -> Cell { Cell.init(frame: .zero) }

    public func makeTile<Tile: TitledTile>(of type: Tile.Type) -> Tile { type.init(frame: .zero) }

    public func make(each types: [UIView.Type]) -> [UIView] { types.map { $0.init(frame: .zero) } }

    public func makeReusable(_ anyClass: AnyClass) -> UICollectionReusableView? {
        (anyClass as? UICollectionReusableView.Type)?.init(frame: .zero)
    }
}

/// A cell with an initializer of its own besides the usual one.
open class TitledTile: UICollectionViewCell {
    public let title: String

    public init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        title = "untitled"
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) { nil }

    public convenience init(number: Int) { self.init(title: "\(number)") }

    /// Another view of the same class.
    public func another() -> Self { type(of: self).init(frame: bounds) }
}

/// A cell that inherits all initializers.
open class FramedTile: TitledTile {
    public let border = [1, 2, 3]
}

/// A generic class.
public final class BoxedTile<Content>: FramedTile {
    public var content: Content?
}

/// A view that requires its initializer.
open class RequiredTile: UIView {
    public private(set) var isReady = false

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        isReady = true
    }

    public required init?(coder: NSCoder) { nil }
}
