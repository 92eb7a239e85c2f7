import type { Paragraph } from 'mdast'
import { isFreePage } from '../../content/load/entries/freePages.ts'
import type { ArticleFrontMatter } from '../../content/schemas/entrySchemas.ts'
import type { FoundPicture, Remark } from '../FoundPost.ts'
import { writeMarkdown } from '../body/writeMarkdown.ts'
import type { TermMap } from '../mapping/loadTermMap.ts'
import type { Target } from '../mapping/termTargets.ts'
import { type Ledger, hashOf } from '../record/Ledger.ts'
import type { Destination } from './Destination.ts'
import { describePost, plainWords } from './describePost.ts'
import type { FileShelf } from './FileShelf.ts'
import { type OldAddresses, originOf } from './oldAddresses.ts'
import type { PictureShelf, ShelvedPicture } from './PictureShelf.ts'
import type { PlacedPost } from './PlacedPost.ts'
import type { PlannedAuthor } from './planAuthors.ts'
import { placePictures } from './placePictures.ts'
import { rewriteLinks } from './rewriteLinks.ts'
import { verifyText, writeText } from './writeText.ts'

export interface PlannedText {
  readonly placed: PlacedPost
  readonly text: string
  /** `hash` of the text alone, `version` of the text with its pictures. */
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
  /** The name of the author of texts for which the source names none. */
  readonly nobody: string
  readonly old: OldAddresses
  readonly oldUrl: string | undefined
  readonly pictures: PictureShelf
  readonly files: FileShelf
  anchorsOf(this: void, placed: PlacedPost): ReadonlySet<string>
  /** The day of the import. */
  readonly today: string
}

/** Plans the file of a post or page. */
export async function planText(placed: PlacedPost, context: TextContext): Promise<PlannedText> {
  const { destination, ledger, old, pictures, files, anchorsOf, today } = context
  const { post, converted } = placed
  const { root } = converted
  if (placed.page && post.lead) root.children.unshift(pictureOf(post.lead))
  const found = await placePictures(root, placed, pictures)
  const offerFile = (url: string) => files.offer(url, { placed, address: old.pathOf(url, placed).replace(/\?.*$/s, '') })
  const links = rewriteLinks(root, { from: placed, old, anchorsOf, offerFile })
  const there = destination.content.articles.find(({ source }) => source.file === placed.file)
  const imported = ledger.texts[placed.key]?.imported ?? there?.fields.origin?.imported ?? today
  const remarks: Remark[] = [...converted.remarks, ...found.remarks, ...links]
  const fields = placed.page ? fieldsOfPage(placed, placed.page) : fieldsOfArticle(placed, { lead: found.lead, imported, remarks, context })
  const text = writeText(fields, writeMarkdown(root))
  verifyText(placed.file, text)
  const hash = hashOf(text)
  const version = hashOf([hash, ...found.pictures.map((picture) => `${picture.name} ${picture.hash}`).toSorted()].join('\n'))
  return { placed, text, hash, version, imported, pictures: found.pictures, remarks }
}

/** Returns the lead picture as a paragraph above the text, since pages have no lead picture. */
function pictureOf({ src, alt, caption }: FoundPicture): Paragraph {
  return { type: 'paragraph', children: [{ type: 'image', url: src, alt: alt ?? '', title: caption ?? null }] }
}

function fieldsOfPage({ post, converted, id }: PlacedPost, { address, place }: NonNullable<PlacedPost['page']>) {
  const title = plainWords(post.title ?? '')
  // On a page that the engine knows by name, the engine's heading is kept.
  return { title, description: describePost(post, converted.root), heading: isFreePage(id) ? undefined : title, address, place }
}

interface ArticleContext {
  readonly lead: Awaited<ReturnType<typeof placePictures>>['lead']
  readonly imported: string
  readonly remarks: Remark[]
  readonly context: TextContext
}

function fieldsOfArticle({ post, converted, slug }: PlacedPost, { lead, imported, remarks, context }: ArticleContext) {
  const { map, authors, nobody, destination, oldUrl } = context
  const date = post.date ?? post.updated ?? imported
  if (post.date === undefined) remarks.push({ kind: 'field', text: `the source has no date; \`${date}\` is used instead` })
  for (const name of post.coAuthors ?? [])
    remarks.push({ kind: 'field', text: `by "${name}" too, who is left out: an article names one author` })
  const { visibility } = post
  return {
    title: plainWords(post.title ?? '') || undefined,
    slug,
    description: describePost(post, converted.root),
    author: (post.author === undefined ? undefined : authors.get(post.author)?.name) ?? nobody,
    date,
    updated: post.updated !== undefined && post.updated > date ? post.updated : undefined,
    entities: entitiesOf(post.terms.flatMap((term) => map(term) ?? [])),
    image: lead,
    status: visibility.kind === 'hidden' ? 'draft' : undefined,
    publishAt: visibility.kind === 'later' ? visibility.at : undefined,
    origin: { url: originOf(post, { oldUrl, newUrl: destination.url }), imported },
  }
}

type Entities = NonNullable<ArticleFrontMatter['entities']>

/** Converts targets to the `entities` of an article's front matter; undefined if there are none. */
function entitiesOf(targets: readonly Target[]): Entities | undefined {
  const byCategory = Map.groupBy(targets, ({ category }) => category)
  const entities = [...byCategory].map(([category, places]) => {
    const bySubcategory = Map.groupBy(
      places.filter((place) => place.subcategory !== undefined),
      ({ subcategory }) => subcategory ?? '',
    )
    const subcategories = [...bySubcategory].map(([subcategory, inner]) => {
      const topics = [...new Set(inner.flatMap(({ topic }) => topic ?? []))]
      return { subcategory, ...(topics.length > 0 && { subsubcategories: topics }) }
    })
    return { category, ...(subcategories.length > 0 && { subcategories }) }
  })
  return entities.length > 0 ? entities : undefined
}
