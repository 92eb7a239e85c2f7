import { z } from 'zod'
import { complain } from './complain.ts'
import { isWebAddress } from './urlField.ts'

const write = 'its whole address: `https://example.org/script.js`'

/** The address of a script: https, nothing that a request for it would not carry. */
export const scriptAddressField = z
  .string()
  .superRefine((text, context) => {
    if (!isWebAddress(text)) {
      complain(context, { message: `"${text}" is not an absolute web address`, fix: `Write ${write}.` })
      return
    }
    const url = new URL(text)
    if (url.protocol !== 'https:') {
      complain(context, { message: `"${text}" is not https`, fix: `Write \`${text.replace(/^http:/i, 'https:')}\`.` })
    } else if (url.username || url.password || text.includes('#')) {
      url.username = url.password = url.hash = ''
      complain(context, { message: `"${text}" has a part that is never sent`, fix: `Write \`${url.href.replace(/#$/, '')}\`.` })
    }
  })
  .meta({ write })
