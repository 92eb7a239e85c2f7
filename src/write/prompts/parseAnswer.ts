import type { z } from 'zod'
import type { Finding } from '../checks/Finding.ts'

/** Reads an answer as JSON of a form; finds the object where a model put words or a code fence around it. */
export function parseAnswer<Answer>(
  text: string,
  schema: z.ZodType<Answer>,
): { readonly answer: Answer } | { readonly findings: readonly Finding[] } {
  // Models that think aloud do so in front of the answer.
  const said = text.replace(/^\s*<think(?:ing)?>[^]*?<\/think(?:ing)?>/, '')
  const start = said.indexOf('{')
  const end = said.lastIndexOf('}')
  if (start === -1 || end < start) return broken('The answer is not a JSON object.')
  let value: unknown
  try {
    value = JSON.parse(said.slice(start, end + 1))
  } catch (error) {
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
