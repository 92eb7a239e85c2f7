import { z } from 'zod'
import { proxyHostField } from './proxyHostField.ts'
import { scriptAddressField } from './scriptAddressField.ts'
import { complain } from './complain.ts'

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

export type ThirdPartyInput = z.infer<typeof thirdPartySchema>
