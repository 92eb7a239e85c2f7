import { z } from 'zod'
import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'

const taskSchema = z.strictObject({
  /** Hash of the plan that numbers the pages. */
  planHash: z.string(),
  pages: z.array(z.int().min(0)),
  /** Name of the blob for the results. */
  blob: z.string().regex(/^shards\/[0-9a-f]{40}$/),
  now: z.iso.datetime(),
  drafts: z.boolean(),
  worker: z.boolean(),
  /** The evaluated settings; absent if they contain code. */
  settings: z.strictObject({ value: z.unknown() }).optional(),
})

/** A shard as it is in the queue. */
export type ShardTask = z.infer<typeof taskSchema>

/** Parses a task from the queue, to which others may write; undefined if this engine did not write it. */
export function parseTask(data: unknown): ShardTask | undefined {
  return taskSchema.safeParse(data).data
}

const refusalSchema = z.object({ refused: z.string() })

/** What a worker answers if it has another publication or engine: another worker may have the right one. */
export type Refusal = z.infer<typeof refusalSchema>

/** Returns why a worker refused a shard, from what it answered; undefined if it did not. */
export function readRefusal(output: unknown): string | undefined {
  return refusalSchema.safeParse(output).data?.refused
}

/** Returns settings for a task, if they were evaluated without error and contain no code. */
export function settingsOf(answer: ConfigAnswer | undefined): Pick<ShardTask, 'settings'> {
  return answer && 'value' in answer && !('code' in answer) ? { settings: { value: answer.value } } : {}
}
