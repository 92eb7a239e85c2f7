import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { hasCode } from '../../platform/errorCode.ts'

const notesSchema = z.object({
  topic: z.string().optional(),
  asked: z.object({ category: z.string(), subcategory: z.string().optional() }).optional(),
  picture: z.string().default(''),
  chosen: z.object({ madeFor: z.string(), scene: z.string(), seed: z.int() }).optional(),
  notes: z.array(z.object({ rule: z.string(), message: z.string() })).default([]),
})

export type DraftNotes = z.infer<typeof notesSchema>

/** What the generator noted of a draft; nothing of one that a person wrote. */
export function readNotes(file: string): DraftNotes {
  const text = textIfThere(file)
  if (text === undefined) return { picture: '', notes: [] }
  try {
    return notesSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof Error)
      return { picture: '', notes: [{ rule: 'notes', message: `What the generator noted cannot be read: ${file}` }] }
    throw error
  }
}

function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
