import { type Entry, z } from 'roomwright'

/** The fields of a gallery's own. */
export const galleryFields = z.object({
  number: z.number().int().positive().describe('its number on the way through the museum'),
  wall: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe('the colour of its wall, such as `#22305a`; white text stands on it'),
})

/** The panel of a gallery; undefined for any other entry. */
export function galleryIn(entry: Entry | undefined) {
  return entry?.collection === 'galleries' ? entry.fields : undefined
}
