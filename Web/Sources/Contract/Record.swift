/// A structure of numbers of one type, which lies in the module's memory and is read or written by JavaScript.
struct Record {
    var name: String
    /// The JavaScript array through which the record is reached.
    var arrayName: String
    /// The fields by their indices in the array, counted from the record's start.
    var fields: [(name: String, index: Int)]
    /// The numbers from one record to the next.
    var stride: Int { fields.count }

    init<Value: BitwiseCopyable>(_ type: Value.Type, _ name: String) {
        self.name = name
        if let fields = Self.fields(of: type, as: Double.self) {
            (arrayName, self.fields) = ("Float64Array", fields)
        } else if let fields = Self.fields(of: type, as: Float.self) {
            (arrayName, self.fields) = ("Float32Array", fields)
        } else {
            fatalError("\(name) has fields that are not all Double or all Float; JavaScript reads it as one array")
        }
    }

    /// The fields of a type in which all are of type `Number`; nil for other types.
    ///
    /// They are found in a value whose memory was filled with 0, 1, 2…: each field then holds its own index.
    private static func fields<Value: BitwiseCopyable, Number: BinaryFloatingPoint & BitwiseCopyable>(
        of type: Value.Type, as _: Number.Type
    ) -> [(name: String, index: Int)]? {
        let count = MemoryLayout<Value>.stride / MemoryLayout<Number>.stride
        guard MemoryLayout<Value>.stride == count * MemoryLayout<Number>.stride else { return nil }
        let indices = (0..<count).map { Number($0) }
        let value = indices.withUnsafeBytes { $0.loadUnaligned(as: type) }
        let fields = Mirror(reflecting: value).children.compactMap { label, value in
            (value as? Number).map { (label ?? "", Int($0)) }
        }
        return fields.count == count ? fields : nil
    }
}
