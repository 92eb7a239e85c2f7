import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articlePath, localPath } from '../../shared/addresses/paths.ts'
import type { LoadedArticle } from '../../content/load/loadedContent.ts'
import { slugFault, slugFrom } from '../../content/schemas/fields.ts'
import type { ConvertedText, FoundPost, LeftOut } from '../FoundPost.ts'
import { type Ledger, anyEntryOf, textKey } from '../record/Ledger.ts'
import type { Destination } from './Destination.ts'
import { originOf } from './oldAddresses.ts'
import type { PlacedPost } from './PlacedPost.ts'

export interface PlaceInput {
  readonly kind: string
  readonly posts: readonly { readonly post: FoundPost; readonly converted: ConvertedText }[]
  readonly destination: Destination
  readonly ledger: Ledger
  /** URL of the old site. */
  readonly oldUrl: string | undefined
}

/** Gives each post its language, folder and slug; those of earlier imports are kept. */
export function placePosts(input: PlaceInput): { readonly placed: readonly PlacedPost[]; readonly leftOut: readonly LeftOut[] } {
  const { languages } = input.destination
  const placer = new PostPlacer(input)
  const leftOut: LeftOut[] = []
  // Posts in the publication's languages come first; others only get what is left.
  const inOrder = input.posts.toSorted(
    (a, b) => Number(!isListed(a.post.language, languages)) - Number(!isListed(b.post.language, languages)),
  )
  const placed = inOrder.flatMap(({ post, converted }): readonly PlacedPost[] => {
    const language = languageFor(post.language, languages)
    if (!isListed(post.language, languages) && placer.has(post, language)) {
      leftOut.push({ place: post.place, why: `in the language "${post.language}", which the publication does not list` })
      return []
    }
    return [placer.place(post, converted, language)]
  })
  return { placed, leftOut }
}

/** Gives out folders and slugs, each once. */
class PostPlacer {
  readonly #input: PlaceInput
  /** The publication's articles by file. */
  readonly #current: ReadonlyMap<string, LoadedArticle>
  /** Texts with an origin but no ledger entry, by origin and language: left by an import that was killed, or whose ledger was lost. */
  readonly #orphans: Map<string, LoadedArticle>
  readonly #ids: Set<string>
  /** Slugs that are used, each behind its language. */
  readonly #slugs: Set<string>
  /** The folder of each group of translations. */
  readonly #folders = new Map<string, string>()
  /** Groups that have a text, each with its language. */
  readonly #taken = new Set<string>()

  constructor(input: PlaceInput) {
    const { kind, posts, ledger } = input
    const { articles, folders } = input.destination.content
    const recorded = Object.entries(ledger.texts)
    const files = new Set(recorded.map(([, { file }]) => file))
    this.#input = input
    this.#current = new Map(articles.map((article) => [article.source.file, article]))
    this.#orphans = new Map(
      articles.flatMap((article) => {
        const { origin } = article.fields
        return origin && !files.has(article.source.file) ? [[`${origin.url} ${article.language}`, article]] : []
      }),
    )
    this.#ids = new Set([
      ...folders.filter(({ root }) => root === 'articles').map(({ name }) => name),
      ...recorded.flatMap(([, { file }]) => (file.startsWith('articles/') ? [folderOf(file)] : [])),
    ])
    this.#slugs = new Set([
      ...articles.map(({ language, fields }) => `${language} ${fields.slug}`),
      ...recorded.map(([, { file, slug }]) => `${languageOf(file)} ${slug}`),
    ])
    for (const { post } of posts) {
      const entry = anyEntryOf(recorded, { kind, key: post.key })
      if (entry && !this.#folders.has(post.group)) this.#folders.set(post.group, folderOf(entry.file))
    }
  }

  /** Reports whether a post or a translation of it has a place in this language. */
  has({ group }: FoundPost, language: string): boolean {
    return this.#taken.has(`${group} ${language}`)
  }

  place(post: FoundPost, converted: ConvertedText, language: string): PlacedPost {
    const { kind, destination, ledger } = this.#input
    const key = textKey({ kind, key: post.key, language })
    const entry = ledger.texts[key]
    const orphan = this.#takeOrphan(post, language)
    const known = entry ? { id: folderOf(entry.file), slug: entry.slug } : { id: orphan?.id, slug: orphan?.fields.slug }
    const slug = known.slug ?? this.#freeSlug(post, language)
    this.#slugs.add(`${language} ${slug}`)
    const id = known.id ?? this.#freeFolder(post, { language, slug })
    this.#ids.add(id)
    this.#folders.set(post.group, this.#folders.get(post.group) ?? id)
    this.#taken.add(`${post.group} ${language}`)
    const file = `articles/${id}/${language}.md`
    const isDeleted = entry !== undefined && !existsSync(join(destination.site, entry.file))
    // An editor's changes take precedence, such as another slug or status.
    const own = this.#current.get(file)
    const actual = own?.fields.slug ?? slug
    const isDraft = own?.isHidden === true && own.fields.status === 'draft'
    return {
      post,
      converted,
      language,
      id,
      slug: actual,
      file,
      path: localPath(articlePath(actual), { language, defaultLanguage: destination.languages[0] }),
      key,
      isOpen: !isDeleted && post.visibility.kind === 'public' && !isDraft,
      isDeleted,
    }
  }

  /** Returns the orphan that is this post, which is nobody else's from now on. */
  #takeOrphan(post: FoundPost, language: string): LoadedArticle | undefined {
    const { destination, oldUrl } = this.#input
    const name = `${originOf(post, { oldUrl, newUrl: destination.url })} ${language}`
    const orphan = this.#orphans.get(name)
    this.#orphans.delete(name)
    return orphan
  }

  #freeSlug({ slug, title }: FoundPost, language: string): string {
    return firstFree(validSlug(slug, title), (candidate) => this.#slugs.has(`${language} ${candidate}`))
  }

  /** A post goes into the folder of its translations, unless that has a text in its language. */
  #freeFolder(post: FoundPost, { language, slug }: { readonly language: string; readonly slug: string }): string {
    const shared = this.has(post, language) ? undefined : this.#folders.get(post.group)
    return shared ?? firstFree(slug, (candidate) => this.#ids.has(candidate))
  }
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
