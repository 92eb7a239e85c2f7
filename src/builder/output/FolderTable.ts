import { PathColumn } from './FileTable.ts'
import { Stamps } from './Stamps.ts'

/** Folders of an output, itself as '', each with the stamp that it had when it was last known to hold nothing foreign. */
export class FolderTable {
  readonly column: PathColumn
  readonly stamps: Stamps

  constructor(paths: readonly string[], stamps: Stamps) {
    this.column = new PathColumn(paths)
    this.stamps = stamps
  }

  static readonly none = new FolderTable([], Stamps.unknown(0))
}

/** The folders in which a file below the output lies, from the nearest to the output itself. */
export function* foldersAbove(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end)
  yield ''
}
