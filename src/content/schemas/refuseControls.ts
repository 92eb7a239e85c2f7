import type { z } from 'zod'
import { complain } from './complain.ts'

/** Control characters but tab and line ends, and halves of surrogate pairs: YAML escapes let them in, HTML has no place for them. */
const control = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

/** A refinement for texts that reach readers. */
export function refuseControls(text: string, context: z.core.$RefinementCtx): void {
  const found = control.exec(text)?.[0]
  if (found === undefined) return
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  complain(context, { message: `holds the control character U+${code}`, fix: 'Take it out.' })
}
