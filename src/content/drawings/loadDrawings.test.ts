import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`
const logoOf = async (text: string) => {
  const result = await loadFiles({ 'public/logo.svg': text })
  return { logo: result.publication?.drawings.logo, places: placesOf(result) }
}

test('a drawing of plain shapes is used unchanged', async () => {
  const logo = svg(
    '<g fill="none" stroke="var(--colour-accent, #a2431c)"><path d="M0 0h5" transform="rotate(10 5 5)"/></g>',
    ' color="#000"',
  )
  expect(await logoOf(`\n${logo}\n`)).toEqual({ logo, places: [] })
})

test('leftovers of drawing programs are removed', async () => {
  const written = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/" version="1.1" xml:space="preserve" viewBox="0 0 9 9"><metadata><rdf:RDF/></metadata><inkscape:grid/><path class="a" inkscape:label="b" data-name="c" style="fill: #fff; stroke-width:2" d="M0 0"/></svg>`
  expect(await logoOf(written)).toEqual({
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0" fill="#fff" stroke-width="2"/></svg>',
    places: [],
  })
})

test('ids in a logo get a prefix, so that they cannot clash with those of the page', async () => {
  const { logo } = await logoOf(
    svg(
      '<linearGradient id="content"><stop offset="0"/></linearGradient><linearGradient id="b" href="#content"/><path d="M0 0" fill="url(#b)"/>',
    ),
  )
  expect(logo).toContain('id="logo-content"')
  expect(logo).toContain('href="#logo-content"')
  expect(logo).toContain('fill="url(#logo-b)"')
})

test.each([
  '<script>alert(1)</script>',
  '<base href="https://a.example/"/>',
  '<meta http-equiv="refresh" content="0;url=https://a.example/"/>',
  '<form action="https://a.example/"><input/></form>',
  '<filter id="f"><feImage href="https://a.example/"/></filter>',
  '<image href="https://a.example/"/>',
  '<use href="https://a.example/#a"/>',
  '<use href="#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<style>* { display: none }</style>',
  '<foreignObject><p>a</p></foreignObject>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<iframe src="https://a.example/"/>',
  '<link rel="stylesheet" href="https://a.example/"/>',
  '<PATH d="M0 0"/>',
  '<g xmlns="http://www.w3.org/1999/xhtml"/>',
  '<path d="M0 0" onclick="alert(1)"/>',
  '<path d="M0 0" fill="url(https://a.example/)"/>',
  '<path d="M0 0" fill="u\\72l(https://a.example/)"/>',
  '<path d="M0 0" fill="image-set(\'https://a.example/\' 1x)"/>',
  '<path d="M0 0" style="background: url(https://a.example/)"/>',
  '<path d="M0 0" style="fill: url(https://a.example/)"/>',
  '<path d="M0 0" srcdoc="a"/>',
  '<linearGradient id="a" href="https://a.example/#a"/>',
  '<linearGradient id="a" xlink:href="data:image/svg+xml,a"/>',
])('a logo that contains more than shapes is left out: %s', async (inside) => {
  const { logo, places } = await logoOf(svg(inside))
  expect(logo).toBeUndefined()
  expect(places).toContainEqual(expect.stringMatching(/^public\/logo\.svg:1:\d+ drawing-refused$/))
})

