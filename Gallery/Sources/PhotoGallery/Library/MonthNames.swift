extension Month {
    /// The names by which people search for each month in the page's languages, without English and Japanese. Basque has
    /// the form that dates contain, which begins with the name.
    static let otherNames: [[String]] = {
        let languages = [
            // German, French, Spanish, Basque, Arabic
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            """
            urtarrilaren otsailaren martxoaren apirilaren maiatzaren ekainaren uztailaren abuztuaren irailaren urriaren \
            azaroaren abenduaren
            """,
            "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
        ].map { $0.split(separator: " ").map(String.init) }
        return (0..<12).map { month in
            languages.reduce(into: []) { names, language in
                // German and English share some names, and so do German and French.
                let known = names + [Month(year: 1, month: month + 1).name]
                if !known.contains(where: { $0.lowercased() == language[month].lowercased() }) {
                    names.append(language[month])
                }
            }
        }
    }()
}
