import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, isFreePage, reservedPart, resembledPage } from '../../content/load/entries/freePages.ts'
import type { LoadedPage } from '../../content/load/loadedContent.ts'
import { slugFault } from '../../content/schemas/fields.ts'
import { pageSchema } from '../../content/schemas/pageSchema.ts'
import { type NamedPage, localPath, namedPageNames, namedPaths, pageKey } from '../../shared/addresses/paths.ts'
import type { ConvertedText, FoundPost, LeftOut } from '../FoundPost.ts'
import { type LedgerText, anyEntryOf, textKey } from '../record/Ledger.ts'
import { type PlaceInput, firstFree, folderOf, isListed, languageFor, validSlug } from './placePosts.ts'
import type { PlacedPost } from './PlacedPost.ts'

/** Names of pages in other programs, with the page that the engine knows. */
const known: Readonly<Record<string, NamedPage>> = {
  about: 'about-us',
  'about-us': 'about-us',
  privacy: 'privacy-policy',
  'privacy-policy': 'privacy-policy',
  terms: 'terms',
  'terms-of-service': 'terms',
  'terms-of-use': 'terms',
  'terms-and-conditions': 'terms',
  'editorial-policy': 'editorial-policy',
}

/** Maximum number of top-level pages linked in the footer; more would bury it. */
const mostInFooter = 8

/** Gives each page of the source its language, its folder in `pages/` and its address: the old one, if it is valid here. */
export function placePages(input: PlaceInput): { readonly placed: readonly PlacedPost[]; readonly leftOut: readonly LeftOut[] } {
  const placer = new PagePlacer(input)
  const leftOut: LeftOut[] = []
  const placed = input.posts.flatMap(({ post, converted }): readonly PlacedPost[] => {
    const result = placer.place(post, converted)
    if (typeof result !== 'string') return [result]
    leftOut.push({ place: post.place, why: result })
    return []
  })
  return { placed, leftOut }
}

/** Gives out folders and addresses, each once. */
class PagePlacer {
  readonly #input: PlaceInput
  /** The publication's pages by file. */
  readonly #current: ReadonlyMap<string, LoadedPage>
  readonly #ids: Set<string>
  /** The folder of each group of translations. */
  readonly #folders = new Map<string, string>()
  /** Groups and folders that have a text, each with its language. */
  readonly #taken = new Set<string>()
  /** Paths of the pages placed so far. */
  readonly #paths = new Set<string>()
  #inFooter: number

