import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { componentPrefix, islandPrefix } from '../../shared/pages/pageData.ts'
import { type BundlerManifest, stylesOf } from './bundlerManifest.ts'
import { inlineTokens } from './inlineTokens.ts'
import { tokensIn } from './spareTokens.ts'
import { splitSheet } from './splitSheet.ts'

interface JoinOptions {
  /** Folder of the browser files, to which the sheets are written. */
  readonly client: string
  /** Folder with the bundler's style sheets. */
  readonly sheets: string
  /** The bundler's manifest of that folder. */
  readonly manifest: BundlerManifest
  /** The `@layer` statement that must come before all rules: the first mention of a layer decides its order. */
  readonly layerOrder: string
}

/**
 * Joins the style sheets of each entry's modules into one, so that a document needs a single file for its component: the layout's sheet,
 * for each component what the layout does not include, and two that no first screen needs: `print`, and `late`, which begins with what is
 * at the bottom of any page and ends with the script-specific rules. Returns the files by entry name.
 */
export function joinStyles({ client, sheets: folder, manifest, layerOrder }: JoinOptions): ReadonlyMap<string, readonly string[]> {
  // An island's styles are included with the pages that contain it.
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry && !chunk.name?.startsWith(islandPrefix))
  const layout = new Set(entries.filter(([, { name }]) => name === 'layout').flatMap(([key]) => stylesOf(manifest, key)))
  const filesOf = entries.map(([key, { name = '' }]) => {
    const files = stylesOf(manifest, key)
    return { name, files: name === 'layout' ? files : files.filter((file) => !layout.has(file)) }
  })
  const sheets = readSheets({ client, folder }, new Set(filesOf.flatMap(({ files }) => files)))
  const rest = filesOf
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => {
      const text = textOf(files, sheets, 'rest') + (name === `${componentPrefix}article` ? '' : textOf(files, sheets, 'below'))
      return [name, name === 'layout' ? layerOrder + text : text] as const
    })
  const all = [...sheets.keys()]
  const late = [
    ['print', textOf(all, sheets, 'print')],
    [
      'late',
      tokensIn(textOf(all, sheets, 'rest')) + textOf(all, sheets, 'below') + textOf(all, sheets, 'late') + textOf(all, sheets, 'scripts'),
    ],
  ] as const
  for (const name of readdirSync(join(client, 'assets'))) if (name.endsWith('.css')) rmSync(join(client, 'assets', name))
  return new Map([...rest, ...late].map(([name, text]) => [name, [writeSheet(client, { name, text })]]))
}

type Sheets = ReadonlyMap<string, ReturnType<typeof splitSheet>>

/** Reads the bundler's style sheets, each once, with tokens inlined. */
function readSheets({ client, folder }: { readonly client: string; readonly folder: string }, files: ReadonlySet<string>): Sheets {
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'))
  const inlined = inlineTokens(
    new Map([...files].map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    scripts.map((name) => readFileSync(join(client, 'assets', name), 'utf8')),
  )
  return new Map([...inlined].map(([file, sheet]) => [file, splitSheet(sheet)]))
}

function textOf(files: readonly string[], sheets: Sheets, part: 'rest' | 'below' | 'print' | 'late' | 'scripts'): string {
  return files.map((file) => sheets.get(file)?.[part] ?? '').join('')
}

/** Writes a style sheet into the client's folder; returns its path there. */
function writeSheet(client: string, { name, text }: { readonly name: string; readonly text: string }): string {
  const file = `assets/${name}-${shortHash(text, 8)}.css`
  writeFileSync(join(client, file), text)
  return file
}
