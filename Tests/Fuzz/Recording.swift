import CollectionLayout
import Foundation

/// A recorded session: its initial content as a script, and the events that happened to it.
///
/// A recording is a text. Its first line is a script without steps, such as `session:1000017:12:`. Each other line is
/// an event: the numbers of ``SessionEvent/numbers``, between spaces. A line that begins with `#` describes an event
/// that has no numbers, and is ignored.
struct Recording {
    let content: Script
    let events: [SessionEvent]

    /// Fails if a line is invalid.
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
