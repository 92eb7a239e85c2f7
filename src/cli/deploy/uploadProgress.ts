import type { Progress } from '../../deploy/DeployContext.ts'
import type { Environment } from '../Environment.ts'
import { formatBytes } from './formatPlan.ts'

interface UploadProgressOptions extends Pick<Environment, 'terminal'> {
  readonly sink: { write(text: string): unknown }
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/** Creates a progress display: one line redrawn on a terminal, otherwise a plain line for every tenth of the files. */
export function createUploadProgress({ terminal, sink, now }: UploadProgressOptions): Progress {
  let total = { objects: 0, bytes: 0 }
  let objects = 0
  let bytes = 0
  let startedAt = 0
  let lastTenth = 0
  return {
    drew(done, all) {
      const tenth = Math.floor((done / all) * 10)
      if (!terminal && tenth === lastTenth) return
      lastTenth = tenth
      const line = `Drawing social cards: ${done} of ${all}`
      sink.write(terminal ? `\r\u001b[2K${line}` : `${line}\n`)
    },
    begin(planned) {
      lastTenth = 0
      total = planned
      startedAt = now()
    },
    sent(size) {
      objects += 1
      bytes += size
      const tenth = Math.floor((objects / total.objects) * 10)
      if (!terminal && tenth === lastTenth) return
      lastTenth = tenth
      const left = ((now() - startedAt) * (total.bytes - bytes)) / Math.max(bytes, 1) / 1000
      const line = `Sending: ${objects} of ${total.objects} files, ${formatBytes(bytes)} of ${formatBytes(total.bytes)}, ${Math.ceil(left)} s left`
      sink.write(terminal ? `\r\u001b[2K${line}` : `${line}\n`)
    },
    end() {
      if (terminal) sink.write('\r\u001b[2K')
    },
  }
}
