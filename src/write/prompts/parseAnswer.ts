import { z } from 'zod'
import type { Finding } from '../checks/Finding.ts'

/** Models that show their thinking do so before the answer; some templates write the opening tag themselves. */
const endOfThoughts = /<\/think(?:ing)?>|\[\/THINK\]/

/** Returns what a model says after its thinking. Some write endless white space, which no pattern should scan twice. */
function withoutThoughts(text: string): string {
  const said = text.trimStart()
  if (/^[{\x60]/.test(said)) return said
  const end = endOfThoughts.exec(said)
  return end ? said.slice(end.index + end[0].length) : said
}

/** Parses an answer as JSON with a schema; finds the object if the model put words or a code fence around it. */
export function parseAnswer<Answer>(
  text: string,
  schema: z.ZodType<Answer>,
): { readonly answer: Answer } | { readonly findings: readonly Finding[] } {
  const said = withoutThoughts(text)
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

/** The answers of the passes. Lengths are bounded, so that nothing a server sends can grow without limit. */
const line = z.string().max(2000)
const body = z.string().max(200_000)

export const answerSchemas = {
  topics: z.object({ topics: z.array(line).max(500) }),
  outline: z.object({
    sections: z
      .array(z.object({ heading: line, points: z.array(line).max(30) }))
      .min(2)
      .max(12),
  }),
  draft: z.object({ body }),
  edit: z.object({ body }),
  texts: z.object({
    title: line,
    description: line,
    slug: line,
    picture: line,
    sources: z.array(z.object({ title: line, url: line })).max(20),
  }),
  classification: z.object({ category: line, subcategory: line, subsubcategories: z.array(line).max(20), other: z.boolean() }),
  author: z.object({ author: line }),
  picture: z.object({ picture: line, alt: line }),
} as const

export type AnswerOf<Pass extends keyof typeof answerSchemas> = z.infer<(typeof answerSchemas)[Pass]>
