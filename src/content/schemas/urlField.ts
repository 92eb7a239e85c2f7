import { z } from 'zod'
import { complain } from './complain.ts'

/** An absolute link with `http` or `https`. */
export function urlField(write: string) {
  return z
    .string()
    .superRefine((text, context) => {
      if (!isWebAddress(text)) complain(context, { message: `"${text}" is not an absolute web address`, fix: `Write ${write}.` })
    })
    .meta({ write })
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>\\]+$/.test(text) && URL.canParse(text)
}
