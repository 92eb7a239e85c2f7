import type { SiteConfig } from '../../content/SiteConfig.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { BuiltTexts } from '../../shared/messages/builtForms.ts'
import { planThirdParty } from './planThirdParty.ts'

/** Returns the privacy page's section on the scripts that a publication lists, as HTML; empty if it lists none. */
export function thirdPartyNotice(site: Pick<SiteConfig, 'thirdParty'>, { outside }: Pick<BuiltTexts, 'outside'>): string {
  const listed = planThirdParty(site)
  if (!listed) return ''
  const { heading, scripts, connect } = outside
  const origins = [...new Set([...listed.scripts.map(({ src }) => new URL(src).origin), ...(listed.connect ?? [])])]
  const parts = [list(scripts, new Set(listed.scripts.map(({ src }) => src))), list(connect, origins)]
  return `<h2>${escapeHtml(heading)}</h2>${parts.join('')}`
}

function list(sentence: string, addresses: Iterable<string>): string {
  const items = [...addresses].map((address) => `<li><code dir="ltr">${escapeHtml(address)}</code></li>`)
  return `<p>${escapeHtml(sentence)}</p><ul>${items.join('')}</ul>`
}
