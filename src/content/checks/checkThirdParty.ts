import { createSuggester } from '../didYouMean.ts'
import { problemInData } from '../load/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { normaliseScript } from '../schemas/thirdPartySchema.ts'

/** A script off the main thread comes through the proxy, and a script is listed once. */
export function checkThirdParty({ site: { data, fields } }: LoadedContent): readonly Problem[] {
  if (!data || !fields.thirdParty) return []
  const { scripts: listed, proxyHosts } = fields.thirdParty
  const scripts = listed.map(normaliseScript)
  const isProxied = new Set(proxyHosts)
  const suggest = createSuggester(proxyHosts)
  const firsts = new Map(scripts.map(({ src }, index): [string, number] => [src, index]).toReversed())
  return scripts.flatMap(({ src, strategy }, index) => {
    const place = ['thirdParty', 'scripts', index]
    if ((firsts.get(src) ?? index) < index) {
      const message = `The script "${src}" is listed twice; it runs once, as it is listed first.`
      return [problemInData(data, place, { severity: 'warning', rule: 'duplicate-script', message, fix: 'Keep one of the two.' })]
    }
    const { host } = new URL(src)
    if (strategy !== 'off-main-thread' || isProxied.has(host)) return []
    const near = suggest(host)
    const fix = near ? `\`proxyHosts\` has \`${near}\`; did you mean \`${host}\`?` : `Add \`'${host}'\` to \`proxyHosts\`.`
    const message = `The host of "${src}" is not in \`proxyHosts\`: the script runs on the main thread, when the page is idle.`
    return [problemInData(data, place, { severity: 'warning', rule: 'host-not-proxied', message, fix })]
  })
}
