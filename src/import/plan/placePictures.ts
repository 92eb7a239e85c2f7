import { basename, extname } from 'node:path'
import type { Image, Nodes, Root, RootContent } from 'mdast'
import type { FoundPicture, Remark } from '../FoundPost.ts'
import type { PlacedPost } from './PlacedPost.ts'
import { type PictureShelf, type ShelvedPicture, besideText } from './PictureShelf.ts'
import { plainWords } from './describePost.ts'

interface PlacedPictures {
  readonly pictures: readonly ShelvedPicture[]
  readonly lead: { readonly src: string; readonly alt: string; readonly caption?: string } | undefined
  readonly remarks: readonly Remark[]
}

/** Points the pictures of a text to files beside it, in place; replaces missing ones by their alternative text, with a remark. */
export async function placePictures(root: Root, placed: PlacedPost, shelf: PictureShelf): Promise<PlacedPictures> {
  const pictures = new Map<string, ShelvedPicture>()
  const remarks: Remark[] = []
  const context = { placed, shelf, pictures, remarks }
  await placeBelow(root, context)
  const lead = placed.post.lead && (await placeLead(placed.post.lead, context))
  return { pictures: [...pictures.values()], lead, remarks }
}

interface Context {
  readonly placed: PlacedPost
  readonly shelf: PictureShelf
  readonly pictures: Map<string, ShelvedPicture>
  readonly remarks: Remark[]
}

async function placeBelow(parent: Nodes, context: Context): Promise<void> {
  if (!('children' in parent)) return
  const done: RootContent[] = []
  for (const node of parent.children as RootContent[]) {
    if (node.type === 'image') done.push(...(await placeImage(node, context)))
    else {
      await placeBelow(node, context)
      // Drops a paragraph that only held a missing picture.
      if (node.type !== 'paragraph' || node.children.length > 0) done.push(node)
    }
  }
  parent.children = done as never
}

async function placeImage(node: Image, context: Context): Promise<RootContent[]> {
  const shelved = await context.shelf.shelve(node.url, context.placed)
  const words = plainWords(node.alt ?? '')
  if ('why' in shelved) {
    context.remarks.push({ kind: 'picture', text: `\`${node.url.slice(0, 200)}\` left out: ${shelved.why}` })
    const isRemote = /^https?:\/\//i.test(node.url) && URL.canParse(node.url)
    if (isRemote)
      return [{ type: 'link', url: node.url, title: null, children: [{ type: 'text', value: words || new URL(node.url).host }] }]
    return words === '' ? [] : [{ type: 'emphasis', children: [{ type: 'text', value: words }] }]
  }
  context.pictures.set(shelved.name, shelved)
  const caption = plainWords(node.title ?? '')
  const alt = words || wordsInstead(shelved, caption, context)
  return [{ ...node, url: besideText(shelved.name), alt, title: caption === '' ? null : caption }]
}

async function placeLead(lead: FoundPicture, context: Context): Promise<PlacedPictures['lead']> {
  const shelved = await context.shelf.shelve(lead.src, context.placed)
  if ('why' in shelved) {
    context.remarks.push({ kind: 'picture', text: `\`${lead.src.slice(0, 200)}\`, the lead picture, left out: ${shelved.why}` })
    return undefined
  }
  context.pictures.set(shelved.name, shelved)
  const caption = plainWords(lead.caption ?? '')
  const alt = plainWords(lead.alt ?? '') || wordsInstead(shelved, caption, context)
  return { src: besideText(shelved.name), alt, ...(caption !== '' && { caption }) }
}

/**
 * Returns an alternative text for a picture without one, which would be an error: its caption, otherwise the words of its file name,
 * otherwise the title.
 */
function wordsInstead({ name, path }: ShelvedPicture, caption: string, { placed, remarks }: Context): string {
  const words = basename(path, extname(path)).match(/\p{L}{3,}/gu) ?? []
  const isNamed = words.length > 1 && !/^(?:img|dsc|dscn|image|photo|screenshot|pic|picture)[-_ ]?\d/i.test(basename(path))
  const alt = caption || (isNamed ? words.join(' ') : plainWords(placed.post.title ?? '') || words.join(' ') || placed.slug)
  remarks.push({ kind: 'alt', text: `\`${name}\` says "${alt.slice(0, 80)}": write what it shows` })
  return alt
}
