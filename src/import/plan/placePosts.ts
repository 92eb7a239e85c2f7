import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articlePath, localPath } from '../../shared/paths.ts'
import { slugFault, slugFrom } from '../../content/schemas/fields.ts'
import type { ConvertedText, FoundPost, LeftOut } from '../FoundPost.ts'
import type { Ledger } from '../record/Ledger.ts'
import type { Destination } from './Destination.ts'
import { originOf } from './oldAddresses.ts'
import type { PlacedPost } from './Place.ts'

export interface PlaceInput {
  readonly kind: string
  readonly posts: readonly { readonly post: FoundPost; readonly converted: ConvertedText }[]
  readonly destination: Destination
  readonly ledger: Ledger
  /** URL of the old site. */
  readonly oldUrl: string | undefined
}

/** Gives each post its language, folder and slug; those of earlier imports are kept. */
export function placePosts({ kind, posts, destination, ledger, oldUrl }: PlaceInput): {
  readonly placed: readonly PlacedPost[]
  readonly leftOut: readonly LeftOut[]
} {
  const { content, languages } = destination
  const [usual] = languages
  const current = new Map(content.articles.map((article) => [article.source.file, article] as const))
  const known = Object.entries(ledger.texts)
  const ids = new Set([
    ...content.folders.filter(({ root }) => root === 'articles').map(({ name }) => name),
    ...known.flatMap(([, { file }]) => (file.startsWith('articles/') ? [folderOf(file)] : [])),
  ])
  const slugs = new Set([
    ...content.articles.map(({ language, fields }) => `${language} ${fields.slug}`),
    ...known.map(([, { file, slug }]) => `${languageOf(file)} ${slug}`),
  ])
  const recorded = new Set(known.map(([, { file }]) => file))
  // Texts with an origin but no ledger entry: left by an import that was killed, or whose ledger was lost.
  const orphans = new Map<string, (typeof content.articles)[number]>(
    content.articles.flatMap((article) =>
      article.fields.origin && !recorded.has(article.source.file)
        ? [[`${article.fields.origin.url} ${article.language}`, article] as const]
        : [],
    ),
  )
  const groups = new Map<string, string>()
  const taken = new Set<string>()
  const leftOut: LeftOut[] = []

  for (const { post } of posts) {
    const entry = known.find(([key]) => key.startsWith(`${kind}:${post.key} `))?.[1]
    if (entry && !groups.has(post.group)) groups.set(post.group, folderOf(entry.file))
  }
  // Posts in the publication's languages come first; others only get what is left.
  const inOrder = posts.toSorted((a, b) => Number(!isListed(a.post.language, languages)) - Number(!isListed(b.post.language, languages)))
  const placed = inOrder.flatMap(({ post, converted }): readonly PlacedPost[] => {
    const language = languageFor(post.language, languages)
    if (taken.has(`${post.group} ${language}`) && !isListed(post.language, languages)) {
      leftOut.push({ place: post.place, why: `in the language "${post.language}", which the publication does not list` })
      return []
    }
    const key = `${kind}:${post.key} ${language}`
    const entry = ledger.texts[key]
    const orphan = entry ? undefined : orphans.get(`${originOf(post, { oldUrl, newUrl: destination.url })} ${language}`)
    orphans.delete(`${originOf(post, { oldUrl, newUrl: destination.url })} ${language}`)
    const wanted = validSlug(post.slug, post.title)
    const slug = entry?.slug ?? orphan?.fields.slug ?? firstFree(wanted, (candidate) => slugs.has(`${language} ${candidate}`))
    slugs.add(`${language} ${slug}`)
    const isTwice = taken.has(`${post.group} ${language}`)
    const id = entry
      ? folderOf(entry.file)
      : (orphan?.id ?? (isTwice ? undefined : groups.get(post.group)) ?? firstFree(slug, (candidate) => ids.has(candidate)))
    ids.add(id)
    groups.set(post.group, groups.get(post.group) ?? id)
    taken.add(`${post.group} ${language}`)
    const file = `articles/${id}/${language}.md`
    const isDeleted = entry !== undefined && !existsSync(join(destination.site, entry.file))
    // An editor's changes take precedence, such as another slug or status.
    const own = current.get(file)
    const actual = own?.fields.slug ?? slug
    const isOpen = !isDeleted && post.visibility.kind === 'public' && !(own?.isHidden && own.fields.status === 'draft')
    return [
      {
        post,
        converted,
        language,
        id,
        slug: actual,
        file,
        path: localPath(articlePath(actual), language, usual),
        key,
        isOpen,
        isDeleted,
      },
    ]
  })
  return { placed, leftOut }
}

/** Returns the language that a text is filed under: its own if the publication has it, otherwise the default. */
export function languageFor(language: string | undefined, languages: Destination['languages']): string {
  return language !== undefined && languages.includes(language) ? language : languages[0]
}

export function isListed(language: string | undefined, languages: readonly string[]): boolean {
  return language === undefined || languages.includes(language)
}

/** Returns the name of a text's folder. */
export function folderOf(file: string): string {
  return file.split('/')[1] ?? ''
}

function languageOf(file: string): string {
  return file.split('/')[2]?.replace(/\.md$/, '') ?? ''
}

/** Maximum length in characters; the rest of a long title adds nothing to an address. */
const longest = 80

/** Returns the slug as in the source if it is valid, otherwise one made of its words or the title's. */
export function validSlug(written: string, title: string | undefined): string {
  if (slugFault(written) === undefined && written.length <= 2 * longest) return written
  const plain = slugFrom(written)
  const slug = plain === 'section' && title !== undefined ? slugFrom(title) : plain
  const words = slug === 'section' ? 'text' : slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')
  return slugFault(words) === undefined ? words : 'text'
}

/** Returns the name, with the first free number appended if it is taken. */
export function firstFree(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) if (!isTaken(`${wanted}-${number}`)) return `${wanted}-${number}`
}
