import { parentPort, workerData } from 'node:worker_threads'
import { type ConfigAnswer, runConfig } from '../../content/load/config/runConfig.ts'
import { loadBundle } from '../bundle/loadBundle.ts'
import { createPagePlanner } from '../createPagePlanner.ts'
import { makePart, packPart } from '../facts/Part.ts'
import { parseSurvey } from '../unchanged/UnchangedRecord.ts'
import { ReadingThread } from './ReadingThread.ts'
import { loadSite } from './loadSite.ts'
import { type TaskMessage, type ThreadMessage, type ThreadTask, tellFailure } from './pageMessages.ts'
import { planSite } from './planSite.ts'
import { planHash } from './shardPages.ts'

// A thread that renders pages: it plans the same site itself, and receives lists of page numbers until an empty list ends it.
const { source, survey, reading, clean = false } = workerData as ThreadTask
const tell = (message: ThreadMessage, memory: readonly ArrayBuffer[] = []) => parentPort?.postMessage(message, memory)
const bundled = Promise.withResolvers<void>()
const settings = Promise.withResolvers<ConfigAnswer | undefined>()
const plan = Promise.withResolvers<string>()
let make: ((page: number) => ThreadMessage | undefined) | undefined
parentPort?.on('message', (message: TaskMessage) => {
  if (message.kind === 'bundled') return bundled.resolve()
  if (message.kind === 'settings') return settings.resolve(message.settings)
  if (message.kind === 'plan') return plan.resolve(message.hash)
  if (message.pages.length === 0) return parentPort?.close()
  for (const page of message.pages) {
    const made = make?.(page)
    if (made?.kind === 'made' && message.packed) {
      const { part, memory } = packPart(made.part)
      tell({ ...made, part }, memory)
    } else if (made) tell(made)
  }
  return tell({ kind: 'ready' })
})

const { root, cache } = source
// A thread that starts with the build waits for its bundle, instead of making another in the same place.
if (!reading) bundled.resolve()
const bundle = bundled.promise.then(() => loadBundle({ root, cacheDirectory: cache, stayReady: false }))
const shared = reading && new ReadingThread(reading)
const { publication, code, engine } = await loadSite({
  ...source,
  bundle,
  clean,
  survey: survey && parseSurvey(survey),
  shared,
  runConfig: async (request) => (await settings.promise) ?? runConfig(request),
})
shared?.close()
const site = publication && planSite({ ...source, publication, code, engine, engineBundle: await bundle })
const hash = site && planHash(site)
if (!site || hash !== (await plan.promise)) {
  tell({ kind: 'changed' })
} else {
  const partOf = await createPagePlanner(site)
  make = (page) => {
    const outline = site.plans[page]
    if (!outline) return undefined
    try {
      return { kind: 'made', page, part: makePart(site.reader, () => partOf(outline)) }
    } catch (error) {
      return { kind: 'failed', page, failure: tellFailure(error) }
    }
  }
  tell({ kind: 'ready' })
}
