import { z } from 'zod'
import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'

const taskSchema = z.strictObject({
  /** Of the plan that the pages are numbered by. */
  planHash: z.string(),
  pages: z.array(z.int().min(0)),
  /** Name of the blob that the pages become. */
  blob: z.string().regex(/^shards\/[0-9a-f]{40}$/),
  now: z.iso.datetime(),
  drafts: z.boolean(),
  worker: z.boolean(),
  /** What the settings gave; absent where they are code. */
  settings: z.strictObject({ value: z.unknown() }).optional(),
})

/** A shard as a queue holds it. */
export type ShardTask = z.infer<typeof taskSchema>

/** Reads a task of a queue, on which others may write. */
export function parseTask(data: unknown): ShardTask {
  return taskSchema.parse(data)
}

/** Settings that ran without a fault are part of a task. */
export function settingsOf(answer: ConfigAnswer | undefined): Pick<ShardTask, 'settings'> {
  return answer && 'value' in answer && !('code' in answer) ? { settings: { value: answer.value } } : {}
}
