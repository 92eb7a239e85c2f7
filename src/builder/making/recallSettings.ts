import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import { type ConfigAnswer, type ConfigRunner, runConfig } from '../../content/load/config/runConfig.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { isWrittenOut } from '../unchanged/isWrittenOut.ts'

/** Evaluates plain-literal settings only once: the same text gives the same result, and starting a process takes most of the time. */
export function recallSettings(snapshot: Snapshot, run: ConfigRunner = runConfig): ConfigRunner {
  return async (request) => {
    if (!isWrittenOut(request.text)) return run(request)
    const name = `settings ${contentHash(request.text)}`
    const kept = snapshot.recallContent(name) as ConfigAnswer | undefined
    if (kept) return kept
    const answer = await run(request)
    if ('value' in answer && isDeepStrictEqual(JSON.parse(JSON.stringify(answer)), answer)) snapshot.keepContent(name, answer)
    return answer
  }
}
