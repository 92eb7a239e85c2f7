import { z } from 'zod'
import { complain } from '../schemas/complain.ts'
import { textField } from '../schemas/textField.ts'
import { listField } from './listField.ts'

const write = "six hex digits in quotes, for without them `#` begins a comment: `'#e8e0d4'`"

const hexField = z
  .string()
  .superRefine((text, context) => {
    if (/^#[0-9a-f]{6}$/i.test(text)) return
    const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]
    const whole = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
    complain(context, { message: `"${text}" is no colour`, fix: whole === undefined ? `Write ${write}.` : `Write \`'#${whole}'\`.` })
  })
  .meta({ write })

/** Colours that belong together. */
export const paletteSchema = z.strictObject({
  caption: textField('a caption').optional(),
  colours: listField(
    z.strictObject({ name: textField('the name of the colour'), hex: hexField }).meta({ write: 'a map with `name` and `hex`' }),
    'a list of `- name:` and `hex:`',
  ),
})
