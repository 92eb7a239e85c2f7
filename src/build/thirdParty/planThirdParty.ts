import type { SiteConfig } from '../../content/publication.ts'
import type { ThirdParty } from '../../shared/thirdParty.ts'

/** What is to be loaded and proxied of a publication's scripts; undefined where it lists none. */
export function planThirdParty({ scripts: listed, proxyHosts }: SiteConfig['thirdParty']): ThirdParty | undefined {
  if (listed.length === 0) return undefined
  const hosts = new Set(proxyHosts)
  const isProxied = (src: string) => hosts.has(new URL(src).host)
  // Of scripts with one address the first counts.
  const unique = [...new Map(listed.map((script) => [script.src, script] as const).toReversed()).values()].toReversed()
  return {
    // Without the proxy the worker cannot have a script, so it runs where it can, when it disturbs least.
    scripts: unique.map((script) =>
      script.strategy === 'off-main-thread' && !isProxied(script.src) ? { src: script.src, strategy: 'idle' } : script,
    ),
    proxied: unique.map(({ src }) => src).filter(isProxied),
  }
}
