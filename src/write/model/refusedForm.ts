import type { FormChange, Remedy, RequestForm } from './ChatModel.ts'

/** In tokens; less is not enough for an answer. */
const leastLimit = 256
/** Tokens that every model allows for an answer; used when a server does not say what is wrong. */
const commonLimit = 8000

/**
 * Derives a remedy from a server's error message and the form of the request; undefined if
 * the message names nothing that can be left out.
 */
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

/** Returns what to try if a server rejects a request without a reason. */
export function unnamedRemedy(form: RequestForm, maxTokens: number): Remedy | undefined {
  if (form.hasSchema) return { change: { hasSchema: false }, isLasting: false }
  return maxTokens > commonLimit ? { change: { limit: commonLimit }, isLasting: false } : undefined
}

function refusedLength(words: string, maxTokens: number): Remedy | undefined {
  const [, most] =
    /at most (\d+) completion tokens|max_tokens: \d+ > (\d+)|valid range of max_tokens is \[\d+, ?(\d+)\]/i
      .exec(words)
      ?.filter((part) => part !== undefined) ?? []
  if (most !== undefined) return within(Number(most), { maxTokens, isLasting: true })
  const [, context, input] =
    /maximum context length is (\d+) tokens.*?(?:your request has (\d+) input tokens|\((\d+) in the messages)/is
      .exec(words)
      ?.filter((part) => part !== undefined) ?? []
  if (context !== undefined) return within(Number(context) - Number(input), { maxTokens, isLasting: false })
  const isOfLength = /max_?(?:completion_|output_?)?tokens|(?:completion|output) tokens/i.test(words)
  const isTooMuch = /too (?:large|long|high)|exceed|at most|less than|range|maximum/i.test(words)
  return isOfLength && isTooMuch ? within(Math.floor(maxTokens / 2), { maxTokens, isLasting: true }) : undefined
}

interface Refused extends Pick<Remedy, 'isLasting'> {
  /** Of the rejected request. */
  readonly maxTokens: number
}

function within(limit: number, { maxTokens, isLasting }: Refused): Remedy | undefined {
  return limit >= leastLimit && limit < maxTokens ? { change: { limit }, isLasting } : undefined
}
