import UIKit

/// A colored field with a number.
struct Tile: Hashable, Sendable {
    let arrangement: TileArrangement
    let number: Int

    /// The color. Neighbors have different ones, and the colors repeat after seven tiles.
    @MainActor var color: UIColor { Self.colors[number % Self.colors.count] }

    @MainActor private static let colors: [UIColor] = [
        .systemBlue, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemIndigo,
    ]
}

/// The arrangements of tiles, one for each section.
public enum TileArrangement: Hashable, CaseIterable, Sendable {
    /// A large tile beside small ones.
    case leading
    /// A broad tile above a row, beside a tall tile.
    case framed
    /// Rows of equal tiles.
    case rows
}
