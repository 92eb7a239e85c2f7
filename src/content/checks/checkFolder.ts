import { type Language, canonicalTag } from '../../shared/languages/languages.ts'
import { didYouMean } from '../advice/didYouMean.ts'
import type { EntryFolder } from '../load/entries/entry.ts'
import { documentFiles } from '../load/listAddresses.ts'
import type { FolderItem } from '../load/files/listFolder.ts'
import { type LoadedContent, entriesOf } from '../load/loadedContent.ts'
import { leadsOut } from '../load/files/readRegularFile.ts'
import { type Fault, type ProblemDetails, type Problem, problemIn } from '../problem.ts'
import { publicationParts } from '../load/files/publicationParts.ts'

/** Reports top-level names that are almost right, which would otherwise be ignored silently like any other name. */
export function checkTopLevel({ top, collections }: LoadedContent): readonly Problem[] {
  const there = new Set(top.map((item) => item.name))
  return top.flatMap(({ name, kind }) => {
    const wanted = collections.some(({ definition }) => definition.name === name) ? 'folder' : publicationParts.get(name)
    if (wanted === 'folder' && kind === 'outside') return [problemIn(name, leadsOut)]
    if (wanted === 'folder' && kind !== 'folder')
      return [misplaced(name, { message: 'This is a file, but it must be a folder.', fix: `Create a folder \`${name}/\`.` })]
    const near = wanted || kind === 'folder' || name.startsWith('.') ? undefined : nearPart(name)
    if (near === undefined || there.has(near)) return []
    const message = `"${name}" is not part of a publication, so it is ignored.`
    return [misplaced(name, { message, fix: `Did you mean \`${near}\`?` })]
  })
}

const data = /^(.+)\.(?:json5?|ya?ml|toml)$/i

/** Returns the part that a name was probably meant to be: one with a similar name, or with the same one in another format. */
function nearPart(name: string): string | undefined {
  const stem = data.exec(name)?.[1]
  const parts = [...publicationParts.keys()]
  return didYouMean(name, parts) ?? (stem === undefined ? undefined : parts.find((part) => data.exec(part)?.[1] === stem))
}

function misplaced(name: string, fault: Fault): Problem {
  return problemIn(name, { severity: 'error', rule: 'unknown-part', ...fault })
}

const text = /^(.*)\.(?:md|markdown|mdown|mdx)$/i

/** Checks that texts are in files that the loader reads: `<folder>/<lang>.md`. */
export function checkFileNames({ folders, strays, languages, site }: LoadedContent): readonly Problem[] {
  return [
    ...folders.flatMap((folder) => checkFolder(folder, { known: languages.known, listed: site.languages, wordless: site.wordless })),
    ...strays
      .filter((stray) => text.test(stray.name))
      .map(({ root, name }) => {
        const message = `A text is in ${root}/ itself, where it is ignored.`
        const fix = `Move it to \`${root}/${text.exec(name)?.[1]}/en.md\`.`
        return problemIn(`${root}/${name}`, { severity: 'error', rule: 'misplaced-file', message, fix })
      }),
  ]
}

interface FolderLanguages {
  /** Languages that texts may be written in. */
  readonly known: readonly Language[]
  /** Languages that the site lists. */
  readonly listed: readonly Language[]
  /** Languages that the site lists although there are no words for them. */
  readonly wordless: readonly Language[]
}

