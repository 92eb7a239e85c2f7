import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

// npm run fonts: writes src/ui/fonts/, the faces of the font packages with no more than the weights and letters that fonts.css declares.
const root = join(import.meta.dirname, '..')
const declared = readFileSync(join(root, 'src/ui/tokens/fonts.css'), 'utf8')
const target = join(root, 'src/ui/fonts')
const packages = 'node_modules/@fontsource-variable'
const face = /font-weight: (\d+) (\d+);[^}]*?fonts\/([^']+)'[^}]*?unicode-range: ([^;]+);/g

mkdirSync(target, { recursive: true })
for (const [, min, max, name = '', ranges = ''] of declared.matchAll(face)) {
  const [source] = globSync(`${packages}/*/files/${name}`, { cwd: root })
  if (source === undefined) throw new Error(`No font package has ${name}`)
  const font = readFileSync(join(root, source))
  const small = await subsetFont(font, lettersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
  writeFileSync(join(target, name), small)
  process.stdout.write(`${name}: ${font.length} to ${small.length} bytes\n`)
}
for (const licence of globSync(`${packages}/*/LICENSE`, { cwd: root })) {
  writeFileSync(join(target, `${basename(join(licence, '..'))}-LICENSE.txt`), readFileSync(join(root, licence)))
}

/** The characters of a `unicode-range`. */
function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
