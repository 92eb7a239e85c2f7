import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { LockHeldError, lockFile } from '../../platform/files/lockFile.ts'

interface ClaimedFolder {
  readonly out: string
  release(this: void): void
}

/**
 * Claims a folder for the preview of a publication. If another process shows that one, as when `dev` runs in two terminals, it claims a
 * further one beside it: two processes that write to the same folder would stop each other's builds.
 */
export function claimPreview(folder: string): ClaimedFolder {
  mkdirSync(dirname(folder), { recursive: true })
  for (let count = 1; ; count += 1) {
    const out = count === 1 ? folder : `${folder}-${count}`
    try {
      return { out, release: lockFile(`${out}.shown`) }
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error
    }
  }
}
