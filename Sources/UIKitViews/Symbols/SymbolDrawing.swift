import Foundation

/// The drawings of the symbols that were shown recently.
@MainActor private enum SymbolDrawing {
    struct Look: Hashable {
        let name: String
        let weight: UIImage.SymbolWeight
        let color: CGColor
    }

    /// The most drawings that are kept. A color that is animated has many values.
    private static let maximumCount = 500

    /// Nil for names of which no symbol is drawn. A symbol is drawn in every frame, and reading its description takes longer
    /// than all else that is done for it.
    private static var known: [Look: [DrawingCommand]?] = [:]

    static func commands(_ look: Look) -> [DrawingCommand]? {
        if let commands = known[look] { return commands }
        if known.count == maximumCount { known.removeAll() }
        let commands = Symbol(named: look.name)?.commands(color: look.color, lineWidth: look.weight.lineWidth)
        known[look] = .some(commands)
        return commands
    }
}

extension UIImage {
    /// Returns the symbol as commands in ``SymbolShape/side``; nil if the image is not a symbol that is drawn here.
    @MainActor func symbolCommands(color: CGColor) -> [DrawingCommand]? {
        guard isSymbolImage, let name else { return nil }
        return SymbolDrawing.commands(
            SymbolDrawing.Look(name: name, weight: symbolConfiguration?.weight ?? .unspecified, color: color))
    }
}
