import type { Body } from '../../content/publication.ts'
import type { NamedPage } from '../../shared/paths.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { SiteIndex } from './SiteIndex.ts'

export interface PageText {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly body: Body
}

const noBody: Body = { parts: [], headings: [], words: 0 }

/** A named page's words: the publication's own in this language, else the engine's plain ones. */
export function namedPageText(site: SiteIndex, name: NamedPage): PageText {
  const plain = builtTextsIn(site.language).pages[name]
  const title = site.publication.site.title
  const heading = name === 'home' ? title : plain.heading
  const own = site.pageByName.get(name)
  if (own) return { ...own, heading: own.heading ?? heading }
  return {
    title: `${plain.emoji} ${name === 'home' ? title : `${plain.heading} | ${title}`}`,
    description: `${plain.emoji} ${plain.describe(title)}`,
    heading,
    body: noBody,
  }
}
