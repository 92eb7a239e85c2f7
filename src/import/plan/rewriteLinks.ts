import type { Nodes, Root, RootContent } from 'mdast'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import { pageKey } from '../../shared/addresses/paths.ts'
import { headingId } from '../../content/markdown/plugins/headings.ts'
import type { Remark } from '../FoundPost.ts'
import { linkedPost, replacePostLinks } from '../body/replacements.ts'
import type { PlacedPost } from './PlacedPost.ts'
import type { OldAddresses } from './oldAddresses.ts'

interface LinkContext {
  readonly from: PlacedPost
  readonly old: OldAddresses
  /** Returns the ids of the headings of a placed post in the publication. */
  anchorsOf(this: void, placed: PlacedPost): ReadonlySet<string>
  /** Returns the address of a file of the source that a text links to; undefined if there is none. */
  offerFile(this: void, url: string): string | undefined
}

/** Rewrites the links of a text to the new addresses; replaces broken ones by plain text, with a remark. Links to the rest of the old site stay. */
export function rewriteLinks(root: Root, context: LinkContext): readonly Remark[] {
  const remarks: Remark[] = []
  rewriteBelow(root, context, remarks)
  return remarks
}

function rewriteBelow(parent: Nodes, context: LinkContext, remarks: Remark[]): void {
  if (!('children' in parent)) return
  const children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    rewriteBelow(node, context, remarks)
    if (node.type === 'text') return [{ ...node, value: replacePostLinks(node.value, (url) => shownAddress(url, context, remarks)) }]
    if (node.type !== 'link') return [node]
    const found = destinationOf(node.url, context)
    if ('url' in found) {
      if (found.isOld) remarks.push({ kind: 'old-link', text: `\`${found.url}\`` })
      return [{ ...node, url: found.url }]
    }
    remarks.push({ kind: 'link', text: `\`${linkedPost(node.url) ?? node.url}\` is plain text now: ${found.why}` })
    return node.children
  })
  parent.children = children as never
}

/** Returns the text for a reference to a post outside a link: the post's address, or its name if it has none. */
function shownAddress(url: string, context: LinkContext, remarks: Remark[]): string {
  const found = destinationOf(url, context)
  if ('url' in found) return found.url
  const name = linkedPost(url) ?? url
  remarks.push({ kind: 'link', text: `\`${name}\` is plain text now: ${found.why}` })
  return name
}

/** `isOld`: it still leads to the old site. */
type Found = { readonly url: string; readonly isOld?: true } | { readonly why: string }

function destinationOf(written: string, { from, old, anchorsOf, offerFile }: LinkContext): Found {
  const url = written.trim()
  const hash = url.indexOf('#')
  const anchor = hash < 0 ? '' : decodeEscapes(url.slice(hash + 1))
  if (url.startsWith('#')) {
    const found = findAnchor(anchor, from, anchorsOf)
    return found === undefined ? { why: 'the text has no such part' } : { url: `#${found}` }
  }
  const placed = old.byKey(from.post.findPost?.(url)) ?? old.find(url, from)
  if (placed) {
    if (!placed.isOpen) return { why: 'that post is not public' }
    const part = anchor === '' ? undefined : findAnchor(anchor, placed, anchorsOf)
    return { url: part === undefined ? encodeURI(placed.path) : `${encodeURI(placed.path)}#${part}` }
  }
  if (linkedPost(url) !== undefined) return { why: 'there is no such post' }
  if (!old.isOwn(url))
    return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
      ? { url: url.startsWith('//') ? `https:${url}` : url }
      : { why: 'there is no such page' }
  const file = offerFile(url)
  if (file !== undefined) return { url: file }
  if (pageKey(old.pathOf(url, from)) === '/') return { url: '/' }
  return old.isElsewhere(url) ? { url, isOld: true } : { why: 'there is no such page' }
}

/** Returns the new id of a heading: the same one, or one made from the text of the heading that had the old id. */
function findAnchor(anchor: string, placed: PlacedPost, anchorsOf: LinkContext['anchorsOf']): string | undefined {
  const anchors = anchorsOf(placed)
  const words = placed.converted.anchors?.get(anchor)
  return [anchor, headingId(words ?? anchor, new Set()), headingId(anchor, new Set())].find((candidate) => anchors.has(candidate))
}
