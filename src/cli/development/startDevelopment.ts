import { join } from 'node:path'
import { bundledFolders, engineFolders } from '../../builder/bundle/sourceHash.ts'
import { shortHash } from '../../platform/contentHash.ts'
import type { Environment } from '../Environment.ts'
import { Preview } from './Preview.ts'
import { claimPreview } from './claimPreview.ts'
import { holdPort } from './holdPort.ts'
import { openChannel } from './openChannel.ts'
import { watchFiles } from './watchFiles.ts'
import { watchFolders } from './watchFolders.ts'

interface DevelopmentOptions {
  readonly environment: Environment
  readonly site: string
  /** Absent: a folder in the cache. */
  readonly out?: string
  readonly port: number
  /** The address to listen on. */
  readonly host: string
  readonly drafts: boolean
}

const browserFolders = ['ui', 'runtime', 'worker']

/** Folders loaded by this process itself: changes take effect only in a new process. */
const loadedFolders = [...engineFolders.filter((name) => !browserFolders.includes(name)), 'cli', 'serve']

/** Builds, serves the output, and rebuilds on every change; open pages reload themselves. */
export async function startDevelopment(options: DevelopmentOptions): Promise<{ close(): Promise<void> }> {
  const { environment, site, host, drafts } = options
  const channel = openChannel()
  const preferred = join(environment.cache, 'dev', shortHash(site, 12))
  const { out, release } = options.out === undefined ? claimPreview(preferred) : { out: options.out, release: () => undefined }
  // The port is taken before the first build, so that an occupied one is reported at once.
  const held = await holdPort({ host, port: options.port }, channel)
  // Code may come from other folders, such as a package of the same repository.
  const outside = watchFiles(() => changed())
  const preview = new Preview({ environment, site, out, host, drafts, channel, held, readsOutside: outside.follow })
  /** Paths that have changed since the last build began. */
  let saved: readonly string[] = []
  const rebuild = runOneAtATime(() => {
    const paths = saved
    saved = []
    return preview.refresh(paths)
  })
  const foldersIn = (names: readonly string[]) => names.map((folder) => join(environment.root, 'src', folder))
  let isBuilt = false
  let hasChanged = false
  const changed = (paths: Iterable<string> = []) => {
    saved = [...saved, ...paths]
    if (isBuilt) rebuild()
    else hasChanged = true
  }
  // If the publication folder is a project of its own, the output may be inside it.
  const stopWatching = watchFolders([site, ...foldersIn(bundledFolders)], { except: [out], changed })
  const stopWatchingEngine = watchFolders(foldersIn(loadedFolders), { changed: () => void startAgain(close) })
  const close = async () => {
    stopWatching()
    stopWatchingEngine()
    outside.close()
    await preview.close()
    release()
  }
  try {
    await preview.begin()
  } catch (error) {
    await close()
    throw error
  }
  isBuilt = true
  if (hasChanged) rebuild()
  return { close }
}

/** Replaces this process by a new one with the same arguments, where the system can. */
async function startAgain(close: () => Promise<void>): Promise<void> {
  if (!process.execve) return void process.stdout.write('The engine itself has changed: stop `dev`, and start it again.\n')
  process.stdout.write('The engine itself has changed: starting again.\n')
  await close()
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], process.env)
}

/** Returns a function that starts `work`, or, while it runs, schedules one more run. */
function runOneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    running = true
    do {
      again = false
      await work()
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void run()
  }
}
