import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

// npm run fonts: writes src/ui/fonts/ and src/ui/looks/fonts/, the typefaces of the font packages reduced to the weights, letters and
// features in use.
const root = join(import.meta.dirname, '..')
const packages = 'node_modules/@fontsource-variable'
const face = /font-weight: (\d+) (\d+);[^}]*?fonts\/([^']+)'[^}]*?unicode-range:\s*([^;]+);/g

/** Features used by the styles, and kerning. */
const features = ['kern', 'lnum', 'tnum']

/** Headlines are large enough to show a collision of f and i; in running text, ligatures would cost a tenth of the file. */
const headlineFeatures = [...features, 'liga', 'locl']

await cutFaces({ declared: 'src/ui/tokens/fonts.css', target: 'src/ui/fonts', families: ['brygada-1918', 'ysabeau'] })
await cutFaces({ declared: 'src/ui/looks/blueprint.css', target: 'src/ui/looks/fonts', families: ['sofia-sans-condensed'] })

interface FacesToCut {
  /** The style sheet that declares the typefaces. */
  readonly declared: string
  readonly target: string
  /** Names of their packages. */
  readonly families: readonly string[]
}

async function cutFaces(faces: FacesToCut): Promise<void> {
  const declared = readFileSync(join(root, faces.declared), 'utf8')
  const target = join(root, faces.target)
  mkdirSync(target, { recursive: true })
  const found = [...declared.matchAll(face)].map(([, min, max, name = '', ranges = '']) => ({ min, max, name, letters: lettersOf(ranges) }))
  if (found.length !== declared.split('.woff2').length - 1) throw new Error('The style sheet has a face that this script cannot read')
  for (const [index, { min, max, name, letters }] of found.entries()) {
    const [source] = globSync(`${packages}/*/files/${name.replace('-latin-1-', '-latin-')}`, { cwd: root })
    if (source === undefined) throw new Error(`No font package has ${name}`)
    const font = readFileSync(join(root, source))
    const later = new Set(found.slice(index + 1).flatMap((other) => (sibling(other.name) === sibling(name) ? other.letters : [])))
    // `keepFeatures` is not yet in the package's types.
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: name.startsWith('ysabeau') ? features : headlineFeatures,
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    }
    const small = await subsetFont(font, letters.filter((letter) => !later.has(letter)).join(''), options)
    writeFileSync(join(target, name), small)
    process.stdout.write(`${name}: ${font.length} to ${small.length} bytes\n`)
  }
  for (const family of faces.families) {
    writeFileSync(join(target, `${family}-LICENSE.txt`), readFileSync(join(root, packages, family, 'LICENSE')))
  }
}

/** Returns what the files of one family and style have in common; if two have a letter, browsers use the later file. */
function sibling(name: string): string {
  return name.replace(/-(latin|cyrillic)(-ext|-1)?-/, '-')
}

/** Lists the characters of a `unicode-range`. */
function lettersOf(ranges: string): readonly string[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
}
