import { z } from 'zod'
import type { ThirdPartyScript } from '../../../shared/browser/thirdParty.ts'
import { withoutUndefined } from '../../../shared/withoutUndefined.ts'
import { complain, isWebAddress } from '../fields.ts'

const example = 'the name of a host: `example.org`, or with a port: `example.org:8443`'

/** A host as in URLs: its name, with the port unless that is 443. */
const proxyHostField = z
  .string()
  .superRefine((text, context) => {
    const host = hostOf(text)
    if (host === text) return
    const fix = host === undefined ? `Write ${example}.` : `Write \`${host}\`.`
    complain(context, { message: `"${text}" is not the name of a host`, fix })
  })
  .meta({ write: example })

/** Returns the host that a text names, if it is valid. */
function hostOf(text: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(text) ? text.replace(/^[a-z]+:/i, 'https:') : `https://${text}`
  if (!/^[^\s@*]+$/.test(text) || !URL.canParse(address)) return undefined
  return new URL(address).host
}

const write = 'its full address: `https://example.org/script.js`'

/** The URL of a script: https, without parts that a request does not send. */
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

/** The strategies that an editor may choose, the default first. */
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

/** The part of an HTML attribute after `data-`, as written there. */
const dataName = /^[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*$/

/** `data-*` attributes, by the name after `data-`. */
const dataSchema = z
  .record(z.string(), z.string().meta({ write: 'a text' }))
  .superRefine((data, context) => {
    for (const name of Object.keys(data)) {
      if (dataName.test(name) && !name.startsWith('data-')) continue
      const bare = name.replace(/^data-/, '')
      const words = bare.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).match(/[a-z0-9]+/g) ?? []
      const near = words.join('-').replace(/^[^a-z]+/, '')
      const message = `"${name}" is not the name of a \`data-*\` attribute`
      complain(context, { key: name, message, fix: `Write \`${near === '' ? 'domain' : near}\`, the part after \`data-\`.` })
    }
  })
  .meta({ write: "a map of names and texts: `{ domain: 'example.org' }`" })

const scriptMapSchema = z
  .strictObject({
    src: scriptAddressField,
    strategy: z
      .enum(strategies)
      .default('post-hydrate')
      .describe('As soon as the page responds, when the browser is idle, or in a worker.'),
    forward: forwardSchema.optional().describe('Off the main thread: what the worker runs when the page calls it.'),
    data: dataSchema.optional().describe('`data-*` attributes of the script element, without `data-`.'),
  })
  .superRefine(({ strategy, forward }, context) => {
    if (forward === undefined || strategy === 'off-main-thread') return
    const fix = "Add `strategy: 'off-main-thread'`, or remove `forward`."
    complain(context, { key: 'forward', message: 'is for scripts off the main thread only', fix })
  })

/** A URL alone, or a map with how to load it. */
const scriptSchema = z.union([scriptAddressField, scriptMapSchema]).meta({ write: 'the address of a script' })

const originExample = 'scheme and host: `https://stats.example`'

/** An origin that the content security policy can name: https, a single host, no path. */
const originField = z
  .string()
  .superRefine((text, context) => {
    const bare = text.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//i, '').replace(/[/?#].*$/s, '')
    const origin = /^[^\s@*;,'"]+$/.test(bare) && URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`).origin : undefined
    if (origin === text) return
    const fix = origin === undefined ? `Write ${originExample}.` : `Write \`${origin}\`.`
    const fault = text.includes('*') ? 'names more than one host' : /^http:/i.test(text) ? 'is not https' : 'is not an origin'
    complain(context, { message: `"${text}" ${fault}`, fix })
  })
  .meta({ write: originExample })

/** `thirdParty` of `site.config.ts`. */
export const thirdPartySchema = z
  .strictObject({
    scripts: z
      .array(scriptSchema)
      .meta({ write: 'a list of scripts' })
      .default([])
      .describe('Loaded from other sites, after the page’s own scripts.'),
    proxyHosts: z
      .array(proxyHostField)
      .meta({ write: "a list of hosts: `['example.org']`" })
      .default([])
      .describe('Hosts of scripts off the main thread: the site’s own server may request these.'),
    connect: z
      .array(originField)
      .meta({ write: "a list of origins: `['https://stats.example']`" })
      .default([])
      .describe('Where scripts may send data, besides their own hosts.'),
  })
  .meta({ write: 'a map with `scripts`, `proxyHosts` and `connect`' })

export type ThirdPartyInput = z.infer<typeof thirdPartySchema>

/** Fills in the defaults of a script as written in the settings. */
export function normaliseScript(script: ThirdPartyInput['scripts'][number]): ThirdPartyScript {
  if (typeof script === 'string') return { src: new URL(script).href, strategy: 'post-hydrate' }
  const { src, strategy, forward, data } = script
  return { src: new URL(src).href, strategy, ...withoutUndefined({ forward, data }) }
}
