import { z } from 'zod'
import { textField } from './textField.ts'

/** Front matter of `pages/<name>/<lang>.md`. */
export const pageSchema = z.strictObject({
  title: textField('the title for search engines'),
  description: textField('the description for search engines'),
  heading: textField('the heading at the top of the page'),
})

export type PageFrontMatter = z.infer<typeof pageSchema>
