/** Lists of files that threads read together. */
export type SharedList = 'articles' | 'pictures'

/** Reads the files of a publication together with other threads, which need the same. */
export interface SharedReading {
  /** Begins to read a list of files, the same in every thread; undefined if it is too short to share. */
  begin(list: SharedList, files: readonly string[]): ReadingShare | undefined
}

/** One thread's part in reading a list of files. */
export interface ReadingShare {
  /** Yields files that no thread has begun to read, a few at a time, until there are none. */
  turns(): Iterable<readonly string[]>
  /** Sends what was found in files to the other threads, as lines of a snapshot. */
  tell(lines: readonly string[]): void
  /** Returns the lines that the others have sent since. Files that they are still reading are missing. */
  told(): readonly string[]
}
