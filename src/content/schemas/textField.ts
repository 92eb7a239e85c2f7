import { z } from 'zod'
import { complain } from './complain.ts'

/** A text that is not blank; `write` completes the sentence "Write …". */
export function textField(write: string) {
  return z
    .string()
    .superRefine((text, context) => {
      if (text.trim() === '') complain(context, { message: 'is empty', fix: `Write ${write}.` })
    })
    .meta({ write })
}
