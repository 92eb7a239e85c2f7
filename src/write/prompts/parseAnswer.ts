import type { z } from 'zod'
import type { Finding } from '../checks/Finding.ts'

/** Models that think aloud do so in front of the answer; some templates write the opening mark themselves. */
const thoughts = /^\s*(?:<think(?:ing)?>|\[THINK\]|(?!\s*[{\x60]))[^]*?(?:<\/think(?:ing)?>|\[\/THINK\])/

/** Reads an answer as JSON of a form; finds the object where a model put words or a code fence around it. */
export function parseAnswer<Answer>(
  text: string,
  schema: z.ZodType<Answer>,
): { readonly answer: Answer } | { readonly findings: readonly Finding[] } {
  const said = text.replace(thoughts, '')
  const start = said.indexOf('{')
  const end = said.lastIndexOf('}')
  const brokenOff = 'The answer is not a JSON object: it breaks off. Answer more briefly.'
  if (start === -1 || end < start) return broken(start === -1 ? 'The answer is not a JSON object.' : brokenOff)
  let value: unknown
  try {
    value = JSON.parse(said.slice(start, end + 1))
  } catch (error) {
    if (!/\}[\s\x60]*$/.test(said)) return broken(brokenOff)
    return broken(`The answer is not valid JSON: ${error instanceof Error ? error.message.slice(0, 120) : 'it cannot be read'}`)
  }
  const result = schema.safeParse(value)
  if (result.success) return { answer: result.data }
  return { findings: result.error.issues.slice(0, 8).map(explain) }
}

function explain({ path, message }: z.core.$ZodIssue): Finding {
  return { rule: 'form', message: `The answer has the wrong form at \`${path.join('.') || 'its beginning'}\`: ${message}.` }
}

function broken(message: string): { readonly findings: readonly Finding[] } {
  return { findings: [{ rule: 'json', message }] }
}
