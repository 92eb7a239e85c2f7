import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '../../content/SiteConfig.ts'
import { type ThirdParty, partytownFolder } from '../../shared/thirdParty.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'

/** What is to be loaded and proxied of a publication's scripts; undefined where it lists none. */
export function planThirdParty({ thirdParty, base }: Pick<SiteConfig, 'thirdParty' | 'base'>): ThirdParty | undefined {
  const { scripts: listed, proxyHosts, connect = [] } = thirdParty
  if (listed.length === 0) return undefined
  const hosts = new Set(proxyHosts)
  const isProxied = (src: string) => hosts.has(new URL(src).host)
  // Of scripts with one address the first counts.
  const unique = [...new Map(listed.map((script) => [script.src, script] as const).toReversed()).values()].toReversed()
  return {
    // Without the proxy the worker cannot have a script, so it runs where it can, when it disturbs least.
    scripts: unique.map(({ forward, ...script }) => {
      if (script.strategy === 'off-main-thread' && !isProxied(script.src)) return { ...script, strategy: 'idle' }
      return { ...script, ...(forward && { forward }) }
    }),
    proxied: unique.map(({ src }) => src).filter(isProxied),
    ...(base !== undefined && { base }),
    ...(connect.length > 0 && { connect: [...new Set(connect)] }),
  }
}

/** Adds Partytown's files to the output where a script runs in its worker. */
export function addPartytown(output: OutputFolder, thirdParty: ThirdParty | undefined): void {
  if (!thirdParty?.scripts.some(({ strategy }) => strategy === 'off-main-thread')) return
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@qwik.dev/partytown/package.json'))), 'lib')
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Their names stay the same from version to version, so they are no assets that may be kept for good.
    if (entry.isFile())
      output.addFile({ path: `${partytownFolder}/${entry.name}`, kind: 'control' }, () => readFileSync(join(folder, entry.name)))
  }
}
