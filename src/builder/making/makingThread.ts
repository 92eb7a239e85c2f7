import { parentPort, workerData } from 'node:worker_threads'
import { loadBundle } from '../bundle/loadBundle.ts'
import { makePart } from '../facts/Part.ts'
import { createPagePlanner } from '../renderPages.ts'
import { parseSurvey } from '../unchanged/UnchangedRecord.ts'
import { loadSite } from './loadSite.ts'
import { type ThreadMessage, type ThreadTask, tellFailure } from './pageMessages.ts'
import { planSite } from './planSite.ts'
import { planHash } from './shardPages.ts'

// A thread that renders pages: it plans the same site itself, and receives lists of page numbers until an empty list ends it.
const { source, settings, survey, planHash: wanted } = workerData as ThreadTask
const tell = (message: ThreadMessage) => parentPort?.postMessage(message, [])

const { root, cache } = source
const bundle = loadBundle({ root, cacheDirectory: cache, stayReady: false })
const answer = settings && { runConfig: () => Promise.resolve(settings) }
const { publication, code, engine } = await loadSite({ ...source, bundle, survey: survey && parseSurvey(survey), ...answer })
const site = publication && planSite({ ...source, publication, code, engine, engineBundle: await bundle })
if (!site || planHash(site) !== wanted) {
  tell({ kind: 'changed' })
} else {
  const partOf = await createPagePlanner(site)
  parentPort?.on('message', (pages: readonly number[]) => {
    if (pages.length === 0) return parentPort?.close()
    for (const page of pages) {
      const plan = site.plans[page]
      if (!plan) continue
      try {
        tell({ kind: 'made', page, part: makePart(site.reader, () => partOf(plan)) })
      } catch (error) {
        tell({ kind: 'failed', page, failure: tellFailure(error) })
      }
    }
    return tell({ kind: 'ready' })
  })
  tell({ kind: 'ready' })
}
