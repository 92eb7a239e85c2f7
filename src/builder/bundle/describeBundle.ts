import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { hashFile } from '../../platform/hashFile.ts'
import { componentPrefix, documentScripts } from '../../shared/pageData.ts'
import { textDirection } from '../../shared/textDirection.ts'
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
  const entries = Object.values(manifest).filter((chunk) => chunk.isEntry)
  const runtime = entries.find((chunk) => chunk.name === 'runtime')
  if (!runtime) throw new Error('The client bundle has no runtime entry')
  const needed = entryKeys(manifest, 'runtime', 'app').flatMap((key) => scriptsOf(manifest, key))
  const chunks = Object.fromEntries(
    entries
      .filter((chunk) => chunk !== runtime)
      .map(({ name = '', file }): [string, string[]] => [name, [file, ...(styles.get(name) ?? [])].map((path) => `/${path}`)])
      .concat([[documentScripts, [...new Set(needed)]]])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const files = readdirSync(join(client, 'assets'))
    .sort()
    .map((name) => `assets/${name}`)
  const readSheet = (file: string) => readFileSync(join(client, file), 'utf8')
  const layout = readSheet(styles.get('layout')?.[0] ?? '')
  const besideArticles = [`${componentPrefix}article`, 'blocks'].flatMap((name) => styles.get(name) ?? []).map(readSheet)
  const description: BundleDescription = {
    files,
    compilationHash: hashOf(client, files),
    chunks,
    runtime: `/${runtime.file}`,
    styles: Object.fromEntries([...styles.values()].flat().map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8')])),
    layouts: { page: bothAlphabets(layout), article: bothAlphabets(spareTokens(withoutBelow(layout), besideArticles)) },
    faces: readFaces(layout),
    scriptStyles: divideScripts(readFileSync(join(client, styles.get('late')?.[0] ?? ''), 'utf8'), textDirection),
    print: `/${styles.get('print')?.[0] ?? ''}`,
    late: `/${styles.get('late')?.[0] ?? ''}`,
    looks: readLooks(root, join(directory, 'looks')),
    workers: {
      serve: readFileSync(join(directory, 'serve/worker.js'), 'utf8'),
      leave: readFileSync(join(directory, 'leave/worker.js'), 'utf8'),
    },
    fonts: Object.fromEntries(
      Object.values(manifest)
        .filter((chunk) => chunk.src?.endsWith('.woff2'))
        .map((chunk) => [basename(chunk.src ?? '', '.woff2'), `/${chunk.file}`]),
    ),
  }
  writeFileSync(join(directory, descriptionFile), JSON.stringify(description))
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
