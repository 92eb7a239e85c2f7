import { type Entry, z } from 'roomwright'

const length = z.number().positive().describe('a length in centimetres')

/** The fields of an exhibit's own. */
export const exhibitFields = z.object({
  number: z.number().int().positive().describe('the number on its label'),
  material: z.string().describe('what it is made of'),
  size: z.object({ width: length, height: length, depth: length }),
  period: z.string().describe('when its kind was in use'),
  place: z.string().describe('where its kind was in use'),
})

/** The label of an exhibit; undefined for any other entry. */
export function exhibitIn(entry: Entry | undefined) {
  return entry?.collection === 'exhibits' ? entry.fields : undefined
}
