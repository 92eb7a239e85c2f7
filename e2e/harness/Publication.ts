/** A publication for browser tests. */
export interface Publication {
  /** The name of its folder in `.cache/test`. */
  readonly name: string
  /** The publication folder, which is copied before the build if `files` or `own` is set; or a function that writes one. */
  readonly folder: string | ((folder: string) => void)
  /** Files added to the copy, by path. */
  readonly files?: Readonly<Record<string, string>>
  /** Options passed to the build. */
  readonly options?: readonly string[]
  /** Writes the engine that builds it into a folder; absent: this engine is used. */
  readonly engine?: (folder: string) => void
  /** Small grey pictures stand in for the encoded ones, which take longer to make than all else. */
  readonly hasStandIns?: true
  /** Gives each worker a copy and output of its own, which tests may change. */
  readonly own?: true
}

/**
 * A small magazine for readers in four languages: blocks, pictures, table of contents, footnotes, and searches with one or many results.
 */
export const reading: Publication = { name: 'reading', folder: 'fixtures/sites/reading' }

/** The magazine itself, for tests of its content; behaviour is tested on `reading`. */
export const magazine: Publication = { name: 'magazine', folder: 'site', hasStandIns: true }

/** A publication that uses every rule of the format once, in four languages. */
export const full: Publication = { name: 'full', folder: 'fixtures/sites/full' }
