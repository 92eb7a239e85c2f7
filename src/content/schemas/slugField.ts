import { z } from 'zod'
import { complain } from './complain.ts'

const form = /^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u
/** A slug is the name of a folder in the output, and file systems end at 255 bytes. */
const maxBytes = 200

/** Why a text is no slug, as the end of a sentence about it; undefined for a slug. */
export function slugFault(slug: string): string | undefined {
  if (!form.test(slug)) return 'is not lower-case words joined by `-`'
  if (slug !== slug.normalize('NFC')) return 'has letters made of parts (its Unicode form is not NFC)'
  return new TextEncoder().encode(slug).length > maxBytes ? `is longer than ${maxBytes} bytes` : undefined
}

/** The nearest slug to a text; `section` where it has no letters or digits. */
export function slugFrom(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.join('-') ?? 'section'
}

export const slugField = z
  .string()
  .superRefine((slug, context) => {
    const fault = slugFault(slug)
    if (fault) complain(context, { rule: 'slug-form', message: `"${slug}" ${fault}`, fix: `Write \`${slugFrom(slug).slice(0, 60)}\`.` })
  })
  .meta({ write: 'lower-case words joined by `-`' })
