import type { Entry } from '../load/entry.ts'
import type { DataPath, LocatedData } from '../load/locatedData.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Finding } from '../problemAt.ts'

/** A problem at a field of an entry's front matter; where that cannot be read, at the top of its file. */
export function problemOf(entry: Entry<unknown>, path: DataPath, finding: Finding): Problem {
  return problemAt(entry.source, entry.data?.locate(path) ?? 0, finding)
}

/** A problem at a place of a data file. */
export function problemInData(data: LocatedData, path: DataPath, finding: Finding): Problem {
  return problemAt(data.source, data.locate(path), finding)
}
