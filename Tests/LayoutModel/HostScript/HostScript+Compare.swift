import CollectionLayout

extension HostScript.View {
    /// Returns the differences between this view and a host's, in words.
    ///
    /// - Parameters:
    ///   - shown: the elements for which the host has views, in the viewport or not.
    ///   - tolerance: the largest accepted difference of an edge, in points.
    package func differences(
        from shown: [HostScript.Element], in viewport: Size, tolerance: Double
    ) -> [String] {
        var rest: [HostScript.Element.Key: HostScript.Element] = [:]
        for element in shown { rest[element.key] = element }
        var differences: [String] = []
        for element in elements {
            let found = rest.removeValue(forKey: element.key)
            // An element that hardly shows may be on either side of the viewport's edge.
            guard element.isInside(viewport, by: tolerance) else { continue }
            guard let found else {
                differences.append("\(element.kind) \(element.name) is missing at \(element.frame)")
                continue
            }
            if !found.isNear(element, within: tolerance) {
                differences.append("\(element.kind) \(element.name) is at \(found.frame), not at \(element.frame)")
            }
        }
        for element in rest.values where element.isInside(viewport, by: tolerance) {
            differences.append("\(element.kind) \(element.name) is shown at \(element.frame)")
        }
        return differences.sorted()
    }
}

extension HostScript.Element {
    fileprivate struct Key: Hashable {
        let kind: Kind
        let name: Int
    }

    fileprivate var key: Key { Key(kind: kind, name: name) }

    fileprivate func isInside(_ viewport: Size, by distance: Double) -> Bool {
        x + width > distance && x < viewport.width - distance && y + height > distance
            && y < viewport.height - distance
    }

    fileprivate func isNear(_ other: HostScript.Element, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
            && abs(x + width - other.x - other.width) <= tolerance
            && abs(y + height - other.y - other.height) <= tolerance
    }
}
