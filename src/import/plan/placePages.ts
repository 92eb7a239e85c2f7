import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, isFreePage, reservedPart } from '../../content/load/freePages.ts'
import { slugFault } from '../../content/schemas/fields.ts'
import { pageSchema } from '../../content/schemas/pageSchema.ts'
import { type NamedPage, localPath, namedPageNames, namedPaths, pageKey } from '../../shared/paths.ts'
import type { FoundPost, LeftOut } from '../FoundPost.ts'
import { anyEntryOf, textKey } from '../record/Ledger.ts'
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
export function placePages({ kind, posts, destination, ledger }: PlaceInput): {
  readonly placed: readonly PlacedPost[]
  readonly leftOut: readonly LeftOut[]
} {
  const { content, languages, site } = destination
  const [usual] = languages
  const current = new Map(content.pages.map((page) => [page.source.file, page] as const))
  const recorded = Object.entries(ledger.texts)
  const ids = new Set<string>([
    ...namedPageNames,
    ...content.pages.map(({ id }) => id),
    ...recorded.flatMap(([, { file }]) => (file.startsWith('pages/') ? [folderOf(file)] : [])),
  ])
  const groups = new Map<string, string>()
  for (const { post } of posts) {
    const entry = anyEntryOf(recorded, kind, post)
    if (entry) groups.set(post.group, folderOf(entry.file))
  }
  const taken = new Set<string>()
  const owned = new Set<string>()
  const leftOut: LeftOut[] = []
  let inFooter = content.pages.filter(({ id, language }) => isFreePage(id) && language === usual).length

  const placed = posts.flatMap(({ post, converted }): readonly PlacedPost[] => {
    const refuse = (why: string) => {
      leftOut.push({ place: post.place, why })
      return []
    }
    const language = languageFor(post.language, languages)
    const fault = faultOf(post)
    if (fault !== undefined) return refuse(fault)
    if (!isListed(post.language, languages) && taken.has(`${post.group} ${language}`))
      return refuse(`in the language "${post.language}", which the publication does not list`)
    const key = textKey(kind, post, language)
    const entry = ledger.texts[key]
    const slug = validSlug(post.slug, post.title)
    const name = known[slug]
    const named = groups.get(post.group) ?? (name !== undefined && !taken.has(`${name} ${language}`) ? name : undefined)
    const id = entry ? folderOf(entry.file) : (named ?? firstFree(slug, (candidate) => ids.has(candidate)))
    if (taken.has(`${id} ${language}`)) return refuse(`a second page for \`pages/${id}\` in this language`)
    ids.add(id)
    groups.set(post.group, id)
    taken.add(`${post.group} ${language}`).add(`${id} ${language}`)
    const file = `pages/${id}/${language}.md`
    const there = current.get(file)
    const common = {
      post,
      converted,
      language,
      id,
      file,
      key,
      isPlaceholder: there?.fields.placeholder === true,
      isDeleted: entry !== undefined && !existsSync(join(site, entry.file)),
    }
    const path = (address: string) => localPath(address, language, usual)
    if (!isFreePage(id)) {
      const address = namedPaths[namedPageNames.find((page) => page === id) ?? 'home']
      return [{ ...common, slug: address, path: path(address), isOpen: !common.isDeleted, page: {} }]
    }
    const isFree = (address: string) =>
      isAddress(address, languages) &&
      !owned.has(path(address)) &&
      (!content.addresses.has(path(address)) || (there !== undefined && addressOf(there) === address))
    const wanted = withoutLanguage(post.address, language)
    const address =
      (there ? addressOf(there) : entry?.slug) ??
      (wanted !== undefined && isFree(wanted) ? wanted : `/${firstFree(id, (candidate) => !isFree(`/${candidate}`))}`)
    owned.add(path(address))
    const isNear = address.split('/').length === 2 && (entry !== undefined || inFooter < mostInFooter)
    if (isNear && language === usual) inFooter++
    const page = { ...(address !== `/${id}` && { address }), ...(!isNear && { place: 'none' as const }) }
    return [{ ...common, slug: address, path: path(address), isOpen: !common.isDeleted, page }]
  })
  return { placed, leftOut }
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
