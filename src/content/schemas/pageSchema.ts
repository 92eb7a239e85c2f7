import { z } from 'zod'
import { textField } from './textField.ts'

/** Front matter of `pages/<name>/<lang>.md`. */
export const pageSchema = z.strictObject({
  title: textField('the title for search engines'),
  description: textField('the description for search engines'),
  /** Absent: the engine's own. */
  heading: textField('the heading at the top of the page').optional(),
})

export type PageFrontMatter = z.infer<typeof pageSchema>
