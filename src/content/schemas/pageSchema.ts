import { z } from 'zod'
import { placeholderField } from './entrySchemas.ts'
import { complain, slugFault, slugFrom, textField } from './fields.ts'

/** Explains why a path is not valid as the address of a page, as the end of a sentence; undefined for a valid one. */
export function addressFault(address: string): string | undefined {
  if (!address.startsWith('/')) return 'does not begin with `/`'
  const segments = address.slice(1).split('/')
  if (address === '/') return 'is the address of the front page'
  if (segments.includes('')) return address.endsWith('/') ? 'ends with `/`' : 'has an empty part'
  const wrong = segments.find((segment) => slugFault(segment) !== undefined)
  return wrong === undefined ? undefined : `has the part "${wrong}", which ${slugFault(wrong)}`
}

/** The path of a page without the language prefix: slugs, each after a `/`. */
const addressField = z
  .string()
  .superRefine((address, context) => {
    const fault = addressFault(address)
    if (fault === undefined) return
    const parts = address.split('/').filter((part) => part !== '')
    const near = parts.map((part) => slugFrom(part).slice(0, 60)).join('/')
    complain(context, { rule: 'address-form', message: `"${address}" ${fault}`, fix: `Write \`/${near || 'contact'}\`.` })
  })
  .meta({ write: 'a path: `/contact`' })

const places = ['footer', 'menu', 'none'] as const

/** Where the pages of a publication link to one of its own pages. */
export type LinkPlace = (typeof places)[number]

/** Front matter of `pages/<name>/<lang>.md`. */
export const pageSchema = z.strictObject({
  title: textField('the title for search engines'),
  description: textField('the description for search engines'),
  heading: textField('the heading at the top of the page')
    .optional()
    .describe('Default: the engine’s own; for a page of your own, made from its title.'),
  address: addressField.optional().describe('For a page of your own, without the language; default: the name of its folder.'),
  place: z
    .enum(places)
    .meta({ write: '`footer`, `menu` or `none`' })
    .optional()
    .describe('Where a page of your own is linked from; default: `footer`.'),
  placeholder: placeholderField,
})

export type PageFrontMatter = z.infer<typeof pageSchema>
