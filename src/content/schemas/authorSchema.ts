import { z } from 'zod'
import type { AuthorKind } from '../../shared/pageProps.ts'
import { textField } from './textField.ts'

const kinds = ['person', 'pen-name', 'desk'] as const satisfies readonly AuthorKind[]

/** Front matter of `authors/<slug>/<lang>.md`. */
export const authorSchema = z.strictObject({
  name: textField('the name as articles give it'),
  meta_title: textField("the title of the author's page for search engines"),
  meta_description: textField('a sentence about the author for search engines'),
  kind: z.enum(kinds).meta({ write: '`person`, `pen-name` or `desk`' }).default('desk'),
})

export type AuthorFrontMatter = z.infer<typeof authorSchema>
