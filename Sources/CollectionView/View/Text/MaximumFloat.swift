// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of C)

/// As much room as one likes: what text is measured in, in older sources.
public let MAXFLOAT = Float.greatestFiniteMagnitude
