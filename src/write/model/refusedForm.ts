import type { FormChange, RequestForm } from './RequestForm.ts'

/** What to leave out of a request that was refused. */
export interface Remedy {
  readonly change: FormChange
  /** Whether it holds for the run. What a server does not name, and the room that one prompt leaves, hold for one request. */
  readonly isLasting: boolean
}

/** In tokens: an answer with less room is none. */
const leastLimit = 256
/** Tokens of an answer that every model grants; for servers that do not say what is wrong. */
const commonLimit = 8000

/** What a server's words say of a request, by the way in which it was asked; undefined where they name nothing that can be left out. */
export function refusedForm(words: string, form: RequestForm, maxTokens: number): Remedy | undefined {
  const lasting = (change: FormChange) => ({ change, isLasting: true })
  if (form.limitName === 'max_tokens' && /\bmax_tokens\b.*(?:not supported|unsupported).*\bmax_completion_tokens\b/is.test(words))
    return lasting({ limitName: 'max_completion_tokens' })
  const length = refusedLength(words, maxTokens)
  if (length) return length
  if (form.hasSystemRole && /system role|roles must alternate|does not support '?system'?/i.test(words))
    return lasting({ hasSystemRole: false })
  const isOfSchema = /response_?format|json[_ ]?schema|schema produces|structured output|grammar|vocabulary required for format/i.test(
    words,
  )
  return form.hasSchema && isOfSchema ? lasting({ hasSchema: false }) : undefined
}

/** What to try where a server refuses without a reason. */
export function unnamedRemedy(form: RequestForm, maxTokens: number): Remedy | undefined {
  if (form.hasSchema) return { change: { hasSchema: false }, isLasting: false }
  return maxTokens > commonLimit ? { change: { limit: commonLimit }, isLasting: false } : undefined
}

function refusedLength(words: string, maxTokens: number): Remedy | undefined {
  const [, most] =
    /at most (\d+) completion tokens|max_tokens: \d+ > (\d+)|valid range of max_tokens is \[\d+, ?(\d+)\]/i
      .exec(words)
      ?.filter((part) => part !== undefined) ?? []
  if (most !== undefined) return within(Number(most), maxTokens, true)
  const [, context, input] =
    /maximum context length is (\d+) tokens.*?(?:your request has (\d+) input tokens|\((\d+) in the messages)/is
      .exec(words)
      ?.filter((part) => part !== undefined) ?? []
  if (context !== undefined) return within(Number(context) - Number(input), maxTokens, false)
  const isOfLength = /max_?(?:completion_|output_?)?tokens|(?:completion|output) tokens/i.test(words)
  const isTooMuch = /too (?:large|long|high)|exceed|at most|less than|range|maximum/i.test(words)
  return isOfLength && isTooMuch ? within(Math.floor(maxTokens / 2), maxTokens, true) : undefined
}

function within(limit: number, maxTokens: number, isLasting: boolean): Remedy | undefined {
  return limit >= leastLimit && limit < maxTokens ? { change: { limit }, isLasting } : undefined
}
