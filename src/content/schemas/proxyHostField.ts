import { z } from 'zod'
import { complain } from './complain.ts'

const example = 'the name of a host: `example.org`, or with a port: `example.org:8443`'

/** A host as it stands in addresses: its name, and its port where that is not 443. */
export const proxyHostField = z
  .string()
  .superRefine((text, context) => {
    const host = hostOf(text)
    if (host === text) return
    const fix = host === undefined ? `Write ${example}.` : `Write \`${host}\`.`
    complain(context, { message: `"${text}" is not the name of a host`, fix })
  })
  .meta({ write: example })

/** The host that a text means, if it can be one. */
function hostOf(text: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(text) ? text.replace(/^[a-z]+:/i, 'https:') : `https://${text}`
  if (!/^[^\s@*]+$/.test(text) || !URL.canParse(address)) return undefined
  return new URL(address).host
}
