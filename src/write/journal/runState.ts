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
  return {
    begin: ofType(records, 'begin')[0],
    ...callsIn(records),
    topics: new Map(ofType(records, 'topics').map(({ group, topics }) => [group, topics])),
    sources: new Map(ofType(records, 'source').map(({ url, isThere }) => [url, isThere])),
    form: ofType(records, 'form').reduce((form, { change }) => changeForm(form, change), firstForm),
    writing: byArticle(ofType(records, 'writing')),
    written: byArticle(ofType(records, 'written')),
    aside: byArticle(ofType(records, 'aside')),
    isEnded: ofType(records, 'end').length > 0,
  }
}

/** Returns the answers of the model, and what all calls cost. */
function callsIn(records: readonly JournalRecord[]): Pick<RunState, 'answers' | 'settled' | 'lost'> {
  const answers = new Map<string, string>()
  /** Calls without an answer: a call that is still open when it is repeated, or at the end, is lost. */
  const open = new Map<string, TokenUsage>()
  let settled = noUsage
  let lost = noUsage
  for (const record of records) {
    if (record.type === 'reserve') {
      lost = addUsage(lost, open.get(record.call) ?? noUsage)
      open.set(record.call, record.bound)
    }
    if (record.type === 'settle') answers.set(record.call, record.text)
    if (record.type === 'settle' || record.type === 'cut') settled = addUsage(settled, record.usage)
    if (record.type === 'settle' || record.type === 'cut' || record.type === 'release') open.delete(record.call)
  }
  for (const bound of open.values()) lost = addUsage(lost, bound)
  return { answers, settled, lost }
}

function ofType<Type extends JournalRecord['type']>(records: readonly JournalRecord[], type: Type): readonly JournalRecordOf<Type>[] {
  return records.filter((record): record is JournalRecordOf<Type> => record.type === type)
}

/** Returns each article's last record. */
function byArticle<Written extends { readonly article: string }>(records: readonly Written[]): ReadonlyMap<string, Written> {
  return new Map(records.map((record) => [record.article, record]))
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
