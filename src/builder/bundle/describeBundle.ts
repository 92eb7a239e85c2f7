import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { hashFile } from '../../platform/files/hashFile.ts'
import { componentPrefix, documentScripts } from '../../shared/pages/pageData.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import { type BundleDescription, type LayoutSheets, descriptionFile } from './ClientBundle.ts'
import { type BundlerManifest, readBundlerManifest } from './bundlerManifest.ts'
import { joinStyles } from './joinStyles.ts'
import { readFaces, withoutCyrillic } from './readFaces.ts'
import { readLooks } from './readLooks.ts'
import { divideScripts } from './scriptStyles.ts'
import { spareTokens } from './spareTokens.ts'
import { withoutBelow } from './splitSheet.ts'

/** Writes `bundle.json`: what documents need to know about the bundler's output in `directory`. */
export function describeBundle(root: string, directory: string): void {
  const client = join(directory, 'client')
  const manifestIn = (folder: string) => readBundlerManifest(join(folder, 'bundle-manifest.json'))
  const manifest = manifestIn(client)
  const sheets = join(directory, 'styles')
  const styles = joinStyles({
    client,
    sheets,
    manifest: manifestIn(sheets),
    layerOrder: readFileSync(join(root, 'src/ui/tokens/layers.css'), 'utf8').trim(),
  })
  const runtime = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === 'runtime')
  if (!runtime) throw new Error('The client bundle has no runtime entry')
  const files = readdirSync(join(client, 'assets'))
    .sort()
    .map((name) => `assets/${name}`)
  const description: BundleDescription = {
    files,
    compilationHash: hashOf(client, files),
    chunks: chunksOf(manifest, styles),
    runtime: `/${runtime.file}`,
    ...describeStyles(client, styles),
    looks: readLooks(root, join(directory, 'looks')),
    workers: {
      serve: readFileSync(join(directory, 'serve/worker.js'), 'utf8'),
      leave: readFileSync(join(directory, 'leave/worker.js'), 'utf8'),
    },
    fonts: fontsIn(manifest),
  }
  writeFileSync(join(directory, descriptionFile), JSON.stringify(description))
}

/** Style sheets by entry. */
type Styles = ReturnType<typeof joinStyles>

/** Returns the files of each chunk, its script first, and the scripts that every document needs. */
function chunksOf(manifest: BundlerManifest, styles: Styles): BundleDescription['chunks'] {
  const needed = entryKeys(manifest, 'runtime', 'app').flatMap((key) => scriptsOf(manifest, key))
  const chunks = Object.values(manifest)
    .filter(({ isEntry, name }) => isEntry && name !== 'runtime')
    .map(({ name = '', file }): [string, string[]] => [name, [file, ...(styles.get(name) ?? [])].map((path) => `/${path}`)])
  return Object.fromEntries([...chunks, [documentScripts, [...new Set(needed)]] as const].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type StyleDescription = Pick<BundleDescription, 'styles' | 'layouts' | 'faces' | 'scriptStyles' | 'print' | 'late'>

/** Reads the style sheets, and those of the layout in the forms that documents hold. */
function describeStyles(client: string, styles: Styles): StyleDescription {
  const texts = new Map([...styles.values()].flat().map((file) => [file, readFileSync(join(client, file), 'utf8')]))
  const fileOf = (name: string) => styles.get(name)?.[0] ?? ''
  const layout = texts.get(fileOf('layout')) ?? ''
  const besideArticles = [`${componentPrefix}article`, 'blocks']
    .flatMap((name) => styles.get(name) ?? [])
    .map((file) => texts.get(file) ?? '')
  return {
    styles: Object.fromEntries([...texts].map(([file, text]) => [`/${file}`, text])),
    layouts: { page: bothAlphabets(layout), article: bothAlphabets(spareTokens(withoutBelow(layout), besideArticles)) },
    faces: readFaces(layout),
    scriptStyles: divideScripts(texts.get(fileOf('late')) ?? '', textDirection),
    print: `/${fileOf('print')}`,
    late: `/${fileOf('late')}`,
  }
}

/** Returns the URLs of the font files by their names without hashes. */
function fontsIn(manifest: BundlerManifest): BundleDescription['fonts'] {
  const fonts = Object.values(manifest).filter((chunk) => chunk.src?.endsWith('.woff2'))
  return Object.fromEntries(fonts.map(({ src = '', file }) => [basename(src, '.woff2'), `/${file}`]))
}

function bothAlphabets(sheet: string): LayoutSheets {
  return { cyrillic: sheet, latin: withoutCyrillic(sheet) }
}

function entryKeys(manifest: BundlerManifest, ...names: readonly string[]): readonly string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry && names.includes(manifest[key].name ?? ''))
}

/** Returns the URLs of an entry's script and of its imports. */
function scriptsOf(manifest: BundlerManifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => scriptsOf(manifest, name, seen))]
}

/** Returns a hash of the browser's files with their names. */
function hashOf(directory: string, files: readonly string[]): string {
  const parts = files.map((file) => `${file}\0${hashFile(join(directory, file))}`)
  return shortHash(parts.join('\n'), 20)
}
