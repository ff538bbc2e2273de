/// A group of settings.
struct SettingsGroup: Hashable, Sendable {
    var title: String?
    var note: String?
    var rows: [SettingsRow]

    static let all = [
        SettingsGroup(rows: [.account]),
        SettingsGroup(
            title: "Connections",
            rows: [.airplaneMode, .value("Wi-Fi", "Greenhouse"), .value("Bluetooth", "Off"), .messages(3)]),
        SettingsGroup(
            title: "Appearance",
            note: "Automatic follows the hour of the day: light until the sun has set, dark until it rises.",
            rows: [.appearance("Automatic"), .appearance("Light"), .appearance("Dark")]),
        SettingsGroup(title: "Storage", rows: [.storage(used: 0.62)]),
        SettingsGroup(rows: [.signOut]),
    ]
}

enum SettingsRow: Hashable, Sendable {
    case account
    case airplaneMode
    case value(String, String)
    case messages(Int)
    case appearance(String)
    /// - Parameter used: The used part, from 0 to 1.
    case storage(used: Double)
    case signOut
}
