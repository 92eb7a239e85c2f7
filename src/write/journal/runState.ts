import { z } from 'zod'
import { type RequestForm, type TokenUsage, changeForm, firstForm, formChangeSchema } from '../model/ChatModel.ts'
import { addUsage, noUsage } from '../money/Budget.ts'

/** The state of a run according to its journal. */
export interface RunState {
  readonly begin: JournalRecordOf<'begin'> | undefined
  /** By call; an answer in here is never paid for again. */
  readonly answers: ReadonlyMap<string, string>
  /** By group. */
  readonly topics: ReadonlyMap<string, readonly string[]>
  /** By URL: whether the source was found. */
  readonly sources: ReadonlyMap<string, boolean>
  /** The current form of requests to the server. */
  readonly form: RequestForm
  readonly settled: TokenUsage
  /** Bounds of calls that broke off, and of those in progress when a process died. */
  readonly lost: TokenUsage
  /** By article. */
  readonly writing: ReadonlyMap<string, JournalRecordOf<'writing'>>
  readonly written: ReadonlyMap<string, JournalRecordOf<'written'>>
  readonly aside: ReadonlyMap<string, JournalRecordOf<'aside'>>
  readonly isEnded: boolean
}

/** Returns the name of a group's article by the position of its subject. */
export function articleOf(group: string, position: number): string {
  return `${group}.${position + 1}`
}

/** Returns the state that a journal's records lead to. */
export function runState(records: readonly JournalRecord[]): RunState {
  const answers = new Map<string, string>()
  const topics = new Map<string, readonly string[]>()
  const sources = new Map<string, boolean>()
  /** Calls without an answer: a call that is still open when it is repeated, or at the end, is lost. */
  const open = new Map<string, TokenUsage>()
  let form = firstForm
  let settled = noUsage
  let lost = noUsage
  for (const record of records) {
    switch (record.type) {
      case 'reserve':
        lost = addUsage(lost, open.get(record.call) ?? noUsage)
        open.set(record.call, record.bound)
        break
      case 'settle':
        answers.set(record.call, record.text)
        open.delete(record.call)
        settled = addUsage(settled, record.usage)
        break
      case 'cut':
        open.delete(record.call)
        settled = addUsage(settled, record.usage)
        break
      case 'release':
        open.delete(record.call)
        break
      case 'form':
        form = changeForm(form, record.change)
        break
      case 'topics':
        topics.set(record.group, record.topics)
        break
      case 'source':
        sources.set(record.url, record.isThere)
        break
      case 'begin':
      case 'lose':
      case 'writing':
      case 'written':
      case 'aside':
      case 'end':
        break
    }
  }
  for (const bound of open.values()) lost = addUsage(lost, bound)
  return {
    begin: records.find((record) => record.type === 'begin'),
    answers,
    topics,
    sources,
    form,
    settled,
    lost,
    writing: byArticle(records, 'writing'),
    written: byArticle(records, 'written'),
    aside: byArticle(records, 'aside'),
    isEnded: records.some((record) => record.type === 'end'),
  }
}

/** Returns each article's last record of a type. */
function byArticle<Type extends 'writing' | 'written' | 'aside'>(
  records: readonly JournalRecord[],
  type: Type,
): ReadonlyMap<string, JournalRecordOf<Type>> {
  return new Map(
    records
      .filter((record) => 'article' in record)
      .filter((record): record is Extract<typeof record, { readonly type: Type }> => record.type === type)
      .map((record) => [record.article, record] as const),
  )
}

const usageSchema = z.strictObject({ input: z.int().min(0), output: z.int().min(0) })
const callSchema = z.string()

/** A line of a run's journal. */
export const journalRecordSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), at: z.string(), command: z.string(), model: z.string(), prompt: z.string() }),
  /** Before a call: the maximum that it can cost. */
  z.strictObject({ type: z.literal('reserve'), call: callSchema, bound: usageSchema }),
  /** After the call: what it did cost, and the answer. */
  z.strictObject({ type: z.literal('settle'), call: callSchema, usage: usageSchema, text: z.string() }),
  /** The model spent its tokens on thinking: the call cost this, and is repeated. */
  z.strictObject({ type: z.literal('cut'), call: callSchema, usage: usageSchema }),
  /** From here on requests have another form. */
  z.strictObject({ type: z.literal('form'), change: formChangeSchema }),
  /** The call cost nothing, because the server refused it. */
  z.strictObject({ type: z.literal('release'), call: callSchema, reason: z.string() }),
  /** The call broke off; its bound counts as used. */
  z.strictObject({ type: z.literal('lose'), call: callSchema, reason: z.string() }),
  /** The subjects of a group, whose positions number its articles. */
  z.strictObject({ type: z.literal('topics'), group: z.string(), topics: z.array(z.string()) }),
  /** Whether a source was found when it was checked. */
  z.strictObject({ type: z.literal('source'), url: z.string(), isThere: z.boolean() }),
  /** Before a draft's file appears. */
  z.strictObject({ type: z.literal('writing'), article: z.string(), id: z.string(), language: z.string(), hash: z.string() }),
  z.strictObject({ type: z.literal('written'), article: z.string(), id: z.string(), language: z.string() }),
  z.strictObject({ type: z.literal('aside'), article: z.string(), topic: z.string(), reasons: z.array(z.string()) }),
  z.strictObject({ type: z.literal('end'), at: z.string() }),
])

export type JournalRecord = z.infer<typeof journalRecordSchema>
export type JournalRecordOf<Type extends JournalRecord['type']> = Extract<JournalRecord, { readonly type: Type }>
