import type { ListedRelease } from '../../deploy/listReleases.ts'
import { formatBytes } from './formatBytes.ts'

/** One line a release, the newest first. */
export function formatReleases(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'There are no releases yet.\n'
  const lines = releases.map(({ id, at, by, objects, bytes, current }) => {
    return `${current ? '*' : ' '} ${id}  ${at.slice(0, 16).replace('T', ' ')} UTC  ${objects} files, ${formatBytes(bytes)}  by ${by}`
  })
  return `${lines.join('\n')}\n`
}
