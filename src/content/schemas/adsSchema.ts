import { z } from 'zod'
import { pageKey } from '../../shared/addresses/paths.ts'
import { parseDate } from './parseDate.ts'
import { complain, dateField, textField } from './fields.ts'

const link = { write: 'a link: `<a href="https://example.org/">words</a>`' }

const html = textField(link.write)

const recordSchema = z
  .strictObject({
    html,
    advertiser: textField('the name of the advertiser').optional().describe('Readers are told who pays.'),
    start: dateField().optional().describe('Shown from this day on.'),
    end: dateField().optional().describe('The last day on which it is shown.'),
    erid: z
      .string()
      .superRefine((token, context) => {
        if (!/^[\w-]+$/.test(token)) complain(context, { message: `"${token}" is not a token`, fix: 'Write only its letters and digits.' })
      })
      .meta({ write: 'the token of the advertisement' })
      .optional()
      .describe('Russian law requires it.'),
  })
  .superRefine(({ start, end }, context) => {
    if (start === undefined || end === undefined) return
    const [first, last] = [parseDate(start), parseDate(end)]
    if (typeof first === 'string' || typeof last === 'string' || first.time <= last.time) return
    complain(context, { message: `ends (${end}) before it begins (${start})`, fix: 'Correct one of the two.' })
  })
  .meta({ write: 'a map with `html`' })

/** A paid link: HTML alone, or with details of the link. */
const paidLinkSchema = z.union([html, recordSchema]).meta(link)

const htmlOrNone = z
  .string()
  .superRefine((text, context) => {
    if (text !== '') for (const issue of html.safeParse(text).error?.issues ?? []) context.addIssue({ ...issue })
  })
  .meta(link)

export type PaidLinkInput = z.infer<typeof paidLinkSchema>

/** `ads.json`. */
export const adsSchema = z
  .strictObject({
    sapeLinks: z
      .record(z.string(), z.array(paidLinkSchema).meta({ write: 'a list of links' }))
      .superRefine((links, context) => {
        for (const path of Object.keys(links)) {
          if (path.startsWith('/') && pageKey(path) === path) continue
          const local = path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
          const fix = `Write \`${pageKey(local.startsWith('/') ? local : `/${local}`)}\`.`
          complain(context, { key: path, message: 'is not the path of a page', fix })
        }
      })
      .meta({ write: 'a map of page paths to lists of links' })
      .optional(),
    sapeNewUrl: z.union([htmlOrNone, recordSchema]).meta(link).optional().describe('Shown on every page. Empty: no link.'),
  })
  .meta({ write: 'a map with `sapeLinks` and `sapeNewUrl`' })

export type AdsInput = z.infer<typeof adsSchema>
