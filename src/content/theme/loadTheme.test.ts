import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { lookColours } from '../../shared/colours/themeColours.ts'
import { type TestFiles, article, loadFiles } from '../testing/loadFiles.ts'
import { checkLetters } from './checkLetters.ts'

const fonts = join(import.meta.dirname, '../../ui/fonts')
const latin = readFileSync(join(fonts, 'ysabeau-latin-wght-normal.woff2'))
const settings = (theme: string) =>
  `export default {\n  key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'],\n  theme: ${theme},\n}\n`

async function load(theme: string, files: TestFiles = {}) {
  const further = (content: Parameters<typeof checkLetters>[0]) => Promise.resolve(checkLetters(content))
  const { publication, problems } = await loadFiles({ 'site.config.ts': settings(theme), ...files }, { further })
  const told = problems.filter(({ rule }) => rule !== 'no-authors')
  return {
    theme: publication?.theme,
    told: told.map(
      ({ file, line, column, severity, rule, message, fix }) => `${file}:${line}:${column} ${severity} ${rule}: ${message} ${fix}`,
    ),
  }
}

test('a publication that sets nothing, or only the default look, has no theme', async () => {
  expect(await load('{}')).toEqual({ theme: undefined, told: [] })
  expect(await load("{ look: 'house' }")).toEqual({ theme: undefined, told: [] })
})

test('a publication can change some colours of its look', async () => {
  const { theme } = await load("{ look: 'plain', colours: { light: { accent: '#7a1fa2' } } }")
  expect(theme?.colours.dark).toEqual(lookColours.plain.dark)
  expect(theme?.colours.light).toMatchObject({ ground: '#ffffff', accent: '#7a1fa2', focus: '#7a1fa2' })
})

test('an unknown look is reported with the nearest one', async () => {
  expect((await load("{ look: 'plane' }")).told).toEqual([expect.stringContaining('site.config.ts:3:18 error wrong-value')])
  expect((await load("{ look: 'plane' }")).told[0]).toContain('Did you mean `plain`?')
})

describe('the faces of a publication', () => {
  const face = (src: string, more = '') => `{ faces: { text: { name: 'Own Text', files: [{ src: '${src}'${more} }] } } }`

  it.each([
    ['fonts/own.woff2', 'fonts/own.woff2'],
    ['./fonts/own.woff2', 'fonts/own.woff2'],
    ['/fonts/own.woff2', 'public/fonts/own.woff2'],
    ['own.woff2', 'public/own.woff2'],
  ])('in %s are read from %s, with their letters, weights and measures', async (src, file) => {
    const { theme, told } = await load(face(src), { [file]: latin })
    expect(told).toEqual([])
    const [read] = theme?.faces.text?.files ?? []
    expect(read).toMatchObject({ weight: [400, 700], isItalic: false })
    expect(read?.path.endsWith(file)).toBe(true)
    expect(read?.ranges[0]).toEqual([0x20, 0x7e])
    expect(read?.metrics.isSerif).toBe(false)
    expect(read?.metrics.width).toBeCloseTo(0.4174, 4)
    expect((read?.metrics.ascent ?? 0) + (read?.metrics.descent ?? 0)).toBeGreaterThan(0.9)
  })

  it('have the weight and style that the settings give', async () => {
    const { theme } = await load(face('own.woff2', ", weight: '450 600', style: 'italic'"), { 'own.woff2': latin })
    expect(theme?.faces.text?.files[0]).toMatchObject({ weight: [450, 600], isItalic: true })
  })

  it.each([
    ['that is not there', {}, 'There is no file "own.woff2" in the publication.'],
    ['of another format', { 'own.woff2': Buffer.from('OTTO and more') }, '"own.woff2" is an OpenType file; a face is a WOFF2 file.'],
    ['that is no font', { 'own.woff2': '<html>' }, '"own.woff2" is not a font; a face is a WOFF2 file.'],
    ['that is cut', { 'own.woff2': latin.subarray(0, 800) }, '"own.woff2" is a broken WOFF2 file.'],
    ['that is too large', { 'own.woff2': Buffer.alloc(1_500_000) }, 'The file is 1.5 MB; it may be at most 1 MB.'],
  ])('are reported at their position if a file is one %s', async (_how, files: TestFiles, message) => {
    const { told, theme } = await load(face('own.woff2'), files)
    expect(theme).toBeUndefined()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^site\.config\.ts:3:62 error theme-face: /)
    expect(told[0]).toContain(message)
  })

  it('must be in the publication', async () => {
    expect((await load(face('../own.woff2'))).told).toEqual([expect.stringContaining('There is no file "../own.woff2"')])
  })

  it.each([
    ["{ faces: { text: { name: 'Own', files: [{ src: 'own.woff2', weight: 1200 }] } } }", '"1200" is not a weight'],
    ["{ faces: { text: { name: 'Own\"}', files: [{ src: 'own.woff2' }] } } }", 'is not the name of a face'],
    ["{ faces: { text: { name: 'Own', files: [] } } }", 'a list of files'],
    ["{ faces: { heading: { name: 'Own', files: [{ src: 'own.woff2' }] } } }", 'Write one of `display`, `text`.'],
  ])('are refused with the settings %s', async (theme, part) => {
    const { told } = await load(theme, { 'own.woff2': latin })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(part)
  })

  it('are reported with the letters that they lack, by language', async () => {
    const { told } = await load(face('own.woff2'), {
      'own.woff2': latin,
      'articles/first/en.md': article({ title: 'Łódź' }, 'The word дуб means oak.\n'),
    })
    expect(told).toEqual([
      'site.config.ts:3:27 warning theme-letters: The face "Own Text" lacks letters of the texts in English (`en`): ó Ł ź б д у. Another face is used for them. Add a file of the face that has them, or choose another face.',
    ])
  })
})

