import type { ThirdPartyScript } from '../shared/thirdParty.ts'
import type { ThirdPartyInput } from './schemas/thirdPartySchema.ts'
import { withoutUndefined } from './withoutUndefined.ts'

/** A script as it is written in the settings, with what it leaves out. */
export function normaliseScript(script: ThirdPartyInput['scripts'][number]): ThirdPartyScript {
  if (typeof script === 'string') return { src: new URL(script).href, strategy: 'post-hydrate' }
  const { src, strategy, forward } = script
  return { src: new URL(src).href, strategy, ...withoutUndefined({ forward }) }
}
