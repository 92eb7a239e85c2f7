import { z } from 'zod'
import type { Form, PluralTexts, TextOf } from '../../shared/messages/Form.ts'
import type { allForms } from '../../shared/messages/builtForms.ts'

/** The name of a nested message with dots: `saved.heading`. */
type DottedName<Forms, Prefix extends string = ''> = {
  [Name in keyof Forms & string]: Forms[Name] extends Form ? `${Prefix}${Name}` : DottedName<Forms[Name], `${Prefix}${Name}.`>
}[keyof Forms & string]

type Some<Texts> = Texts extends string | PluralTexts ? Texts : { readonly [Name in keyof Texts]?: Some<Texts[Name]> }

/** Texts for some messages; nested ones in groups, or with dotted names. */
type WrittenTexts = Some<TextOf<typeof allForms>> & { readonly [Name in DottedName<typeof allForms>]?: string | PluralTexts | object }

/**
 * `words` of `site.config.ts`, by language. `words/checkTexts.ts` checks the texts, since their names, placeholders and plurals depend on the
 * language.
 */
export const wordsSchema = z
  .record(z.string(), z.custom<WrittenTexts>())
  .meta({ write: "a map of languages: `{ en: { search: 'Find' } }`" })
