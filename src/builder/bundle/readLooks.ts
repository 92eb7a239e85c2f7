import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { shortHash } from '../../platform/contentHash.ts'
import { lookNames } from '../../shared/colours/themeColours.ts'
import type { LookSheet } from './ClientBundle.ts'
import { engineClasses } from './engineClasses.ts'
import { readFaces } from './readFaces.ts'
import { rewriteSheet } from './splitSheet.ts'

const folder = 'src/ui/looks'

/** Writes the files of the looks in `ui/looks` into `target`, and returns each look by name; the house look is the engine's own sheets. */
export function readLooks(root: string, target: string): Readonly<Record<string, LookSheet>> {
  const common = readFileSync(join(root, folder, 'common.css'), 'utf8')
  const names = lookNames.filter((name) => name !== 'house')
  return Object.fromEntries(names.map((name) => [name, readLook(name, { root, target, common })]))
}

interface LookPlace {
  readonly root: string
  readonly target: string
  /** Rules that come before the look's own. */
  readonly common: string
}

/** Reads a look from one sheet or two: `<name>.article.css` has the rules for articles, narrow windows and print. */
function readLook(name: string, { root, target, common }: LookPlace): LookSheet {
  const sheets = [`${name}.css`, `${name}.article.css`].map((file) => join(root, folder, file)).filter((file) => existsSync(file))
  const written = sheets.map((file) => readFileSync(file, 'utf8')).join('')
  const files: string[] = []
  const text = nameClasses(common + written, root).replace(/url\('(\.\/[^']+\.woff2)'\)/g, (_all, source: string) => {
    const content = readFileSync(join(root, folder, source))
    const path = `assets/${basename(source, '.woff2')}-${shortHash(content, 8)}.woff2`
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), content)
    files.push(path)
    return `url('/${path}')`
  })
  const sheet = rewriteSheet(text, {})
  const faces = readFaces(sheet)
  // The headline fonts come first.
  const [display] = faces
  const cardFaces = faces.filter(({ family, isItalic }) => family === display?.family && !isItalic).map(({ url }) => url.slice(1))
  return { sheet, files, faces, cardFaces }
}

/** Resolves component classes in a look: `.Card_words` is `.words` of `Card.module.css`. Throws if a class does not exist. */
function nameClasses(sheet: string, root: string): string {
  const modules = new Map(globSync('src/ui/**/*.module.css', { cwd: root }).map((path) => [basename(path, '.module.css'), path]))
  const shorten = engineClasses(root)
  return sheet.replace(/\.([A-Z]\w*)_(\w+)/g, (_all, component: string, name: string) => {
    const path = modules.get(component)
    const isThere =
      path !== undefined && existsSync(join(root, path)) && new RegExp(`\\.${name}\\b`).test(readFileSync(join(root, path), 'utf8'))
    if (!isThere) throw new Error(`A look names the class .${name} of ${component}.module.css, which does not exist`)
    return `.${shorten(name, join(root, path))}`
  })
}
