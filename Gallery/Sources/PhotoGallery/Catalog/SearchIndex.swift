import GRDB

/// The words of every file in the catalog, in SQLite's full-text search.
enum SearchIndex {
    static var schema: String {
        """
        DROP TABLE IF EXISTS words;
        CREATE VIRTUAL TABLE words USING fts5 (
            name, folder, caption, author, date, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
        );
        """
    }

    /// Replaces a file's words. A file that is not shown has none.
    static func write(_ entry: CatalogEntry, in db: Database) throws {
        try remove(entry.id, in: db)
        guard let metadata = entry.facts?.metadata, entry.problem == nil else { return }
        let path = entry.file.path
        let arguments: StatementArguments = [
            entry.id, words(of: path.name), words(of: path.folder), metadata.caption, metadata.author,
            words(of: Moment(of: entry)),
        ]
        try db.cachedStatement(
            sql: "INSERT INTO words (rowid, name, folder, caption, author, date) VALUES (?, ?, ?, ?, ?, ?)"
        ).execute(arguments: arguments)
    }

    /// Returns all of a file's words, in lowercase and without accents, each after a space.
    static func plainWords(of entry: CatalogEntry) -> String {
        let (path, metadata) = (entry.file.path, entry.facts?.metadata)
        let texts = [
            words(of: path.name), words(of: path.folder), metadata?.caption ?? "", metadata?.author ?? "",
            words(of: Moment(of: entry)),
        ]
        return words(in: NaturalOrder.folded(texts.joined(separator: " "))).reduce(into: "") { $0 += " " + $1 }
    }

    private static func words(in text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

    static func remove(_ id: Int64, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM words WHERE rowid = ?").execute(arguments: [id])
    }

    /// Returns the files among those given that contain every word, or a word that begins with it.
    ///
    /// - Complexity: O(*n*) for *n* files. It is for files that are not in the index yet.
    static func search(_ words: String, among entries: some Sequence<CatalogEntry>) -> Set<Int64> {
        let prefixes = self.words(in: NaturalOrder.folded(words)).map { " " + $0 }
        guard !prefixes.isEmpty else { return [] }
        return Set(
            entries.lazy.filter { entry in
                let words = plainWords(of: entry)
                return prefixes.allSatisfy(words.contains)
            }.map(\.id))
    }

    static func search(_ words: String, in db: Database) throws -> Set<Int64> {
        // In quotes, nothing that a person types is an operator.
        let pattern = self.words(in: words).map { "\"\($0)\"*" }.joined(separator: " ")
        guard !pattern.isEmpty else { return [] }
        return try Int64.fetchSet(
            db.cachedStatement(sql: "SELECT rowid FROM words WHERE words MATCH ?"), arguments: [pattern])
    }

    /// Returns a name, followed by its numbers with and without leading zeros: "01234" and "1234" find "DSC01234".
    private static func words(of name: Substring) -> String {
        let numbers = name.split { !$0.isNumber }
        return ([name] + numbers + numbers.map { $0.drop { $0 == "0" } }).joined(separator: " ")
    }

    /// Returns a date's words, such as "2018 06 03 3 June 2018".
    private static func words(of moment: Moment) -> String {
        guard moment != .unknown else { return "" }
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(moment.year) \(padded(moment.monthOfYear)) \(padded(moment.dayOfMonth)) "
            + Grouping.day.title(of: moment)
    }
}