function checkFolder({ root, name, items, deeper = [] }: EntryFolder, languages: FolderLanguages): readonly Problem[] {
  const { known, wordless } = languages
  const files = items.flatMap((item) => {
    const stem = text.exec(item.name)?.[1]
    if (stem === undefined) return []
    const isRead = item.name.endsWith('.md') && known.includes(stem)
    const language = canonicalTag(stem) ?? stem.toLowerCase()
    return [{ name: item.name, stem: language, isRead, isFolder: item.kind === 'folder' }]
  })
  if (files.length === 0) {
    if (items.some(({ kind }) => kind === 'unreadable')) return []
    const [first] = deeper
    const [message, fix] =
      first === undefined
        ? ['The folder has no text.', 'Write `en.md` in it.']
        : [`The folder has no text; one in a folder inside it, \`${first}\`, is ignored.`, `Move it to \`${root}/${first}\`.`]
    return [problemIn(`${root}/${name}`, { severity: 'warning', rule: 'empty-folder', message, fix })]
  }
  const byStem = Map.groupBy(files, (file) => file.stem)
  const found = files.flatMap((file) => {
    const place = `${root}/${name}/${file.name}`
    if (file.isFolder) {
      const message = 'This is a folder, not a file.'
      return [problemIn(place, { severity: 'error', rule: 'unreadable-file', message, fix: 'Replace it with a file that can be read.' })]
    }
    if (file.isRead || (wordless.includes(file.stem) && file.name === `${file.stem}.md`)) return []
    const twin = byStem.get(file.stem)?.find((other) => other !== file)
    if (twin && known.includes(file.stem)) {
      const message = `The folder has this language twice: ${twin.name} and ${file.name}.`
      return [problemIn(place, { severity: 'error', rule: 'duplicate-language', message, fix: `Keep only \`${file.stem}.md\`.` })]
    }
    return [problemIn(place, { severity: 'error', rule: 'unknown-language', ...unknownLanguage(file, languages) })]
  })
  return [...found, ...deeper.map((path) => unreadBelow({ root, name }, path))]
}

/** Reports a folder inside one of an entry, whose text the loader does not read. */
function unreadBelow({ root, name }: Pick<EntryFolder, 'root' | 'name'>, path: string): Problem {
  const [folder, file] = path.split('/')
  return problemIn(`${root}/${name}/${folder}`, {
    severity: 'warning',
    rule: 'unread-folder',
    message: `The text of this folder, \`${file}\`, is ignored.`,
    fix: `Move it to \`${root}/${path}\`, or give the folder a name that begins with a dot.`,
  })
}

function unknownLanguage(
  { name, stem }: { readonly name: string; readonly stem: string },
  { known, listed, wordless }: FolderLanguages,
): Fault {
  const isTag = canonicalTag(stem) === stem
  if (isTag && !known.includes(stem) && !wordless.includes(stem)) {
    const message = `"${stem}" is not among \`languages\`, so this file is left out.`
    return { message, fix: `Add '${stem}' to \`languages\` in site.config.ts, and its words in \`languages/${stem}.yaml\`.` }
  }
  const near = isTag ? stem : didYouMean(stem, listed)
  const fix = near ? `Did you mean \`${near}.md\`?` : `Name it after one of ${listed.join(', ')}.`
  return { message: `"${name}" is not named after a language, so it is ignored.`, fix }
}

/** Paths that every build writes itself, besides the pages. */
const built =
  /^(?:page-data|slice-data|assets|articles|authors|info|\.roomwright)$|^(?:page-data|slice-data|\.roomwright)\/|(?:^|\/)(?:feed\.(?:atom|rss|json)|sitemap(?:-[\w-]+)?\.xml|robots\.txt|llms\.txt)\/|^(?:sw\.js|404\.html|500\.html|(?:[a-z]{2,3}(?:-\w+)*\/)?offline\.html)(?:\/|$)/

/**
 * Checks that no file of `public/` replaces a built file or a folder of built files, and that none is a hidden file, which is not
 * published.
 */
export function checkPublicFiles({ publicFiles, publicHidden, addresses }: LoadedContent): readonly Problem[] {
  const documents = documentFiles(addresses)
  const twins = [...Map.groupBy(publicFiles, (file) => file.toLowerCase()).values()].flatMap(([first = '', ...others]) =>
    others.map((file) => problemIn(`public/${file}`, { ...twin, message: `Its name differs from ${first} only in capitals.` })),
  )
  const folders = new Map([...documents].flatMap(([file, page]) => foldersAbove(file).map((folder): [string, string] => [folder, page])))
  const hidden = publicHidden.filter((file) => !built.test(file))
  const clashes = [...publicFiles, ...publicHidden].flatMap((file) => {
    const page = documents.get(file) ?? folders.get(file) ?? foldersAbove(file).flatMap((folder) => documents.get(folder) ?? [])[0]
    if (page === undefined && !built.test(file)) return []
    const message = `The build writes a file or folder of this name: ${page === undefined ? file : `the page ${page}`}.`
    return [problemIn(`public/${file}`, { severity: 'error', rule: 'public-clash', message, fix: 'Give it another name.' })]
  })
  const uncontained = publicFiles.filter((file) => /\p{Cc}/u.test(file)).map((file) => problemIn(`public/${file}`, controls))
  return [...clashes, ...twins, ...hidden.map(leftOut), ...uncontained]
}

