import { join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { readPlainFile } from '../../platform/files/readPlainFile.ts'
import { type ChangedFile, type MadeParts, type Reason, readMade } from './Traces.ts'

/** Returns the file with the traces of a publication's builds into an output folder. */
export function tracesFile({ cache, site, out }: BuiltFolder): string {
  return join(cache, 'publications', `${nameOf(site)}-${nameOf(out)}.traces`)
}

/** Returns the file in which a publication's last build into an output folder recorded its inputs. */
export function unchangedFile({ cache, site, out }: BuiltFolder): string {
  return join(cache, 'publications', `${nameOf(site)}-${nameOf(out)}.unchanged`)
}

/** Returns the file with what all documents of a publication's output share. */
export function standingFile({ cache, site, out }: BuiltFolder): string {
  return join(cache, 'publications', `${nameOf(site)}-${nameOf(out)}.standing`)
}

/** Returns the file with the snapshot of a publication. */
export function snapshotFile({ cache, site }: Pick<BuiltFolder, 'cache' | 'site'>): string {
  return join(cache, 'publications', `${nameOf(site)}.snapshot`)
}

interface BuiltFolder {
  readonly cache: string
  /** The publication folder. */
  readonly site: string
  readonly out: string
}

/** What the last build did with a page, and why. */
export interface Why {
  readonly path: string
  readonly state: 'made' | 'kept'
  /** Empty if the page was kept. */
  readonly reasons: readonly (Reason & { readonly source: { readonly file: string; readonly line: number } })[]
}

/** Explains why the last build made the page at a path, or that it kept it; undefined if there is no such page. */
export function why(path: string, folder: BuiltFolder): Why | undefined {
  const read = readMade(tracesFile(folder))
  const name = `page ${path}`
  if (!read?.has(name)) return undefined
  const { made } = read
  const reasons = made.parts[name]
  if (!reasons) return { path, state: 'kept', reasons: [] }
  const named = namedReasons(reasons, made)
  // A page reads its own text first, and its outline follows from that.
  const text = named.find(({ fact }) => textFile(fact) !== undefined)
  const cause = (reason: Reason) => (reason.fact === 'its outline' ? (text ?? reason) : reason)
  return { path, state: 'made', reasons: named.map((reason) => ({ ...reason, source: sourceOf(cause(reason), made, folder.site) })) }
}

function namedReasons(reasons: readonly Reason[], { everything }: MadeParts): readonly Reason[] {
  if (everything !== undefined) {
    // The other kinds follow from these: a new page changes the footer, too.
    const causes = everything.filter(({ fact }) => Object.hasOwn(basePlaces, fact) || codeFile(fact) !== undefined)
    const words = everything.filter(({ fact }) => wordsIn(fact) !== undefined)
    // Settings can replace words.
    if (!causes.some(({ fact }) => fact === 'settings')) causes.push(...words)
    return causes.length > 0 ? causes : everything
  }
  return reasons.length > 0 ? reasons : [{ fact: 'a new page', before: '', after: '' }]
}

/** Sources of what all pages depend on: a file, or a folder ending in `/`. `site.config.ts` has the settings and what follows from them. */
const basePlaces: Readonly<Record<string, string>> = {
  engine: 'site.config.ts',
  'service worker': 'site.config.ts',
  settings: 'site.config.ts',
  categories: 'categories.yaml',
  'paid links': 'ads.json',
  authors: 'authors/',
  pages: 'pages/',
  'style sheet': 'public/custom.css',
  logo: 'public/logo.svg',
  drawings: 'public/drawings.svg',
  'files in public': 'public/',
}

/** Returns the file of the text that a fact is about. */
function textFile(fact: string): string | undefined {
  return /^(?:card|body|record) of (.+)$/.exec(fact)?.[1]
}

/** Returns the file of the publication's code that a kind stands for. */
function codeFile(fact: string): string | undefined {
  return /^code (.+)$/.exec(fact)?.[1]
}

/** Returns the language whose words a kind stands for. */
function wordsIn(fact: string): string | undefined {
  return /^words in (.+)$/.exec(fact)?.[1]
}

/** Returns the file and line a fact comes from: an article's own file, one of `basePlaces`, or the file changed in a list or folder. */
function sourceOf({ fact }: Reason, { files }: MadeParts, site: string): { readonly file: string; readonly line: number } {
  const component = /^component (.+)$/.exec(fact)?.[1]
  if (component !== undefined) return { file: `components/${component}.tsx`, line: 1 }
  const code = codeFile(fact)
  if (code !== undefined) return { file: code, line: 1 }
  const language = wordsIn(fact)
  if (language !== undefined) {
    const words = `languages/${language}.yaml`
    return { file: readPlainFile(join(site, words)) === undefined ? 'site.config.ts' : words, line: 1 }
  }
  const place = basePlaces[fact]
  const own = textFile(fact) ?? (place?.endsWith('/') ? undefined : place)
  const isCause = (file: string) => (own === undefined ? file.startsWith(place ?? '') : file === own)
  const changed = files.find(({ file }) => isCause(file)) ?? (textFile(fact) === undefined ? undefined : pictureBeside(own ?? '', files))
  const file = changed?.file ?? own ?? place ?? 'site.config.ts'
  return { file, line: lineOf(fact, changed, readPlainFile(join(site, file)) ?? '') }
}

/** Returns a picture beside a text that was changed itself. */
function pictureBeside(text: string, files: readonly ChangedFile[]): ChangedFile | undefined {
  const folder = text.slice(0, text.lastIndexOf('/') + 1)
  return files.find(({ file }) => file.startsWith(folder) && !file.endsWith('.md'))
}

function lineOf(fact: string, changed: ChangedFile | undefined, text: string): number {
  const lines = text.split(/\r\n|\n|\r/)
  const front = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1
  if (fact.startsWith('body of ')) return front + 2
  const place = lines.findIndex((line, index) => index < front && changed?.fields.some((field) => line.startsWith(`${field}:`)))
  return Math.max(place, 0) + 1
}

/** Returns a file name for what is cached about a folder. */
function nameOf(folder: string): string {
  return shortHash(folder, 16)
}
