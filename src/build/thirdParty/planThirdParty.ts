import type { SiteConfig } from '../../content/publication.ts'
import type { ThirdParty } from '../../shared/thirdParty.ts'

/** What is to be loaded and proxied of a publication's scripts; undefined where it lists none. */
export function planThirdParty({ scripts: listed, proxyHosts }: SiteConfig['thirdParty']): ThirdParty | undefined {
  if (listed.length === 0) return undefined
  const isProxied = (src: string) => proxyHosts.includes(new URL(src).host)
  const unique = listed.filter(({ src }, index) => listed.findIndex((script) => script.src === src) === index)
  return {
    // Without the proxy the worker cannot have a script, so it runs where it can, when it disturbs least.
    scripts: unique.map((script) =>
      script.strategy === 'off-main-thread' && !isProxied(script.src) ? { src: script.src, strategy: 'idle' } : script,
    ),
    proxied: unique.map(({ src }) => src).filter(isProxied),
  }
}
