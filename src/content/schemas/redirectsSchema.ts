import { z } from 'zod'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import { complain, isWebAddress } from './fields.ts'

const from = z
  .string()
  .superRefine((path, context) => {
    if (!isPath(path)) complain(context, { message: `"${path}" is not a path`, fix: pathAdvice(path) })
    else if (hasDots(path))
      complain(context, { message: `"${path}" is never requested, because browsers resolve the dots`, fix: 'Write the path without them.' })
    else if (hasControls(path))
      complain(context, { message: `"${path}" has a control character, which the lists of buckets cannot contain`, fix: 'Remove it.' })
    else if (isOwn(path))
      complain(context, { message: `"${path}" is in the folder in which deploys keep their records`, fix: 'Remove this redirect.' })
  })
  .meta({ write: 'the old path: `/old/:slug`' })

const to = z
  .string()
  .superRefine((target, context) => {
    if (isPath(target) || isWebAddress(target)) return
    complain(context, { message: `"${target}" is neither a path nor an address`, fix: pathAdvice(target) })
  })
  .meta({ write: 'the new path: `/articles/:slug`' })

export const redirectSchema = z
  .strictObject({
    from,
    to,
    status: z
      .literal([301, 302, 307, 308])
      .meta({ write: '301 or 308 for good, 302 or 307 for a while' })
      .default(301)
      .describe('For a page that is gone for good: 410, without `to`.'),
  })
  .meta({ write: 'a map with `from` and `to`' })

/** A permanently removed page, which is answered with 410. */
const goneSchema = z.strictObject({ from, status: z.literal(410) }).meta({ write: 'a map with `from` and `status: 410`' })

/** `redirects.yaml`; an empty file is an empty list. */
export const redirectsSchema = z.array(z.union([redirectSchema, goneSchema])).meta({ write: 'a list of `- from:` and `to:`' })

function pathAdvice(text: string): string {
  return text.startsWith('/') && text[1] !== '/'
    ? 'Write it without `?`, `#`, `\\` and spaces; a space in an address is `%20`.'
    : 'Write a path that begins with `/`.'
}

function isPath(text: string): boolean {
  return /^\/(?!\/)[^\s?#\\]*$/.test(text)
}

/** Reports whether a path has a segment of one or two dots, plain or percent-encoded. */
function hasDots(path: string): boolean {
  return path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
}

/** Reports whether a path is in `.roomwright/`, where the page that redirects would replace a record or be taken for a lock. */
function isOwn(path: string): boolean {
  return /^\/\.roomwright(?:\/|$)/.test(decodeEscapes(path))
}

/** Reports whether a path has a control character, plain or percent-encoded. */
function hasControls(path: string): boolean {
  return /\p{Cc}|%(?:[01][\da-f]|7f)/iu.test(path)
}

export type RedirectInput = z.infer<typeof redirectSchema>