describe('the logo of a publication', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const png = await sharp({ create: { width: 300, height: 60, channels: 4, background: '#123456' } })
    .png()
    .toBuffer()

  it('may be an inline drawing, one for each scheme', async () => {
    const { theme, told } = await load("{ logo: { light: '/logo.svg', dark: '/night/logo.svg' } }", {
      'public/logo.svg': drawing,
      'public/night/logo.svg': drawing,
    })
    expect(told).toEqual([])
    expect(theme?.logo).toMatchObject({
      light: { kind: 'drawing', svg: drawing, address: '/logo.svg' },
      dark: { address: '/night/logo.svg' },
    })
  })

  it('may be a picture, with its size', async () => {
    const { theme, told } = await load("{ logo: { light: '/brand.png' } }", { 'public/brand.png': png })
    expect(told).toEqual([])
    expect(theme?.logo?.light).toMatchObject({ kind: 'picture', address: '/brand.png', width: 300, height: 60 })
  })

  it.each([
    ["{ light: '/logo.svg' }", {}, 'site.config.ts:3:27 error theme-logo: There is no file public/logo.svg.'],
    ["{ light: 'logo.svg' }", {}, 'Write `/logo.svg`.'],
    ["{ light: 'public/logo.svg' }", {}, 'Write `/logo.svg`.'],
    ["{ light: '/logo.jpg' }", {}, 'is not the address of an SVG or PNG file'],
    [
      "{ light: '/brand.png' }",
      { 'public/brand.png': 'no picture' },
      'site.config.ts:3:27 error theme-logo: The picture public/brand.png is broken.',
    ],
    ["{ light: '/brand.svg' }", { 'public/brand.svg': '<svg' }, 'public/brand.svg:1:5 error drawing-broken'],
    [
      "{ light: '/brand.svg' }",
      { 'public/brand.svg': drawing.replace('<path', '<script>alert(1)</script><path') },
      'public/brand.svg:1:59 error drawing-refused: `<script>` is more than a drawing: the logo cannot be part of a page. Remove it.',
    ],
    ["{ dark: '/logo.svg' }", { 'public/logo.svg': drawing }, '`light` is missing'],
  ])('is reported if it is wrong: %s', async (logo, files: TestFiles, expected) => {
    const { told, theme } = await load(`{ logo: ${logo} }`, files)
    expect(theme).toBeUndefined()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(expected)
  })
})

describe('a custom style sheet', () => {
  it('is part of the theme, as a hash of its content', async () => {
    const { theme, told } = await load('{}', { 'public/custom.css': 'p { color: red }\n' })
    expect(told).toEqual([])
    expect(theme?.customSheet).toMatch(/^[\da-f]{8}$/)
    const other = await load('{}', { 'public/custom.css': 'p { color: blue }\n' })
    expect(other.theme?.customSheet).not.toBe(theme?.customSheet)
  })

  it.each([
    ['p { color: red', '1:3 error', 'This `{` is never closed.'],
    ['p { color: red }\n}', '2:1 error', 'This `}` closes nothing.'],
    ['p { margin: calc(1px + (2px) }', '1:17 error', 'This `(` is never closed.'],
    ['/* a note\np { color: red }', '1:1 error', 'This comment is never closed.'],
    ['p::before { content: "a }\n', '1:22 error', 'This text in quotes is never closed.'],
    [
      "@import 'https://fonts.example/a.css';",
      '1:9 error',
      'does not let style sheets load from another host: https://fonts.example/a.css.',
    ],
    ['@import url(//fonts.example/a.css);', '1:9 error', 'another host'],
    ['p { background: url("https://a.example/a.png") }', '1:21 error', 'another host'],
    ['p { background: url(a.png) }', '1:17 error', 'Write `/a.png`.'],
    ['@import "/more.css";', '1:1 warning', 'loads a round trip later'],
  ])('is reported if it contains %s', async (css, place, message) => {
    const { told } = await load('{}', { 'public/custom.css': css })
    expect(told[0]).toContain(`public/custom.css:${place} custom-css: `)
    expect(told[0]).toContain(message)
  })

  it.each([
    ['p { background: url( a.png )', ['1:3', '1:17']],
    ['p { background: url(/a/*b.png) } }', ['1:34']],
    ['p { background: url(/a b.png) }', []],
    ['p { background: url() }', []],
    ["p { background: url('/a.png' }", ['1:20']],
    ['"\\', ['1:1']],
  ])('has its problems reported at their positions: %s', async (css, places) => {
    const { told } = await load('{}', { 'public/custom.css': css, 'public/a.png': 'x' })
    expect(told.map((line) => /custom\.css:(\d+:\d+)/.exec(line)?.[1])).toEqual(places)
  })

  // Each exceeded the time limit of a test before the scan became a single pass.
  it.each([
    ['spaces behind `url(`', `url(${' '.repeat(190_000)}`],
    ['addresses that never end', 'url('.repeat(45_000)],
    ['quotes behind backslashes', '"\\'.repeat(95_000)],
    ['brackets that close nothing', `${'('.repeat(95_000)}${']'.repeat(95_000)}`],
  ])('is checked in time even if it is very long: %s', async (_name, css) => {
    expect((await load('{}', { 'public/custom.css': css })).told.length).toBeGreaterThan(0)
  })

  it('may contain brackets and addresses in strings and comments', async () => {
    const css =
      "/* } ) */ p::before { content: '} url(a.png) \\' /* ' } /* https://a.example */\n@media (width < 20rem) { p { background: url( '/a.png' ) } }\n"
    expect((await load('{}', { 'public/custom.css': css, 'public/a.png': 'x' })).told).toEqual([])
  })
})