/** Windows, macOS and some hosts take two such names for the same one. */
const twin = { severity: 'warning', rule: 'public-twin', fix: 'Give one of the two another name.' } as const

function leftOut(file: string): Problem {
  return problemIn(`public/${file}`, {
    severity: 'warning',
    rule: 'hidden-file',
    message: 'A name that begins with a dot is not published, except the folder `public/.well-known/`.',
    fix: 'Give it a name without the dot, or remove it from `public/`.',
  })
}

/** Lists the folders above a file: `a/b/c` lies in `a/b` and `a`. */
function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

const special: ProblemDetails = {
  severity: 'error',
  rule: 'special-file',
  message: 'This is neither a file nor a folder.',
  fix: 'Remove it, or replace it with a file.',
}

const controls: ProblemDetails = {
  severity: 'error',
  rule: 'special-file',
  message: 'This name has a control character, which the lists of buckets cannot contain.',
  fix: 'Give it another name.',
}

const unnamed: ProblemDetails = {
  severity: 'error',
  rule: 'special-file',
  message: 'This name is not UTF-8 text, so no address can lead to it.',
  fix: 'Give it another name.',
}

/** Explains what is wrong with an item that is neither a file nor a folder. */
export function faultOfKind({ name, kind }: FolderItem): ProblemDetails | undefined {
  if (kind === 'outside') return leadsOut
  return kind !== 'special' ? undefined : name.includes('\uFFFD') ? unnamed : special
}

/**
 * Checks that no symbolic link leads out of the publication folder, since its target would be published, and that there are no special
 * files.
 */
export function checkFileKinds(content: LoadedContent): readonly Problem[] {
  const items = [
    ...content.folders.flatMap((folder) => folder.items.map((item) => ({ ...item, name: `${folder.root}/${folder.name}/${item.name}` }))),
    ...content.strays.map(({ root, name, kind }) => ({ kind, name: `${root}/${name}` })),
    ...content.publicOutside.map((file) => ({ kind: 'outside', name: `public/${file}` }) as const),
    ...content.publicSpecial.map((file) => ({ kind: 'special', name: `public/${file}` }) as const),
  ]
  return items.flatMap((item) => {
    const fault = faultOfKind(item)
    return fault ? [problemIn(item.name, fault)] : []
  })
}

/** Warns of files in languages that the site does not list, which are in no output. */
export function checkLanguages(content: LoadedContent): readonly Problem[] {
  const { languages } = content.site.fields
  if (!languages) return []
  return entriesOf(content)
    .filter((entry) => !languages.includes(entry.language))
    .map(({ source, language }) => notListed(source.file, language))
}

/** Reports a file in a language that the site does not list. */
export function notListed(file: string, language: Language): Problem {
  const message = `The site has no pages in "${language}", so this file is left out.`
  const fix = `Add '${language}' to \`languages\` in site.config.ts.`
  return problemIn(file, { severity: 'warning', rule: 'language-not-listed', message, fix })
}

/** Checks that each author has a file in the default language, which stands in for languages that have none. */
export function checkDefaultLanguage({ site, authors }: LoadedContent): readonly Problem[] {
  if (!site.fields.languages) return []
  const [language] = site.languages
  const bySlug = Map.groupBy(authors, (author) => author.id)
  return [...bySlug]
    .filter(([, entries]) => entries.every((entry) => entry.language !== language))
    .map(([slug]) =>
      problemIn(`authors/${slug}`, {
        severity: 'error',
        rule: 'missing-language',
        message: `The author has no file in the default language.`,
        fix: `Write \`authors/${slug}/${language}.md\`.`,
      }),
    )
}
