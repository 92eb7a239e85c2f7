import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundlerManifest } from './describeBundle.ts'
import { inlineTokens } from './inlineTokens.ts'
import { splitBlocks } from './splitBlocks.ts'

/**
 * Sheets of what no first screen shows, taken out of all others, by the opening of the blocks that they hold: what is seen on paper alone,
 * and what lies over a page once it was opened or stands below an article.
 */
export const lateSheets = { print: '@media print{', late: '@layer late{' } as const

export interface JoinOptions {
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
