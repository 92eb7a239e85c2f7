/** A publication that browser tests are run on. */
export interface Publication {
  /** Its folder under `.cache/test`. */
  readonly name: string
  /** The publication folder, of which a copy is built where `files` or `own` are set; or what writes one. */
  readonly folder: string | ((folder: string) => void)
  /** Files that are added to the copy, by path. */
  readonly files?: Readonly<Record<string, string>>
  /** Options of the build. */
  readonly options?: readonly string[]
  /** Writes the engine that builds it into a folder; absent for the engine itself. */
  readonly engine?: (folder: string) => void
  /** Each worker has a copy and an output of its own, which a test may change. */
  readonly own?: true
}

/** A small house for readers in four languages: blocks, pictures, contents, notes, a search that finds one or many. */
export const reading: Publication = { name: 'reading', folder: 'fixtures/sites/reading' }

/** The magazine itself, for tests of what it holds; behaviour is tested on `reading`. */
export const magazine: Publication = { name: 'magazine', folder: 'site' }

/** Every rule of the format once, in four languages. */
export const full: Publication = { name: 'full', folder: 'fixtures/sites/full' }
