// Rows that are as long as what is in them are placed band by band. A band is one row if possible, else as many as hang
// together.

extension SpanningGrid {
    func placeFittedRows(_ run: ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer) {
        let isSparse = packing == .sparse
        run.withItems { items in
            GridBand.withBand(in: cursor.grid, spacing: spacing, isSparse: isSparse) { band in
                repeat {
                    let first = frames.count
                    band.place(items, count: run.count, into: &frames)
                    // A run that reaches beyond the suggested end has one band. So where such a run begins does not depend
                    // on where the run before it began, nor on what follows its band.
                    if first > 0, frames.count > run.suggestedCount {
                        frames.removeAll(from: first)
                        break
                    }
                    cursor.start = band.lineUp(&frames, from: first, at: cursor.start, alignment)
                } while frames.count + cursor.grid.count <= run.suggestedCount
            }
        }
        cursor.end = cursor.start - spacing
    }
}
