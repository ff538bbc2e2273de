// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of C)

/// The greatest `Float`. Older code uses it as an unlimited extent when it measures text.
public let MAXFLOAT = Float.greatestFiniteMagnitude
