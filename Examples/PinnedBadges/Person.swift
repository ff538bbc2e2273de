/// The sections of the screen.
enum PeopleSection: Hashable, CaseIterable, Sendable {
    case favorites, notes, everyone

    var title: String {
        switch self {
        case .favorites: "Favorites"
        case .notes: "Notes"
        case .everyone: "Everyone"
        }
    }
}

/// An item of any section.
enum PeopleItem: Hashable, Sendable {
    case person(Person)
    case note(Note)
}

struct Person: Hashable, Sendable {
    let number: Int

    /// One of twelve names, with a number once they repeat.
    var name: String {
        let round = number / Self.names.count
        return Self.names[number % Self.names.count] + (round == 0 ? "" : " \(round + 1)")
    }

    /// The number of unread letters when the app starts; 0 for most people.
    var waitingLetters: Int { [0, 3, 0, 0, 12, 0, 0, 128][number % 8] }

    private static let names = [
        "Ada", "Bruno", "Chiara", "Dmitri", "Esther", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kirsten", "Luca",
    ]
}

struct Note: Hashable, Sendable {
    let number: Int

    var text: String { Self.texts[number % Self.texts.count] }

    private static let texts = [
        "Bread, milk, apples",
        "The library closes at six on Thursdays. Bring back both atlases before then.",
        "Call Esther",
        "A boat that leaks is mended from the inside, says Hugo, who has never had one.",
        "Seeds: beans, peas, dill, and the blue ones from last year",
        "Nothing tomorrow",
    ]
}
