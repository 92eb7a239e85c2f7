import { open } from 'node:fs/promises'
import { inParallel } from './inParallel.ts'

/** Together they cost a tenth of what they cost one after another: the disk is asked once for many. */
const atOnce = 16

/** Brings the content of files to the disk, for names that are about to take the place of others. */
export async function flushFiles(paths: readonly string[]): Promise<void> {
  await inParallel(paths, {
    atOnce,
    async work(path) {
      const handle = await open(path)
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
  })
}