test.each([
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n<path></svg>', 2],
  ['logo.svg', 'not a drawing', 1],
  ['logo.svg', '', 1],
  ['logo.svg', '<html/>', 1],
  ['logo.svg', svg('&nothing;'), 1],
  ['logo.svg', svg(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`), 1],
  ['drawings.svg', svg('\n<symbol>'), 2],
  ['drawings.svg', '<svg', 1],
  ['favicon.svg', '<svg', 1],
  ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>', 1],
] as const)('%s that cannot be drawn is an error: %s', async (name, text, line) => {
  const { problems } = await loadFiles({ [`public/${name}`]: text })
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', file: `public/${name}`, line, rule: 'drawing-broken' }))
})

test('symbols with more than shapes are left out, and symbols that match no category are reported', async () => {
  const sprite = svg(
    '<symbol id="furniture" viewBox="0 0 7 2">\n<path d="M0 0"/></symbol>\n<symbol id="b"><script/></symbol><symbol id="furnitur"/><symbol/>',
  )
  const result = await loadFiles({ 'public/drawings.svg': sprite })
  expect([...(result.publication?.drawings.symbols ?? [])]).toEqual([
    ['furniture', { viewBox: '0 0 7 2', shapes: '\n<path d="M0 0"/>' }],
    ['furnitur', { shapes: '' }],
  ])
  expect(placesOf(result)).toEqual([
    'public/drawings.svg:3:1 unknown-drawing',
    'public/drawings.svg:3:16 drawing-refused',
    'public/drawings.svg:3:34 unknown-drawing',
    'public/drawings.svg:3:57 unknown-drawing',
  ])
  expect(result.problems.filter(({ rule }) => rule === 'unknown-drawing').map(({ fix }) => fix)).toEqual([
    'Write one of `furniture`, or remove the drawing.',
    'Did you mean `furniture`?',
    'Write a `<symbol id="…" viewBox="…">` for each category, with its slug as the id.',
  ])
})

test('a publication without drawings has none', async () => {
  expect((await loadFiles({})).publication?.drawings).toEqual({ symbols: new Map() })
})

test('a drawings.svg without a symbol is reported', async () => {
  const result = await loadFiles({ 'public/drawings.svg': svg('<path d="M0 0"/>') })
  expect(placesOf(result)).toEqual(['public/drawings.svg:1:1 unknown-drawing'])
})

test('symbols may be inside `<defs>`', async () => {
  const result = await loadFiles({ 'public/drawings.svg': svg('<defs><symbol id="furniture"><path d="M0 0"/></symbol></defs>') })
  expect([...(result.publication?.drawings.symbols.keys() ?? [])]).toEqual(['furniture'])
  expect(placesOf(result)).toEqual([])
})

// Each took minutes before the scan became a single pass.
test.each([
  ['a value of one long word', `<path d="${'a'.repeat(900_000)}"/>`],
  ['a style of spaces', `<path style="fill: red${' '.repeat(900_000)}x"/>`],
  ['a style without a colon', `<path style="${'fill '.repeat(180_000)}"/>`],
])('a drawing may hold %s', async (_name, inside) => {
  const { problems } = await loadFiles({ 'public/drawings.svg': svg(`<symbol id="furniture">${inside}</symbol>`) })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

const doubled = (part: (index: number) => string) => Array.from({ length: 26 }, (_, index) => part(index)).join('')
const masks = doubled((index) => `<mask id="m${index + 1}">${`<rect width="9" height="9" mask="url(#m${index})"/>`.repeat(2)}</mask>`)

// Each level doubles the drawing work: 18 levels take four seconds of processor time.
test.each([
  ['logo.svg', svg(`${masks}<rect width="9" height="9" mask="url('#m26')"/>`)],
  ['drawings.svg', svg(`<symbol id="furniture">${masks}<rect width="9" height="9" style="mask: url(#m26)"/></symbol>`)],
  [
    'favicon.svg',
    svg(`<defs>${doubled((index) => `<g id="m${index + 1}">${`<use href="#m${index}"/>`.repeat(2)}</g>`)}</defs><use href="#m26"/>`),
  ],
  [
    'favicon.svg',
    svg(
      `<style>${doubled((index) => `.c${index} { mask: url(#m${index}) }`)}</style>${masks.replace(/mask="url\(#m(\d+)\)"/g, 'class="c$1"')}<rect class="c26"/>`,
    ),
  ],
])('%s may not multiply its parts without limit', async (file, text) => {
  const { problems } = await loadFiles({ [`public/${file}`]: text })
  expect(problems.filter(({ severity }) => severity === 'error').map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    expect.stringMatching(/^drawing-broken The drawing expands to more than 100000 parts/),
  ])
})

test('a drawing may have circular references, and many references to one part', async () => {
  const round = '<g id="a" mask="url(#b)"/><mask id="b"><g mask="url(#a)"/></mask>'
  const often = `<linearGradient id="c"><stop offset="0"/></linearGradient>${'<path d="M0 0h1" fill="url(#c)"/>'.repeat(1000)}`
  expect((await logoOf(svg(round + often))).places).toEqual([])
})

test('the message about an element with a very long name stays short', async () => {
  const { problems } = await loadFiles({ 'public/logo.svg': svg(`<${'g'.repeat(500_000)}`) })
  expect(problems.find(({ rule }) => rule === 'drawing-broken')?.message.length).toBeLessThan(300)
})
