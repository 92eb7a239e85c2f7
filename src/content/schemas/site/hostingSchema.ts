import { z } from 'zod'
import { hosts } from '../../../shared/output/manifest.ts'
import { complain } from '../fields.ts'

/** Segments that need no escapes, so that the path is spelled the same everywhere. */
const baseForm = /^(?:\/[A-Za-z0-9_~-][\w.~-]*)+$/

/** The path prefix of the publication on its host; `/` if it has the host to itself. */
export const baseSchema = z
  .string()
  .superRefine((base, context) => {
    if (base === '/' || baseForm.test(base)) return
    complain(context, { message: `"${base}" is not a path that a publication can be served under`, fix: `Write \`${nearestBase(base)}\`.` })
  })
  .meta({ write: 'a path that begins with `/` and does not end with one: `/blog`' })
  .default('/')

/** Returns a base as the prefix of every path: empty for `/`. */
export function prefixOf(base = '/'): string {
  return base === '/' ? '' : base
}

/** Returns the base nearest to a text; `/blog` if nothing of it can be kept. */
function nearestBase(text: string): string {
  const path = text.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  const segments = path
    .split('/')
    .map((segment) => segment.replace(/[^\w.~-]+/g, '-').replace(/^[.-]+|-+$/g, ''))
    .filter((segment) => segment !== '')
  if (segments.length > 0) return `/${segments.join('/')}`
  return /^\/*$/.test(path) ? '/' : '/blog'
}

export const hostSchema = z.enum(hosts).default('bucket')
