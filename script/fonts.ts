import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

// npm run fonts: writes src/ui/fonts/, the faces of the font packages with no more than the weights, letters and features that are in use.
const root = join(import.meta.dirname, '..')
const declared = readFileSync(join(root, 'src/ui/tokens/fonts.css'), 'utf8')
const target = join(root, 'src/ui/fonts')
const packages = 'node_modules/@fontsource-variable'
const face = /font-weight: (\d+) (\d+);[^}]*?fonts\/([^']+)'[^}]*?unicode-range:\s*([^;]+);/g

/** What the styles ask for, and kerning. */
const features = ['kern', 'lnum', 'tnum']

/** Headlines are large enough to show f and i collide; in running text ligatures would cost a tenth of the file. */
const headlineFeatures = [...features, 'liga', 'locl']

mkdirSync(target, { recursive: true })
const faces = [...declared.matchAll(face)].map(([, min, max, name = '', ranges = '']) => ({ min, max, name, letters: lettersOf(ranges) }))
if (faces.length !== declared.split('.woff2').length - 1) throw new Error('fonts.css has a face that this script cannot read')
for (const [index, { min, max, name, letters }] of faces.entries()) {
  const [source] = globSync(`${packages}/*/files/${name.replace('-latin-1-', '-latin-')}`, { cwd: root })
  if (source === undefined) throw new Error(`No font package has ${name}`)
  const font = readFileSync(join(root, source))
  const later = new Set(faces.slice(index + 1).flatMap((other) => (sibling(other.name) === sibling(name) ? other.letters : [])))
  // Not in the package's types yet: `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: name.startsWith('brygada') ? headlineFeatures : features,
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  }
  const small = await subsetFont(font, letters.filter((letter) => !later.has(letter)).join(''), options)
  writeFileSync(join(target, name), small)
  process.stdout.write(`${name}: ${font.length} to ${small.length} bytes\n`)
}
for (const licence of globSync(`${packages}/*/LICENSE`, { cwd: root })) {
  writeFileSync(join(target, `${basename(join(licence, '..'))}-LICENSE.txt`), readFileSync(join(root, licence)))
}

/** What the files of one family and style have in common; of two that hold a letter, a browser takes it from the later. */
function sibling(name: string): string {
  return name.replace(/-(latin|cyrillic)(-ext|-1)?-/, '-')
}

/** The characters of a `unicode-range`. */
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
