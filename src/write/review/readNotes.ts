import { readFileSync } from 'node:fs'
import { z } from 'zod'

const notesSchema = z.object({
  picture: z.string().default(''),
  chosen: z.object({ madeFor: z.string(), scene: z.string(), seed: z.int() }).optional(),
  notes: z.array(z.object({ rule: z.string(), message: z.string() })).default([]),
})

export type DraftNotes = z.infer<typeof notesSchema>

/** What the generator noted of a draft; nothing of one that a person wrote. */
export function readNotes(file: string): DraftNotes {
  try {
    return notesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { picture: '', notes: [] }
    throw error
  }
}
