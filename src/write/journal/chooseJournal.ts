import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PlanGroup } from '../plan/PlanGroup.ts'
import { readJournal } from './readJournal.ts'
import { runState } from './runState.ts'

/** The journal that a command goes on with: that of its last run where it did not end, else a new one. */
export function chooseJournal(folder: string, groups: readonly PlanGroup[]): { readonly file: string; readonly command: string } {
  const command = createHash('sha256').update(JSON.stringify(groups)).digest('hex').slice(0, 12)
  for (let number = 1; ; number++) {
    const file = join(folder, `${command}-${number}.jsonl`)
    if (!existsSync(file) || !runState(readJournal(file).records).isEnded) return { file, command }
  }
}
