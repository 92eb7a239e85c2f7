import type { SeenFolder } from '../../content/load/snapshot/SeenFolder.ts'
import { type Survey, childrenOf } from './Survey.ts'

/** Lets a publication be loaded from what a survey has seen of it. */
export function seenBySurvey(survey: Survey): SeenFolder {
  const { paths, kinds, stamps } = survey
  const rows = new Map(paths.map((path, row) => [path, row]))
  let children: ReturnType<typeof childrenOf> | undefined
  const isFolder = (row: number | undefined) => row !== undefined && kinds[row] === '1'
  return {
    list(folder) {
      if (!isFolder(rows.get(folder))) return undefined
      children ??= childrenOf(survey)
      const names = children.get(folder) ?? []
      return names.map((name) => ({ name, kind: isFolder(rows.get(`${folder}/${name}`)) ? 'folder' : 'file' }))
    },
    stampOf(file) {
      const row = rows.get(file)
      return row === undefined || isFolder(row) ? undefined : stamps.at(row)
    },
  }
}
