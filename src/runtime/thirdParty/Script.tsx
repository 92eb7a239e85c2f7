import { useEffect } from 'react'
import type { ThirdPartyScript } from '../../shared/thirdParty.ts'
import { startScript } from './startScript.ts'

export interface ScriptProps extends ThirdPartyScript {
  /** Exact addresses that go through the same-site proxy on their way to the worker. */
  readonly proxied: readonly string[]
}

/** A script of somebody else's, by its strategy; however often it is rendered, it runs once a document. */
export function Script({ proxied, ...script }: ScriptProps) {
  // An effect never runs before the page is React's own, and never on the server.
  useEffect(() => startScript(script, proxied))
  return null
}
