import type { Remark } from '../FoundPost.ts'
import { hashOf } from '../body/filePost.ts'
import { writeMarkdown } from '../body/writeMarkdown.ts'
import type { TermMap } from '../mapping/loadTermMap.ts'
import { entitiesOf } from '../mapping/entitiesOf.ts'
import type { Ledger } from '../record/Ledger.ts'
import type { Destination } from './Destination.ts'
import { describePost, plainWords } from './describePost.ts'
import type { FileShelf } from './FileShelf.ts'
import { type OldAddresses, originOf } from './oldAddresses.ts'
import type { PictureShelf, ShelvedPicture } from './PictureShelf.ts'
import type { PlacedPost } from './Place.ts'
import type { PlannedAuthor } from './planAuthors.ts'
import { placePictures } from './placePictures.ts'
import { rewriteLinks } from './rewriteLinks.ts'
import { verifyText, writeText } from './writeText.ts'

export interface PlannedText {
  readonly placed: PlacedPost
  readonly text: string
  /** Of the text alone, and with its pictures. */
  readonly hash: string
  readonly version: string
  readonly imported: string
  readonly pictures: readonly ShelvedPicture[]
  readonly remarks: readonly Remark[]
}

export interface TextContext {
  readonly destination: Destination
  readonly ledger: Ledger
  readonly map: TermMap
  readonly authors: ReadonlyMap<string, PlannedAuthor>
  /** Signs texts that the source names no author of. */
  readonly nobody: string
  readonly old: OldAddresses
  readonly oldUrl: string | undefined
  readonly pictures: PictureShelf
  readonly files: FileShelf
  anchorsOf(this: void, placed: PlacedPost): ReadonlySet<string>
  /** The day of the import. */
  readonly today: string
}

/** Makes the file of an article of a post. */
export async function planText(placed: PlacedPost, context: TextContext): Promise<PlannedText> {
  const { destination, ledger, map, authors, nobody, old, pictures, files, anchorsOf, today } = context
  const { post, converted, slug } = placed
  const { root } = converted
  const found = await placePictures(root, placed, pictures)
  const offerFile = (url: string) => files.offer(url, { placed, address: old.pathOf(url, placed).replace(/\?.*$/s, '') })
  const links = rewriteLinks(root, { from: placed, old, anchorsOf, offerFile })
  const there = destination.content.articles.find(({ source }) => source.file === placed.file)
  const imported = ledger.texts[placed.key]?.imported ?? there?.fields.origin?.imported ?? today
  const date = post.date ?? post.updated ?? imported
  const remarks: Remark[] = [...converted.remarks, ...found.remarks, ...links]
  if (post.date === undefined) remarks.push({ kind: 'field', text: `the source names no date; \`${date}\` stands in for it` })
  const { visibility } = post
  const fields = {
    title: plainWords(post.title ?? '') || undefined,
    slug,
    description: describePost(post, root),
    author: (post.author === undefined ? undefined : authors.get(post.author)?.name) ?? nobody,
    date,
    updated: post.updated !== undefined && post.updated > date ? post.updated : undefined,
    entities: entitiesOf(post.terms.flatMap((term) => map(term) ?? [])),
    image: found.lead,
    status: visibility.kind === 'hidden' ? 'draft' : undefined,
    publishAt: visibility.kind === 'later' ? visibility.at : undefined,
    origin: { url: originOf(post, { oldUrl: context.oldUrl, newUrl: destination.url }), imported },
  }
  const text = writeText(fields, writeMarkdown(root))
  verifyText(placed.file, text)
  const hash = hashOf(text)
  const version = hashOf([hash, ...found.pictures.map((picture) => `${picture.name} ${picture.hash}`).toSorted()].join('\n'))
  return { placed, text, hash, version, imported, pictures: found.pictures, remarks }
}
