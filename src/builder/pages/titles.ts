import type { PageOutline } from './PagePlan.ts'
import type { SiteIndex } from './SiteIndex.ts'

type Titles = Pick<PageOutline, 'title' | 'ownTitle'>

/** Returns the titles of a page that the build names. */
export function namedTitles(site: SiteIndex, ownTitle: string): Titles {
  return { title: ownTitle + ending(site), ownTitle }
}

/** Returns the titles of a page whose `<title>` an editor wrote, with or without the publication's name at its end. */
export function writtenTitles(site: SiteIndex, written: string): Titles {
  const ownTitle = written.endsWith(ending(site)) ? written.slice(0, -ending(site).length) : written
  return { title: searchText(site, written), ownTitle: searchText(site, ownTitle) }
}

function ending(site: SiteIndex): string {
  return ` | ${site.publication.site.title}`
}

/** Returns a title or description for search engines, without emoji if the publication wants none and the text has anything else. */
export function searchText(site: SiteIndex, text: string): string {
  return site.publication.site.emojiTitles ? text : withoutEmoji(text) || text
}

/** Symbols such as © are emoji only with a variation selector. */
const emoji = String.raw`(?:\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙]]\uFE0F?)`
/** Emoji with the spaces around them, and the sign that ends what is before them. */
const written = String.raw`(?<! ) *${emoji}(?: *${emoji})*( *)([,.;:!?…\)\]»”])?`
/** Compiled for the first text, as that takes 20 ms. */
let run: RegExp | undefined

/** Removes emoji: editors begin or end titles and descriptions for search engines with one, and a page shows plain text. */
export function withoutEmoji(text: string): string {
  run ??= new RegExp(written, 'gv')
  return text
    .replace(run, (found, space: string, end = '') => (found.includes(' ') && (end === '' || space !== '') ? ` ${end}` : end))
    .replace(/ {2,}/g, ' ')
    .trim()
}
