import type { Root } from 'mdast'
import type { FoundPost } from '../FoundPost.ts'
import { toString } from '../body/writeMarkdown.ts'
import { htmlText } from '../body/readHtml.ts'
import { withoutControls } from './tidyTree.ts'

/** Characters of a description that is taken from a text. */
const longest = 160

/** What the source says of a post, else its first sentences, else its title. */
export function describePost({ description, title, slug }: FoundPost, root: Root): string {
  const written = description === undefined ? '' : plainWords(description)
  if (written !== '') return written.length <= 2 * longest ? written : shorten(written)
  const paragraph =
    root.children.find((node) => node.type === 'paragraph' && toString(node).length >= 40 && !toString(node).endsWith(':')) ??
    root.children.find((node) => node.type === 'paragraph' && toString(node) !== '')
  const words = paragraph ? plainWords(toString(paragraph)) : ''
  return shorten(words) || plainWords(title ?? '') || slug
}

/** A field of one line: entities decoded, no marks, no control characters. */
export function plainWords(text: string): string {
  // A `<` in a title is no tag.
  return withoutControls(/&#?\w+;/.test(text) ? htmlText(text.replaceAll('<', '&lt;')) : text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whole sentences where one ends in time, else whole words. */
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
