import { documentFile } from '../shared/addresses/paths.ts'
import type { WorkerSettings } from '../shared/browser/workerSettings.ts'
import type { ClientBundle } from './bundle/ClientBundle.ts'
import type { OutputFolder } from './output/OutputFolder.ts'
import type { PageOutline } from './pages/PagePlan.ts'

/** Relative to the output folder. */
export const workerFile = 'sw.js'

interface WorkerOptions {
  /** Must already contain the documents. */
  readonly output: OutputFolder
  readonly bundle: ClientBundle
  readonly plans: readonly PageOutline[]
  readonly worker: boolean
  /** Prefix of the files' URLs. */
  readonly base: string
}

/** Adds `/sw.js`: the service worker with its settings, or one that removes an earlier build's worker. The file always exists. */
export function addWorker({ output, bundle, plans, worker, base }: WorkerOptions): void {
  const offline = plans
    .filter((plan) => plan.offline)
    .map(({ path }): [string, string] => [base + path, output.hashOf(documentFile(path)) ?? ''])
  const settings: WorkerSettings = {
    build: bundle.compilationHash,
    files: bundle.files.map((file) => `${base}/${file}`),
    offline: Object.fromEntries(offline),
  }
  const { serve, leave } = bundle.workers
  output.add({ path: workerFile, kind: 'control' }, worker ? `const settings=${JSON.stringify(settings)};\n${serve}` : leave)
}
