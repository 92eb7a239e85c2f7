import type { Snapshot } from '../../content/load/Snapshot.ts'
import type { ChangedFile } from './Traces.ts'

/** The files that came, changed or went since the last build, with the fields of their front matter that did. */
export function changedFiles(snapshot: Pick<Snapshot, 'changes'>): readonly ChangedFile[] {
  return snapshot.changes().map(({ file, before, after }) => {
    const [old, now] = [frontOfKept(before), frontOfKept(after)]
    const fields =
      old && now ? Object.keys({ ...old, ...now }).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field])) : []
    return { file, fields }
  })
}

function frontOfKept(found: unknown): Readonly<Record<string, unknown>> | undefined {
  return (found as { readonly front?: Readonly<Record<string, unknown>> } | undefined)?.front
}
