import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '../../content/SiteConfig.ts'
import { type ThirdParty, partytownFolder } from '../../shared/browser/thirdParty.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'

/** Plans which of a publication's scripts are loaded and proxied; undefined if it lists none. */
export function planThirdParty({ thirdParty, base }: Pick<SiteConfig, 'thirdParty' | 'base'>): ThirdParty | undefined {
  const { scripts: listed, proxyHosts, connect = [] } = thirdParty
  if (listed.length === 0) return undefined
  const hosts = new Set(proxyHosts)
  const isProxied = (src: string) => hosts.has(new URL(src).host)
  // Of scripts with the same URL, the first is used.
  const unique = [...new Map(listed.map((script) => [script.src, script] as const).toReversed()).values()].toReversed()
  return {
    // Without the proxy the worker cannot load a script, so it runs on the main thread when idle.
    scripts: unique.map(({ forward, ...script }) => {
      if (script.strategy === 'off-main-thread' && !isProxied(script.src)) return { ...script, strategy: 'idle' }
      return { ...script, ...(forward && { forward }) }
    }),
    proxied: unique.map(({ src }) => src).filter(isProxied),
    ...(base !== undefined && { base }),
    ...(connect.length > 0 && { connect: [...new Set(connect)] }),
  }
}

/** Adds Partytown's files to the output if a script runs in its worker. */
export function addPartytown(output: OutputFolder, thirdParty: ThirdParty | undefined): void {
  if (!thirdParty?.scripts.some(({ strategy }) => strategy === 'off-main-thread')) return
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@qwik.dev/partytown/package.json'))), 'lib')
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Their names stay the same from version to version, so they are not assets that may be cached for good.
    if (entry.isFile())
      output.addFile({ path: `${partytownFolder}/${entry.name}`, kind: 'control' }, () => readFileSync(join(folder, entry.name)))
  }
}
