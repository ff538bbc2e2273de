// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of C)

/// An unlimited extent, with which older source measures text.
public let MAXFLOAT = Float.greatestFiniteMagnitude
