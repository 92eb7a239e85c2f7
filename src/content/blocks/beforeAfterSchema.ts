import { z } from 'zod'
import { textField } from '../schemas/textField.ts'

const sideSchema = z
  .strictObject({
    /** Relative to the article's file. */
    src: textField('the path of a picture beside the file: `./before.jpg`'),
    // Its absence is a mistake of its own kind: the check of alternative texts names it.
    alt: z.string().meta({ write: 'what is seen in the picture' }).optional(),
    caption: textField('a caption'),
  })
  .meta({ write: 'a map with `src`, `alt` and `caption`' })

/** The same thing or place, twice. */
export const beforeAfterSchema = z.strictObject({ before: sideSchema, after: sideSchema })
