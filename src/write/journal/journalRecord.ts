import { z } from 'zod'
import { formChangeSchema } from '../model/RequestForm.ts'

const usageSchema = z.strictObject({ input: z.int().min(0), output: z.int().min(0) })
const callSchema = z.string()

/** A line of a run's journal. */
export const journalRecordSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), at: z.string(), command: z.string(), model: z.string(), prompt: z.string() }),
  /** Before a call: the most that it can cost. */
  z.strictObject({ type: z.literal('reserve'), call: callSchema, bound: usageSchema }),
  /** After it: what it did cost, and the answer. */
  z.strictObject({ type: z.literal('settle'), call: callSchema, usage: usageSchema, text: z.string() }),
  /** Its room went for thoughts: it cost this, and is asked again. */
  z.strictObject({ type: z.literal('cut'), call: callSchema, usage: usageSchema }),
  /** From here on the server is asked otherwise. */
  z.strictObject({ type: z.literal('form'), change: formChangeSchema }),
  /** It cost nothing: the server refused it. */
  z.strictObject({ type: z.literal('release'), call: callSchema, reason: z.string() }),
  /** It broke off; the bound counts as used. */
  z.strictObject({ type: z.literal('lose'), call: callSchema, reason: z.string() }),
  /** The subjects of a group: its articles are numbered by them. */
  z.strictObject({ type: z.literal('topics'), group: z.string(), topics: z.array(z.string()) }),
  /** Whether a source was there when it was looked for. */
  z.strictObject({ type: z.literal('source'), url: z.string(), isThere: z.boolean() }),
  /** Before a draft's file appears. */
  z.strictObject({ type: z.literal('writing'), article: z.string(), id: z.string(), language: z.string(), hash: z.string() }),
  z.strictObject({ type: z.literal('written'), article: z.string(), id: z.string(), language: z.string() }),
  z.strictObject({ type: z.literal('aside'), article: z.string(), topic: z.string(), reasons: z.array(z.string()) }),
  z.strictObject({ type: z.literal('end'), at: z.string() }),
])

export type JournalRecord = z.infer<typeof journalRecordSchema>
export type JournalRecordOf<Type extends JournalRecord['type']> = Extract<JournalRecord, { readonly type: Type }>
