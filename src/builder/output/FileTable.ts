import { hashDigits } from '../../platform/contentHash.ts'
import { type FileKind, type ManifestFile, describeFile } from '../../shared/output/manifest.ts'
import { Stamps, cellAt } from './Stamps.ts'

const kinds: readonly FileKind[] = ['asset', 'data', 'document', 'control', 'public', 'host']

/** The columns of a table as they are stored. */
interface Columns {
  readonly paths: readonly string[]
  /** Concatenated. */
  readonly hashes: string
  /** One digit each. */
  readonly kinds: string
  readonly sizes: readonly number[]
  readonly stamps: string
}

/** Paths, with the row of each. */
export class PathColumn {
  readonly paths: readonly string[]
  #rows: ReadonlyMap<string, number> | undefined

  constructor(paths: readonly string[]) {
    this.paths = paths
  }

  rowOf(path: string): number | undefined {
    this.#rows ??= new Map(this.paths.map((each, row) => [each, row]))
    return this.#rows.get(path)
  }
}

/** Files of an output by path, each with its stamp from when its content was last known to be right. */
export class FileTable {
  readonly stamps: Stamps
  readonly #column: PathColumn
  readonly #columns: Omit<Columns, 'stamps'>

  private constructor({ stamps, ...columns }: Omit<Columns, 'stamps'> & { readonly stamps: Stamps }) {
    this.#column = new PathColumn(columns.paths)
    this.stamps = stamps
    this.#columns = columns
  }

  /** `files`: sorted by path. */
  static of(files: readonly ManifestFile[], stamps: Stamps = Stamps.unknown(files.length)): FileTable {
    return new FileTable({
      paths: files.map(({ path }) => path),
      hashes: files.map(({ hash }) => hash).join(''),
      kinds: files.map(({ kind }) => kinds.indexOf(kind)).join(''),
      sizes: files.map(({ size }) => size),
      stamps,
    })
  }

  static parse(columns: Columns): FileTable {
    return new FileTable({ ...columns, stamps: Stamps.parse(columns.stamps) })
  }

  toJSON(): Columns {
    return { ...this.#columns, stamps: this.stamps.toString() }
  }

  get paths(): readonly string[] {
    return this.#column.paths
  }

  rowOf(path: string): number | undefined {
    return this.#column.rowOf(path)
  }

  hashAt(row: number): string {
    return this.#columns.hashes.slice(row * hashDigits, (row + 1) * hashDigits)
  }

  kindAt(row: number): FileKind {
    return cellAt(kinds, Number(cellAt(this.#columns.kinds, row)))
  }

  at(row: number): ManifestFile {
    return describeFile(
      { path: cellAt(this.paths, row), kind: this.kindAt(row) },
      { hash: this.hashAt(row), size: cellAt(this.#columns.sizes, row) },
    )
  }
}

/** Folders of an output, itself as '', each with its stamp from when it was last known to contain nothing foreign. */
export class FolderTable {
  readonly column: PathColumn
  readonly stamps: Stamps

  constructor(paths: readonly string[], stamps: Stamps) {
    this.column = new PathColumn(paths)
    this.stamps = stamps
  }

  static readonly none = new FolderTable([], Stamps.unknown(0))
}

/** Yields the folders that contain a file of the output, from the nearest to the output itself. */
export function* foldersAbove(path: string): Generator<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end)
  yield ''
}
