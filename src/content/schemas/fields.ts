import { z } from 'zod'
import { isKnownTag } from '../../shared/languages/languages.ts'
import { parseDate } from './parseDate.ts'
import type { Fault } from '../problem.ts'
import type { RuleName } from '../rules.ts'

/** Maximum length of a field in characters: every list that shows the text repeats it. */
const longest = 50_000

/** Schema of a text, by default one that is not blank; `write` completes the sentence "Write …". Only the space before it can be kept. */
export function textField(write: string, { keepsStart = false, mayBeBlank = false } = {}) {
  return z
    .string()
    .overwrite((text) => (keepsStart ? text.trimEnd() : text.trim()))
    .superRefine((text, context) => {
      if (text === '' && !mayBeBlank) complain(context, { message: 'is empty', fix: `Write ${write}.` })
      else if (text.length > longest) {
        complain(context, {
          rule: 'text-limit',
          message: `has ${text.length} characters; a field may have at most ${longest}`,
          fix: 'Shorten it.',
        })
      }
    })
    .meta({ write })
}

/** Schema of a text, or a map of texts by language. */
export function localisedField(write: string) {
  const text = textField(write)
  return z.union([text, z.record(z.string(), text.optional())]).meta({ write })
}

/** Schema of any language tag, whether the publication uses it or not. */
export const languageField = z
  .string()
  .superRefine((tag, context) => {
    if (!isKnownTag(tag)) complain(context, { message: `"${tag}" is not the tag of a language`, fix: 'Write a tag such as `en`.' })
  })
  .meta({ write: 'the code of a language: `en`' })

export type LocalisedInput = z.infer<ReturnType<typeof localisedField>>

/** Schema of an absolute URL with `http` or `https`. */
export function urlField(write: string) {
  return z
    .string()
    .superRefine((text, context) => {
      if (!isWebAddress(text)) complain(context, { message: `"${text}" is not an absolute web address`, fix: `Write ${write}.` })
    })
    .meta({ write })
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>\\]+$/.test(text) && URL.canParse(text)
}

// Modifier letters (`Lm`) have no case, and occur in everyday words: テーブル, 人々.
const letters = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+`
const form = new RegExp(`^${letters}(?:-${letters})*$`, 'u')
/** Limited because a slug is the name of a folder in the output, and file systems allow 255 bytes. */
const maxBytes = 200

/** Explains why a text is no slug, as the end of a sentence; undefined for a valid one. */
export function slugFault(slug: string): string | undefined {
  if (!form.test(slug)) return 'is not lower-case words joined by `-`'
  if (slug !== slug.normalize('NFC')) return 'has letters made of parts (its Unicode form is not NFC)'
  return new TextEncoder().encode(slug).length > maxBytes ? `is longer than ${maxBytes} bytes` : undefined
}

/** Returns the slug nearest to a text; `section` if it has no letters or digits. */
export function slugFrom(text: string): string {
  return wordsOf(text)?.join('-') ?? 'section'
}

function wordsOf(text: string): readonly string[] | null {
  return text.normalize('NFC').toLowerCase().match(new RegExp(letters, 'gu'))
}

/** Returns what to write instead of an invalid slug, as the end of a sentence: the nearest slug, at most sixty characters, or the form. */
function slugAdvice(text: string): string {
  const near = wordsOf(text)?.join('-')
  return near === undefined ? slugWrite : `\`${Array.from(near).slice(0, 60).join('').replace(/-$/, '')}\``
}

const slugWrite = 'lower-case words joined by `-`'

export const slugField = z
  .string()
  .superRefine((slug, context) => {
    const fault = slugFault(slug)
    if (fault) complain(context, { rule: 'slug-form', message: `"${slug}" ${fault}`, fix: `Write ${slugAdvice(slug)}.` })
  })
  .meta({ write: slugWrite })

const write = { day: 'a date such as 2026-01-31', moment: 'a date and time such as 2026-01-31T08:00Z' }

/** Schema of an ISO date, with or without a time; `moment` requires the time. */
export function dateField(kind: 'day' | 'moment' = 'day') {
  return z
    .string()
    .superRefine((text, context) => {
      const date = parseDate(text)
      const fault = typeof date === 'string' ? date : kind === 'moment' && !date.hasTime ? 'has no time' : undefined
      if (fault) complain(context, { rule: 'wrong-date', message: `"${text}" ${fault}`, fix: `Write ${write[kind]}.` })
    })
    .meta({ write: write[kind] })
}

/** A fault in a field; its message continues a sentence after the field's name: `is empty`. */
interface FieldFault extends Fault {
  /** Absent: `wrong-value`. */
  readonly rule?: RuleName
  /** The key of a map, if the fault is in a key rather than the value. */
  readonly key?: string
  /** Path below the value, if the fault is in a part of it. */
  readonly path?: readonly (string | number)[]
}

/** Adds a fault to a zod refinement, as an issue with a custom message. */
export function complain(context: z.core.$RefinementCtx, fault: FieldFault): void {
  const { message, path, ...params } = fault
  const below = path ?? (fault.key === undefined ? undefined : [fault.key])
  context.addIssue({ code: 'custom', message, params, ...(below && { path: [...below] }) })
}

/** Returns the fault that `complain` stored in an issue. */
export function faultOfIssue(issue: z.core.$ZodIssueCustom): FieldFault {
  return { message: issue.message, ...(issue.params as Omit<FieldFault, 'message' | 'path'>) }
}