  constructor(input: PlaceInput) {
    const { kind, posts, destination, ledger } = input
    const { content, languages } = destination
    const recorded = Object.entries(ledger.texts)
    this.#input = input
    this.#current = new Map(content.pages.map((page) => [page.source.file, page] as const))
    this.#ids = new Set([
      ...namedPageNames,
      ...content.pages.map(({ id }) => id),
      ...recorded.flatMap(([, { file }]) => (file.startsWith('pages/') ? [folderOf(file)] : [])),
    ])
    for (const { post } of posts) {
      const entry = anyEntryOf(recorded, { kind, key: post.key })
      if (entry) this.#folders.set(post.group, folderOf(entry.file))
    }
    this.#inFooter = content.pages.filter(({ id, language }) => isFreePage(id) && language === languages[0]).length
  }

  /** Returns the place of a page, or why it has none. */
  place(post: FoundPost, converted: ConvertedText): PlacedPost | string {
    const { kind, destination, ledger } = this.#input
    const { languages, site } = destination
    const language = languageFor(post.language, languages)
    const fault = faultOf(post)
    if (fault !== undefined) return fault
    if (!isListed(post.language, languages) && this.#taken.has(`${post.group} ${language}`))
      return `in the language "${post.language}", which the publication does not list`
    const key = textKey({ kind, key: post.key, language })
    const entry = ledger.texts[key]
    const id = entry ? folderOf(entry.file) : this.#folderFor(post, language)
    if (this.#taken.has(`${id} ${language}`)) return `a second page for \`pages/${id}\` in this language`
    this.#ids.add(id)
    this.#folders.set(post.group, id)
    this.#taken.add(`${post.group} ${language}`).add(`${id} ${language}`)
    const file = `pages/${id}/${language}.md`
    const isDeleted = entry !== undefined && !existsSync(join(site, entry.file))
    const { address, page } = isFreePage(id)
      ? this.#addressFor(post, { id, file, language, entry })
      : { address: addressOfNamed(id), page: {} }
    return {
      post,
      converted,
      language,
      id,
      file,
      key,
      isPlaceholder: this.#current.get(file)?.fields.placeholder === true,
      isDeleted,
      slug: address,
      path: localPath(address, { language, defaultLanguage: languages[0] }),
      isOpen: !isDeleted,
      page,
    }
  }

  /** A page goes into the folder of its translations, otherwise into that of the named page that it is. */
  #folderFor({ slug: written, title, group }: FoundPost, language: string): string {
    const slug = validSlug(written, title)
    const name = Object.hasOwn(known, slug) ? known[slug] : undefined
    const named = this.#folders.get(group) ?? (name !== undefined && !this.#taken.has(`${name} ${language}`) ? name : undefined)
    return named ?? firstFree(slug, (candidate) => this.#ids.has(candidate))
  }

  /** Returns the address of one of the publication's own pages, with the fields that its front matter needs. */
  #addressFor(
    post: FoundPost,
    { id, file, language, entry }: Pick<PlacedPost, 'id' | 'file' | 'language'> & { readonly entry: LedgerText | undefined },
  ): { readonly address: string; readonly page: NonNullable<PlacedPost['page']> } {
    const { content, languages } = this.#input.destination
    const there = this.#current.get(file)
    const pathOf = (address: string) => localPath(address, { language, defaultLanguage: languages[0] })
    const isFree = (address: string) =>
      isAddress(address, languages) &&
      !this.#paths.has(pathOf(address)) &&
      (!content.addresses.has(pathOf(address)) || (there !== undefined && addressOf(there) === address))
    const wanted = withoutLanguage(post.address, language)
    const address =
      (there ? addressOf(there) : entry?.slug) ??
      (wanted !== undefined && isFree(wanted) ? wanted : `/${firstFree(id, (candidate) => !isFree(`/${candidate}`))}`)
    this.#paths.add(pathOf(address))
    const isNear = address.split('/').length === 2 && (entry !== undefined || this.#inFooter < mostInFooter)
    if (isNear && language === languages[0]) this.#inFooter++
    // Its address tells `check` that a page such as "term" is not a slip for one of the engine's.
    const isWritten = address !== `/${id}` || resembledPage(id) !== undefined
    return { address, page: { ...(isWritten && { address }), ...(!isNear && { place: 'none' as const }) } }
  }
}

function addressOfNamed(id: string): string {
  return namedPaths[namedPageNames.find((page) => page === id) ?? 'home']
}

function faultOf({ visibility, title, address }: FoundPost): string | undefined {
  if (address !== undefined && withoutEnd(address) === '/') return 'the front page of the old site; `pages/home` describes the one here'
  if (visibility.kind === 'hidden') return `a page that is not public (${visibility.why}); pages cannot be drafts here`
  if (visibility.kind === 'later') return `a page that is due at ${visibility.at}; pages cannot be scheduled here`
  return title === undefined ? 'a page without a title' : undefined
}

function isAddress(address: string, languages: readonly string[]): boolean {
  return pageSchema.shape.address.safeParse(address).success && reservedPart(address, languages) === undefined
}

/** Returns the old address without its language prefix; undefined if it is not valid here. */
function withoutLanguage(address: string | undefined, language: string): string | undefined {
  if (address === undefined) return undefined
  const path = withoutEnd(address)
  const bare = path.startsWith(`/${language}/`) ? path.slice(language.length + 1) : path
  return bare
    .split('/')
    .slice(1)
    .some((part) => slugFault(part) !== undefined)
    ? undefined
    : bare
}

function withoutEnd(address: string): string {
  return pageKey(address).replace(/\/index(?:\.html?)?$|\.html?$/, '') || '/'
}
