import type { Progress } from '../../deploy/DeployContext.ts'
import type { Environment } from '../Environment.ts'
import { type Sink, createProgressLine } from '../progressReporter.ts'
import { formatBytes } from './formatPlan.ts'

interface UploadProgressOptions extends Pick<Environment, 'terminal'> {
  readonly sink: Sink
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/** Creates a progress display: one line redrawn on a terminal, otherwise a plain line for every tenth of the files. */
export function createUploadProgress({ terminal, sink, now }: UploadProgressOptions): Progress {
  const { show, clear } = createProgressLine({ terminal }, sink)
  let total = { objects: 0, bytes: 0 }
  let objects = 0
  let bytes = 0
  let startedAt = 0
  let lastTenth = 0
  /** Reports whether there is news worth a line. */
  const isDue = (done: number, all: number) => {
    const tenth = Math.floor((done / all) * 10)
    const isNew = tenth !== lastTenth
    lastTenth = tenth
    return terminal || isNew
  }
  return {
    drew(done, all) {
      if (isDue(done, all)) show(`Drawing social cards: ${done} of ${all}`)
    },
    begin(planned) {
      lastTenth = 0
      total = planned
      startedAt = now()
    },
    sent(size) {
      objects += 1
      bytes += size
      if (!isDue(objects, total.objects)) return
      const left = ((now() - startedAt) * (total.bytes - bytes)) / Math.max(bytes, 1) / 1000
      const share = `${objects} of ${total.objects} files, ${formatBytes(bytes)} of ${formatBytes(total.bytes)}`
      show(`Sending: ${share}, ${Math.ceil(left)} s left`)
    },
    end: clear,
  }
}
