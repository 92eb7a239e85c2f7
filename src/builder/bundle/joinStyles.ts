import { hash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

export type BundlerManifest = Readonly<Record<string, ManifestChunk>>

/**
 * Sheets of what no first screen shows, taken out of all others, by the opening of the blocks that they hold: what is seen on paper alone,
 * and what lies over a page once it was opened or stands below an article.
 */
const lateSheets = { print: '@media print{', late: '@layer late{' } as const

interface JoinOptions {
  /** Folder of the bundler's output. */
  readonly client: string
  readonly manifest: BundlerManifest
  /** The `@layer` statement that must stand before all rules: the first mention of a layer decides its place. */
  readonly layerOrder: string
}

/**
 * Makes one style sheet of the many that an entry's modules bring, so that a document names one file for its component:
 * the layout's, and for each component what the layout has not brought already; and the late sheets.
 * Gives the files by entry name.
 */
export function joinStyles({ client, manifest, layerOrder }: JoinOptions): ReadonlyMap<string, readonly string[]> {
  const sheets = new Map<string, string>()
  const read = (file: string) => {
    const known = sheets.get(file) ?? readFileSync(join(client, file), 'utf8').trim()
    sheets.set(file, known)
    return known
  }
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry)
  const layout = new Set(entries.filter(([, chunk]) => chunk.name === 'layout').flatMap(([key]) => stylesOf(manifest, key)))
  const joined = new Map<string, readonly string[]>()
  const texts = new Map<string, string>()
  for (const [key, { name = '' }] of entries) {
    const files = name === 'layout' ? [...layout] : stylesOf(manifest, key).filter((file) => !layout.has(file))
    if (files.length === 0) continue
    texts.set(name, [...(name === 'layout' ? [layerOrder] : []), ...files.map(read)].join(''))
  }
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'))
  const final = inlineTokens(
    texts,
    scripts.map((name) => readFileSync(join(client, 'assets', name), 'utf8')),
  )
  for (const name of readdirSync(join(client, 'assets'))) if (name.endsWith('.css')) rmSync(join(client, 'assets', name))
  let sheetsOfEntries: readonly (readonly [string, string])[] = [...final]
  const late = Object.entries(lateSheets).map(([name, opening]): [string, string] => {
    const split = sheetsOfEntries.map(([entry, text]) => [entry, splitBlocks(text, opening)] as const)
    sheetsOfEntries = split.map(([entry, { rest }]) => [entry, rest])
    return [name, [...new Set(split.flatMap(([, { blocks }]) => blocks))].join('')]
  })
  for (const [name, text] of [...sheetsOfEntries, ...late]) {
    const file = `assets/${name}-${hash('sha256', text, 'hex').slice(0, 8)}.css`
    writeFileSync(join(client, file), text)
    joined.set(name, [file])
  }
  return joined
}

/** The style sheets of an entry, its imports' first. */
function stylesOf(manifest: BundlerManifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const inherited = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen))
  return [...new Set([...inherited, ...(chunk.css ?? [])])]
}

/** A style sheet without the blocks of one kind, and those alone, each in its layer. */
interface SplitSheet {
  readonly rest: string
  readonly blocks: readonly string[]
}

/** Takes all blocks with an opening such as `@media print{` out of a minified style sheet. */
export function splitBlocks(sheet: string, opening: string): SplitSheet {
  let kept = ''
  const blocks: string[] = []
  let rest = sheet
  for (let start = rest.indexOf(opening); start >= 0; start = rest.indexOf(opening)) {
    const end = endOfBlock(rest, start + opening.length)
    kept += rest.slice(0, start)
    const layer = layerAt(kept)
    const rules = rest.slice(start, end)
    blocks.push(layer === undefined ? rules : `@layer ${layer}{${rules}}`)
    rest = rest.slice(end)
  }
  return { rest: kept + rest, blocks }
}

/** Behind the brace that closes the block whose inside begins at `start`. */
function endOfBlock(text: string, start: number): number {
  let depth = 1
  let place = start
  for (; depth > 0 && place < text.length; place++) {
    if (text[place] === '{') depth++
    else if (text[place] === '}') depth--
  }
  return place
}

/** The layer that is open at the end of a text. */
function layerAt(text: string): string | undefined {
  const start = text.lastIndexOf('@layer ')
  const [, layer] = /^@layer ([\w-]+)\{/.exec(text.slice(start)) ?? []
  if (start < 0 || layer === undefined) return undefined
  const inside = start + `@layer ${layer}{`.length
  return endOfBlock(`${text}\0`, inside) > text.length ? layer : undefined
}

/** The rule that holds the tokens, as the minifier writes it. */
const root = /:root\{([^{}]*)\}/g
const definition = /(?<=^|;)(--[\w-]+):([^;]*)(?=;|$)/g

/**
 * Puts the value of each custom property of `:root` that is defined once and used once in its place: primitives are for those
 * who write the styles, and a document that carries its styles need not carry both names. `others`: texts that may use them too.
 */
export function inlineTokens(sheets: ReadonlyMap<string, string>, others: readonly string[]): ReadonlyMap<string, string> {
  let inlined = new Map(sheets)
  for (;;) {
    const text = [...inlined.values(), ...others].join('\n')
    const token = tokensOf(text).find(([name]) => !name.startsWith(known) && isSingle(name, text))
    if (!token) return inlined
    inlined = new Map([...inlined].map(([key, sheet]) => [key, inline(sheet, token)]))
  }
}

/** Publications' own drawings use these. */
const known = '--colour-'

type Token = readonly [name: string, value: string]

function tokensOf(text: string): readonly Token[] {
  const bodies = [...text.matchAll(root)].map(([, body = '']) => body)
  return bodies.flatMap((body) => [...body.matchAll(definition)].map(([, name = '', value = '']): Token => [name, value]))
}

/** Named twice in all: where it is defined and where it is used. */
function isSingle(name: string, text: string): boolean {
  return text.match(new RegExp(`${name}(?![\\w-])`, 'g'))?.length === 2 && text.includes(`var(${name})`)
}

function inline(sheet: string, [name, value]: Token): string {
  return sheet.replace(new RegExp(`(?<=[{;])${name}:[^;{}]*(;|(?=}))`), '').replace(`var(${name})`, () => value)
}
