import { type Stats, readdirSync } from 'node:fs'
import { type FileClock, clockStep, fileClock } from '../../platform/files/fileStamp.ts'
import { Stamps, statusOf } from '../output/Stamps.ts'

/** The state of a folder and everything below it: the stamp of each file and folder. */
export interface Survey {
  readonly root: string
  /** Relative paths, with `/`; the folder itself is ''. The contents of a folder follow it. */
  readonly paths: readonly string[]
  /** By row: '1' for a folder, '0' for anything else. */
  readonly kinds: string
  readonly stamps: Stamps
}

/** Reports whether a survey leaves out a path, relative to its folder. */
export type LeftOut = (path: string) => boolean

interface SurveyOptions {
  readonly root: string
  readonly isLeftOut: LeftOut
  /** An earlier survey of the folder: a subfolder with an unchanged stamp contains the same names. */
  readonly before?: Survey | undefined
  readonly clock?: FileClock
}

/**
 * Surveys everything below a folder, so that any later write can be detected. It waits if a file was written just now: a second write
 * within the same step of the clock would not show. Undefined if no survey can detect changes: links lead elsewhere, and a timestamp in the
 * future proves nothing. Undefined also if the name of a file is not UTF-8, so that it cannot be opened.
 */
export async function takeSurvey(options: SurveyOptions): Promise<Survey | undefined> {
  const { clock = fileClock } = options
  const first = look(options)
  if (first.youngest < clock.now() - clockStep) return first.survey
  // Twice the step, because the time of day has whole milliseconds, and file times have fractions.
  await clock.wait(2 * clockStep)
  const second = look({ ...options, before: undefined })
  return second.youngest < clock.now() - clockStep ? second.survey : undefined
}

/** What became of a folder since it was surveyed. */
export interface Comparison {
  /** Whether everything is unchanged. */
  readonly isSame: boolean
  /** The current state; absent if names were added or removed, or something was written just now. */
  readonly survey?: Survey
}

/** Checks what a survey lists, each path once. */
export function compareWithSurvey(before: Survey, isLeftOut: LeftOut, clock = fileClock): Comparison {
  const { root, paths, kinds } = before
  let children: ReadonlyMap<string, readonly string[]> | undefined
  const stamps = before.stamps.clone()
  let [isSame, youngest] = [true, 0]
  for (const [row, path] of paths.entries()) {
    const status = statusOf(below(root, path))
    const isFolder = kinds[row] === '1'
    if (!status || (isFolder ? !status.isDirectory() : !status.isFile())) return { isSame: false }
    youngest = Math.max(youngest, status.ctimeMs)
    if (before.stamps.isOf(row, status)) continue
    stamps.set(row, status)
    if (!isFolder) {
      isSame = false
      continue
    }
    // An output's lock file appears and disappears beside it, so only a folder's names count.
    children ??= childrenOf(before)
    const names = namesIn(root, path, isLeftOut)
    const known = children.get(path) ?? []
    if (names.length !== known.length || names.some((name, index) => name !== known[index])) return { isSame: false }
  }
  return { isSame, ...(youngest < clock.now() - clockStep && { survey: { ...before, stamps } }) }
}

/** Returns the files that changed from one survey of a folder to the next; undefined if names were added or removed, too. */
export function changedFilesIn(before: Survey, after: Survey): readonly string[] | undefined {
  if (before.kinds !== after.kinds || before.paths.some((path, row) => path !== after.paths[row])) return undefined
  return before.paths.filter((_path, row) => before.kinds[row] === '0' && !before.stamps.isAlike(row, after.stamps))
}

interface Look {
  readonly survey: Survey | undefined
  /** Time of the latest change, in milliseconds since 1970. */
  readonly youngest: number
}

function look({ root, isLeftOut, before }: SurveyOptions): Look {
  const known = before && {
    children: childrenOf(before),
    rows: new Map(before.paths.map((path, row) => [path, row])),
    stamps: before.stamps,
  }
  const found: { readonly path: string; readonly status: Stats }[] = []
  let isPlain = true
  const visit = (path: string): void => {
    const status = statusOf(below(root, path))
    // Removed in the meantime, unless its name is not UTF-8: such a file is found only by its folder's list.
    if (!status) {
      isPlain &&= !path.includes('\uFFFD')
      return
    }
    isPlain &&= status.isDirectory() || status.isFile()
    found.push({ path, status })
    if (!status.isDirectory()) return
    const row = known?.rows.get(path)
    const names = row !== undefined && known?.stamps.isOf(row, status) ? (known.children.get(path) ?? []) : namesIn(root, path, isLeftOut)
    for (const name of names) visit(path === '' ? name : `${path}/${name}`)
  }
  visit('')
  const stamps = Stamps.unknown(found.length)
  for (const [row, { status }] of found.entries()) stamps.set(row, status)
  const paths = found.map(({ path }) => path)
  const kinds = found.map(({ status }) => (status.isDirectory() ? '1' : '0')).join('')
  const youngest = found.reduce((latest, { status }) => Math.max(latest, status.ctimeMs), 0)
  return { survey: isPlain ? { root, paths, kinds, stamps } : undefined, youngest }
}

function namesIn(root: string, folder: string, isLeftOut: LeftOut): readonly string[] {
  return readdirSync(below(root, folder))
    .filter((name) => !isLeftOut(folder === '' ? name : `${folder}/${name}`))
    .toSorted()
}

/** Returns the names in each folder. */
export function childrenOf({ paths }: Survey): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>()
  for (const path of paths) {
    if (path === '') continue
    const slash = path.lastIndexOf('/')
    const folder = slash < 0 ? '' : path.slice(0, slash)
    const names = children.get(folder)
    if (names) names.push(path.slice(slash + 1))
    else children.set(folder, [path.slice(slash + 1)])
  }
  return children
}

function below(root: string, path: string): string {
  return path === '' ? root : `${root}/${path}`
}
