import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '../../platform/errorCode.ts'
import { readManifest } from '../../platform/output/readManifest.ts'
import type { ManifestFile } from '../../shared/output/manifest.ts'
import { groupOf, phaseOf } from '../../shared/output/publishOrder.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { foldersAbove } from './FileTable.ts'
import { clearPending, pendingFile, pendingHashes, pendingRemovals } from './PendingContents.ts'
import { statusOf, statusOfFile } from './Stamps.ts'
import { removeFiles, removeIfLeft } from './removeFiles.ts'

/** A file whose content is pending. */
export interface Placement {
  readonly file: ManifestFile
  /** Whether something is already at its path. */
  readonly isThere: boolean
}

/** What has been published but is not yet visible in the plain files. */
export interface Changes {
  readonly placements: readonly Placement[]
  /** Paths that the manifest no longer lists. */
  readonly removals: readonly string[]
}

/**
 * Completes what a killed build began, under the output's lock: contents that the manifest lists are moved into place, all others are
 * dropped. If it is killed itself, it continues the next time. Does nothing if nothing is pending.
 */
export function finishOutput(target: string): void {
  const names = pendingHashes(target)
  if (!names) return
  const files = readManifest(target)?.manifest.files
  const listed = new Set(files?.map(({ path }) => path))
  // A content that no manifest lists yet may be truncated.
  const waiting = new Set([...names].filter((hash) => isOf(pendingFile(target, hash), { hash })))
  const left = files?.filter((file) => waiting.has(file.hash) && !isOf(join(target, file.path), file)) ?? []
  bringIntoPlace(target, {
    placements: left.map((file) => ({ file, isThere: statusOf(join(target, file.path)) !== undefined })),
    removals: files ? pendingRemovals(target).filter((path) => !listed.has(path)) : [],
  })
}

function isOf(path: string, { hash, size }: { readonly hash: string; readonly size?: number }): boolean {
  const status = statusOfFile(path)
  return status !== undefined && status.size === (size ?? status.size) && contentHash(readFileSync(path)) === hash
}

/** Makes the plain files match the manifest, in an order in which no page refers to a missing file. */
export function bringIntoPlace(target: string, { placements, removals }: Changes): void {
  const inTheWay = new Set(removals.length > 0 ? removals.filter(wayOf(placements)) : [])
  removeFiles(target, [...inTheWay])
  const files = inOrder(placements)
  const lastOf = new Map(files.map((file) => [file.hash, file]))
  const folders = new Set<string>()
  for (const file of files) {
    const place = join(target, file.path)
    const folder = dirname(place)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    const content = pendingFile(target, file.hash)
    put(lastOf.get(file.hash) === file ? content : copyOf(content), place)
  }
  removeFiles(
    target,
    removals.filter((path) => !inTheWay.has(path)),
  )
  clearPending(target)
}

function inOrder(placements: readonly Placement[]): readonly ManifestFile[] {
  const phased = placements.map(({ file, isThere }) => ({ file, phase: phaseOf({ path: file.path, group: groupOf(file), isThere }) }))
  return phased.sort((a, b) => a.phase - b.phase).map(({ file }) => file)
}

/**
 * Returns a function that reports whether a path must be removed first, because a new folder takes its name, or a new file takes the name
 * of a folder that contains it.
 */
function wayOf(placements: readonly Placement[]): (path: string) => boolean {
  const files = new Set(placements.map(({ file }) => file.path))
  const folders = new Set(placements.flatMap(({ file }) => [...foldersAbove(file.path)]))
  return (path) => folders.has(path) || [...foldersAbove(path)].some((folder) => files.has(folder))
}

function put(content: string, place: string): void {
  try {
    renameSync(content, place)
  } catch (error) {
    // A folder has been put there, or is left over from removed files.
    if (!hasCode(error, 'EISDIR', 'ENOTEMPTY', 'EEXIST') || !removeIfLeft(place)) throw error
    renameSync(content, place)
  }
}

/** Copies a content that has two places; the copy is completely on disk before it is moved to its path. */
function copyOf(content: string): string {
  const copy = `${content}.copy`
  writeFileSync(copy, readFileSync(content), { flush: true })
  return copy
}
