import { z } from 'zod'
import { complain } from './complain.ts'

/** Characters: no field holds a book, and every list that shows the text repeats it. */
const longest = 50_000

/** A text that is not blank; `write` completes the sentence "Write …". */
export function textField(write: string) {
  return z
    .string()
    .superRefine((text, context) => {
      if (text.trim() === '') complain(context, { message: 'is empty', fix: `Write ${write}.` })
      else if (text.length > longest) {
        complain(context, { rule: 'text-limit', message: `has ${text.length} characters; a field may have ${longest}`, fix: 'Shorten it.' })
      }
    })
    .meta({ write })
}
