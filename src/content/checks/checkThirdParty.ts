import { createSuggester } from '../advice/didYouMean.ts'
import { problemInData } from '../load/entries/entry.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Fault, Problem } from '../problem.ts'
import { normaliseScript } from '../schemas/site/thirdPartySchema.ts'

/** Checks that scripts off the main thread come from a proxied host and that no script is listed twice. */
export function checkThirdParty({ site: { data, fields } }: LoadedContent): readonly Problem[] {
  if (!data || !fields.thirdParty) return []
  const { scripts: listed, proxyHosts, connect } = fields.thirdParty
  const scripts = listed.map(normaliseScript)
  const isProxied = new Set(proxyHosts)
  const suggest = createSuggester(proxyHosts)
  const firsts = new Map(scripts.map(({ src }, index): [string, number] => [src, index]).toReversed())
  const origins = new Set(scripts.map(({ src }) => new URL(src).origin))
  const idle = connect.flatMap((origin, index) => {
    const words = connectFault(origin, { isFirst: connect.indexOf(origin) === index, origins })
    return words ? [problemInData(data, ['thirdParty', 'connect', index], { severity: 'warning', rule: 'unused-origin', ...words })] : []
  })
  const found = scripts.flatMap(({ src, strategy, data: attributes }, index) => {
    const place = ['thirdParty', 'scripts', index]
    if ((firsts.get(src) ?? index) < index) {
      const message = `The script "${src}" is listed twice; it runs once, as first listed.`
      return [problemInData(data, place, { severity: 'warning', rule: 'duplicate-script', message, fix: 'Keep one of the two.' })]
    }
    const { host } = new URL(src)
    if (strategy !== 'off-main-thread') return []
    if (isProxied.has(host)) return attributes === undefined ? [] : [problemInData(data, [...place, 'data'], unseen)]
    const near = suggest(host)
    const fix = near ? `\`proxyHosts\` has \`${near}\`; did you mean \`${host}\`?` : `Add \`'${host}'\` to \`proxyHosts\`.`
    const message = `The host of "${src}" is not in \`proxyHosts\`: the script runs on the main thread, when the page is idle.`
    return [problemInData(data, place, { severity: 'warning', rule: 'host-not-proxied', message, fix })]
  })
  return [...found, ...idle]
}

const unseen = {
  severity: 'warning',
  rule: 'data-in-worker',
  message: 'A script off the main thread does not see its `data-*` attributes.',
  fix: "Write `strategy: 'idle'`, or remove `data`.",
} as const

/** Explains why an origin of `connect` permits nothing new; undefined if it does. */
function connectFault(
  origin: string,
  { isFirst, origins }: { readonly isFirst: boolean; readonly origins: ReadonlySet<string> },
): Fault | undefined {
  if (origins.size === 0)
    return { message: `No listed script could connect to "${origin}".`, fix: 'List the script, or remove the origin.' }
  if (!isFirst) return { message: `"${origin}" is listed twice.`, fix: 'Keep one of the two.' }
  if (!origins.has(origin)) return undefined
  return { message: `A script is loaded from "${origin}", so it may already connect to it.`, fix: 'Remove the origin.' }
}
