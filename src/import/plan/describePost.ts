import type { Root } from 'mdast'
import type { FoundPost } from '../FoundPost.ts'
import { toString } from '../body/writeMarkdown.ts'
import { htmlText } from '../body/readHtml.ts'
import { withoutControls } from './tidyTree.ts'

/** Maximum length of a description taken from a text, in characters. */
const longest = 160

/** Returns the source's description of a post, otherwise its first sentences, otherwise its title. */
export function describePost({ description, title, slug }: FoundPost, root: Root): string {
  const written = description === undefined ? '' : plainWords(description)
  if (written !== '') return written.length <= 2 * longest ? written : shorten(written)
  const paragraph =
    root.children.find((node) => node.type === 'paragraph' && toString(node).length >= 40 && !toString(node).endsWith(':')) ??
    root.children.find((node) => node.type === 'paragraph' && toString(node) !== '')
  const words = paragraph ? plainWords(toString(paragraph)) : ''
  return shorten(words) || plainWords(title ?? '') || slug
}

/** Returns a text on one line, with entities decoded and without marks and control characters. */
export function plainWords(text: string): string {
  // A `<` in a title does not open a tag.
  return withoutControls(/&#?\w+;/.test(text) ? htmlText(text.replaceAll('<', '&lt;')) : text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts a text after a whole sentence if one ends early enough, otherwise after a whole word. */
function shorten(text: string): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest)
  const sentence = /^.{40,}[.!?…。！？](?=\s|$)/su.exec(head)
  if (sentence) return sentence[0]
  return `${head
    .slice(0, head.lastIndexOf(' ') > 40 ? head.lastIndexOf(' ') : longest - 1)
    .replace(/[,;:–—-]+$/, '')
    .toWellFormed()}…`
}
