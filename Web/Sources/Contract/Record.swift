/// A structure whose fields are numbers of one type, and that JavaScript reads or writes in the module's memory.
struct Record {
    var name: String
    /// The type of the JavaScript array that accesses the record.
    var arrayName: String
    /// The fields, with their indices from the record's start.
    var fields: [(name: String, index: Int)]
    /// The distance between two records, in numbers.
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

    /// Returns the fields of a type if all are of type `Number`, or nil.
    ///
    /// The indices come from a value whose memory holds the numbers 0, 1, 2, …: each field contains its own index.
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
