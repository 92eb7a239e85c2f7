import { z } from 'zod'
import type { ThirdPartyScript } from '../../shared/thirdParty.ts'
import { withoutUndefined } from '../withoutUndefined.ts'
import { complain, isWebAddress } from './fields.ts'

const example = 'the name of a host: `example.org`, or with a port: `example.org:8443`'

/** A host as it stands in addresses: its name, and its port where that is not 443. */
const proxyHostField = z
  .string()
  .superRefine((text, context) => {
    const host = hostOf(text)
    if (host === text) return
    const fix = host === undefined ? `Write ${example}.` : `Write \`${host}\`.`
    complain(context, { message: `"${text}" is not the name of a host`, fix })
  })
  .meta({ write: example })

/** The host that a text names, if it is a valid one. */
function hostOf(text: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(text) ? text.replace(/^[a-z]+:/i, 'https:') : `https://${text}`
  if (!/^[^\s@*]+$/.test(text) || !URL.canParse(address)) return undefined
  return new URL(address).host
}

const write = 'its whole address: `https://example.org/script.js`'

/** The address of a script: https, without parts that a request does not send. */
const scriptAddressField = z
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

/** The strategies that an editor may write, the default first. */
const strategies = ['post-hydrate', 'idle', 'off-main-thread'] as const

const forwardSchema = z
  .array(
    z
      .string()
      .superRefine((name, context) => {
        if (/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(name)) return
        complain(context, { message: `"${name}" is not the name of a function`, fix: 'Write a name such as `dataLayer.push`.' })
      })
      .meta({ write: 'the name of a function: `dataLayer.push`' }),
  )
  .meta({ write: "a list of the functions that pages call: `['dataLayer.push']`" })

const scriptMapSchema = z
  .strictObject({
    src: scriptAddressField,
    strategy: z
      .enum(strategies)
      .meta({ write: strategies.map((name) => `\`${name}\``).join(', ') })
      .default('post-hydrate'),
    /** Functions of the script that are called on the page and answered in the worker. */
    forward: forwardSchema.optional(),
  })
  .superRefine(({ strategy, forward }, context) => {
    if (forward === undefined || strategy === 'off-main-thread') return
    const fix = "Add `strategy: 'off-main-thread'`, or take `forward` out."
    complain(context, { key: 'forward', message: 'is for scripts off the main thread only', fix })
  })

/** An address alone, or a map with how to load it. */
const scriptSchema = z.union([scriptAddressField, scriptMapSchema]).meta({ write: 'the address of a script' })

/** `thirdParty` of `site.config.ts`. */
export const thirdPartySchema = z
  .strictObject({
    scripts: z.array(scriptSchema).meta({ write: 'a list of scripts' }).default([]),
    /** The hosts that the same-site proxy may ask. */
    proxyHosts: z.array(proxyHostField).meta({ write: "a list of hosts: `['example.org']`" }).default([]),
  })
  .meta({ write: 'a map with `scripts` and `proxyHosts`' })

type ThirdPartyInput = z.infer<typeof thirdPartySchema>

/** A script as it is written in the settings, with what it leaves out. */
export function normaliseScript(script: ThirdPartyInput['scripts'][number]): ThirdPartyScript {
  if (typeof script === 'string') return { src: new URL(script).href, strategy: 'post-hydrate' }
  const { src, strategy, forward } = script
  return { src: new URL(src).href, strategy, ...withoutUndefined({ forward }) }
}
