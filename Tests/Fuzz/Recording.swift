import CollectionLayout
import Foundation

/// A recorded session: a script that says what it begins with, and the events that happened to it.
///
/// It is a text. The first line is a script without steps, as in `session:1000017:12:`. Each other line is an event, as the
/// numbers that ``SessionEvent/numbers`` gives, between spaces. Lines that begin with `#` are for people: events that cannot
/// be written as numbers, and are left out.
struct Recording {
    let content: Script
    let events: [SessionEvent]

    /// Nil where a line is none.
    init?(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        guard let content = lines.first.flatMap({ Script(String($0)) }), content.subject == .session else { return nil }
        let events = lines.dropFirst().map { line in
            SessionEvent(line.split(separator: " ").map { Double($0) ?? .nan })
        }
        guard !events.contains(nil) else { return nil }
        self.content = content
        self.events = events.compactMap(\.self)
    }
}
