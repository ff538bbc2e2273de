/// A plant, or a group that contains plants and other groups.
public struct Plant: Hashable, Sendable {
    public let name: String
    public var members: [Plant] = []

    public init(_ name: String, _ members: [Plant] = []) { (self.name, self.members) = (name, members) }

    /// The plants that are not groups.
    var species: [Plant] { members.isEmpty ? [self] : members.flatMap(\.species) }

    public static let garden = [
        Plant(
            "Trees",
            [
                Plant("Broadleaf", [Plant("Oak"), Plant("Beech"), Plant("Silver birch")]),
                Plant("Conifers", [Plant("Larch"), Plant("Spruce")]),
            ]),
        Plant(
            "Flowers", [Plant("Aster"), Plant("Bellflower, which climbs up the wall behind the shed"), Plant("Iris")]),
        Plant("Ferns", [Plant("Lady fern"), Plant("Male fern")]),
        Plant("Moss"),
    ]
}
