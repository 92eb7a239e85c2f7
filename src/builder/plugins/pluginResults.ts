import { z } from 'zod'

/** Schemas for the results of each hook. */

const problem = z.strictObject({
  file: z.string().min(1),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  severity: z.enum(['error', 'warning']).optional(),
  message: z.string().min(1),
  fix: z.string(),
})

const page = z.strictObject({
  address: z.string(),
  language: z.string(),
  title: z.string().min(1),
  description: z.string(),
  html: z.string(),
})

const headElement = z.strictObject({ tag: z.enum(['meta', 'link']), attributes: z.record(z.string(), z.string()) })

const file = z.strictObject({ path: z.string(), text: z.string() })

const thing = z.record(z.string(), z.json())

export const pluginResults = {
  checks: z.array(problem),
  pages: z.array(page),
  head: z.array(headElement),
  structuredData: z.array(thing),
  files: z.array(file),
}

/** The same in words, as the fix for a result of another form. */
export const resultForms: Readonly<Record<string, string>> = {
  checks: 'Return a list of `{ file, line, column, severity, message, fix }`; `line`, `column` and `severity` may be left out.',
  pages: 'Return a list of `{ address, language, title, description, html }`, all texts.',
  head: "Return a list of `{ tag, attributes }`: `'meta'` or `'link'`, and a map of texts.",
  structuredData: "Return a list of objects in terms of schema.org: `[{ '@type': 'Thing' }]`.",
  files: 'Return a list of `{ path, text }`, both texts.',
}
