/// A group of settings.
struct SettingsGroup {
    var title: String?
    var note: String?
    var rows: [SettingsRow]

    /// - Parameter networkCount: The number of rows in a group of other networks. Without rows there is no such group.
    static func all(networkCount: Int) -> [SettingsGroup] {
        let networks = (0..<networkCount).map { SettingsRow.connection("Network \($0)", $0 % 3 == 0 ? "Open" : "") }
        let groups = [
            SettingsGroup(rows: [.account]),
            SettingsGroup(
                title: "Connections",
                rows: [
                    .airplaneMode, .connection("Wi-Fi", "Greenhouse"), .connection("Bluetooth", "Off"), .messages(3),
                ]),
            SettingsGroup(title: "Other networks", rows: networks),
            SettingsGroup(
                title: "Appearance",
                note: "Automatic follows the hour of the day: light until the sun has set, dark until it rises.",
                rows: [.appearance("Automatic"), .appearance("Light"), .appearance("Dark")]),
            SettingsGroup(title: "Storage", rows: [.storage(used: 0.62)]),
            SettingsGroup(rows: [.signOut]),
        ]
        return groups.filter { !$0.rows.isEmpty }
    }
}

enum SettingsRow: Hashable, Sendable {
    case account
    case airplaneMode
    /// A radio connection, with its state. Airplane mode hides it.
    case connection(String, String)
    case messages(Int)
    case appearance(String)
    /// - Parameter used: The used part, from 0 to 1.
    case storage(used: Double)
    case signOut
}
