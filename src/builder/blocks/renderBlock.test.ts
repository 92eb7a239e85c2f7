import { describe, expect, test } from 'vitest'
import type { BodyBlock } from '../../content/blocks/engineBlocks.ts'
import { textOn } from '../../content/blocks/palette/paletteBlock.ts'
import { contrast } from '../../shared/colours/colour.ts'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { createWording } from '../words/wording.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { renderBlock } from './renderBlock.ts'
import { centimetresOf, inchesOf, writtenInches } from '../../shared/lengths.ts'
import { lookColours } from '../../shared/colours/themeColours.ts'

const file = { path: '/p.webp', hash: 'cafe', width: 1000, height: 500, colour: '#aabbcc', colours: [], preview: '' }
type EngineBlock = Exclude<BodyBlock, { readonly kind: 'own' }>
const blocks: { readonly [Kind in EngineBlock['kind']]: Extract<EngineBlock, { readonly kind: Kind }> } = {
  project: {
    kind: 'project',
    title: 'A <bench>',
    time: { from: 1, to: 2, unit: 'day' },
    cost: 'moderate',
    difficulty: 'hard',
    tools: ['Saw', 'Plane & rasp'],
  },
  palette: { kind: 'palette', caption: 'The hall.', colours: [{ name: 'Old plaster', hex: '#CBB88D' }] },
  care: { kind: 'care', materials: [{ material: 'Elm', daily: 'Dust', seasonal: 'Wax', never: 'Water' }] },
  'before-after': {
    kind: 'before-after',
    before: { picture: file, alt: 'Bare', caption: 'In May.' },
    after: { picture: file, alt: 'Full', caption: 'In June.' },
  },
  dimensions: {
    kind: 'dimensions',
    sizes: [
      { name: 'Height', cm: 45 },
      { name: 'Board', in: 11.25 },
    ],
  },
  'shopping-list': {
    kind: 'shopping-list',
    items: [
      { item: 'Screws', amount: 1200 },
      { item: 'Oil', amount: '1 tin' },
    ],
  },
  plan: {
    kind: 'plan',
    room: { width: 400, depth: 300 },
    doors: [{ wall: 'bottom', at: 20, width: 80, hinge: 'start', opens: 'in' }],
    furniture: [{ name: 'A <bench>', at: [200, 100], size: [100, 40], shape: 'box' }],
    clearances: [{ between: ['A <bench>', 'right'] }],
  },
  joint: {
    kind: 'joint',
    joint: 'half-lap',
    sizes: [
      { name: 'Width', of: 'width', cm: 6 },
      { name: 'Thickness', of: 'thickness', cm: 3 },
      { name: 'Depth', of: 'depth', in: 0.5 },
    ],
  },
  steps: {
    kind: 'steps',
    parts: [{ name: 'A <bench>', shape: 'board', at: [0, 0], size: [100, 3] }],
    steps: [{ adds: ['A <bench>'], item: 3 }],
  },
  'cutting-list': {
    kind: 'cutting-list',
    sheet: { length: 244, width: 122, grain: false },
    kerf: 0.3,
    boards: [{ name: 'Side', length: 122, width: 61, count: 2, grain: 'any' }],
  },
  chart: { kind: 'chart', chart: 'bars', unit: ' kg', rows: [{ name: 'Oak', value: 1200 }] },
  calculator: { kind: 'calculator', calculator: 'rug-size' },
}
const render = (block: BodyBlock, language = 'en') =>
  renderBlock(block, { wording: createWording(language), pictures: createPicturePlanner(), renderOwn: () => '' })
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('without styles, a block reads as text:', () => {
  test.each([
    ['project', 'A &lt;bench&gt; Time 1–2 days Cost Moderate Difficulty Hard Tools Saw Plane &amp; rasp'],
    ['palette', 'Old plaster #CBB88D ink 8.0 paper 1.7 The hall. Contrast of dark and light text on each; text needs 4.5.'],
    ['care', 'Care Material Daily Each season Never Elm Dust Wax Water'],
    ['before-after', 'Before In May. After In June.'],
    ['dimensions', 'Dimensions Height 45 cm (17 3/4 in) Board 28.6 cm (11 1/4 in)'],
    ['shopping-list', 'Shopping list Screws 1,200 Oil 1 tin'],
    [
      'plan',
      '1 100 cm 39 3/8 in 400 cm 157 1/2 in 300 cm 118 1/8 in Room 400 × 300 cm (157 1/2 × 118 1/8 in) 1 A &lt;bench&gt; 100 × 40 cm (39 3/8 × 15 3/4 in) Door 80 cm (31 1/2 in) A &lt;bench&gt; – right wall 100 cm (39 3/8 in)',
    ],
    [
      'joint',
      'Half-lap joint 6 cm 2 3/8 in 1.3 cm 1/2 in 3 cm 1 1/8 in Width 6 cm (2 3/8 in) Thickness 3 cm (1 1/8 in) Depth 1.3 cm (1/2 in)',
    ],
    ['steps', '1 1 A &lt;bench&gt;'],
    [
      'cutting-list',
      'Cutting list 1 Side 1 Side Sheet 1, 244 × 122 cm (96 1/8 × 48 in) Board Pieces Size 1 Side 2 122 × 61 cm (48 × 24 in) Waste: 50% of the sheets, 1.5 m² (16 sq ft), saw cuts included. Saw cut: 0.3 cm (1/8 in).',
    ],
    ['chart', 'Oak 1,200 kg'],
    [
      'calculator',
      'A rug under a table Common cases For a chair pushed back 60 cm (23 5/8 in) Table, length Table, width Rug, length Rug, width 140 cm (55 1/8 in) 80 cm (31 1/2 in) 260 cm (102 3/8 in) 200 cm (78 3/4 in) 180 cm (70 7/8 in) 90 cm (35 3/8 in) 300 cm (118 1/8 in) 210 cm (82 5/8 in) 220 cm (86 5/8 in) 100 cm (39 3/8 in) 340 cm (133 7/8 in) 220 cm (86 5/8 in) Formula L = l + 2 p, W = w + 2 p The same way back on all four sides. Sold sizes are rounded: take the next one up.',
    ],
  ] as const)('%s', (kind, text) => {
    expect(words(render(blocks[kind]))).toBe(text)
  })
})

test.each([
  ['care', 'Care'],
  ['dimensions', 'Dimensions'],
  ['joint', 'Half-lap joint'],
  ['cutting-list', 'Cutting list'],
  ['calculator', 'A rug under a table'],
] as const)('the caption of a block "%s" stands in place of the engine’s words, %s', (kind, name) => {
  const html = render({ ...blocks[kind], caption: 'Rails & posts' })
  expect(html).toContain('<figcaption>Rails &amp; posts</figcaption>')
  expect(html).not.toContain(`<figcaption>${name}`)
})

test.each([
  [
    'tr',
    'A &lt;bench&gt; Süre 1–2 gün Maliyet Orta Zorluk Zor Aletler Saw Plane &amp; rasp',
    'Ölçüler Height 45 cm (17 3/4 inç) Board 28,6 cm (11 1/4 inç)',
  ],
  [
    'ru',
    'A &lt;bench&gt; Время 1–2 дня Стоимость Средняя Сложность Сложно Инструменты Saw Plane &amp; rasp',
    'Размеры Height 45 см (17 3/4″) Board 28,6 см (11 1/4″)',
  ],
  [
    'ko',
    'A &lt;bench&gt; 시간 1~2일 비용 보통 난이도 어려움 도구 Saw Plane &amp; rasp',
    '치수 Height 45cm (17 3/4인치) Board 28.6cm (11 1/4인치)',
  ],
] as const)('in %s, a block is written in the language of its article', (language, project, dimensions) => {
  expect(words(render(blocks.project, language))).toBe(project)
  expect(words(render(blocks.dimensions, language))).toBe(dimensions)
})

test('no line of a block breaks between a figure and its unit, as in a text', () => {
  const html = render({ kind: 'shopping-list', items: [{ item: 'A board, 18 mm thick', amount: '2 m; 8 ft' }] })
  expect(html).toContain('<li><span>A board, 18\u00a0mm thick</span> <b>2\u00a0m; 8\u00a0ft</b></li>')
})

test('every block is a figure, and markup in its texts is escaped', () => {
  for (const language of engineLanguageCodes) {
    for (const block of Object.values(blocks)) {
      const html = render(block, language)
      expect(html).toMatch(new RegExp(`^<figure data-block="${block.kind}"[^>]*>.*</figure>$`))
      expect(html).not.toContain('<bench>')
    }
  }
})

test('a grade is drawn beside its word, hidden from screen readers', () => {
  expect(render(blocks.project)).toContain('<dd>Moderate <i data-grade="2" aria-hidden="true"></i></dd>')
  expect(render(blocks.project)).toContain('<dd>Hard <i data-grade="3" aria-hidden="true"></i></dd>')
})

test('a length is drawn as its share of the longest', () => {
  expect(render(blocks.dimensions).match(/--share:[\d.]+%/g)).toEqual(['--share:100%', '--share:63.6%'])
})

test.each([
  [100, '39\u00a03/8'],
  [45, '17\u00a03/4'],
  [43.2, '17'],
  [26, '10\u00a01/4'],
  [22, '8\u00a05/8'],
  [2, '3/4'],
  [0.4, '5/32'],
  [0.25, '3/32'],
])('%s cm are %s in on a tape measure', (cm, inches) => {
  expect(inchesOf(cm)).toBe(inches)
})

test('written inches are kept, and converted to centimetres with one decimal', () => {
  expect(writtenInches(17.0625)).toBe('17\u00a01/16')
  expect(centimetresOf(11.25)).toBe(28.6)
})

test('text on a colour has a contrast of at least 4.5', () => {
  expect(textOn('#cbb88d', lookColours.house.light)).toBe(lookColours.house.light.text)
  expect(textOn('#4f2f1f', lookColours.house.light)).toBe(lookColours.house.light.ground)
  for (let grey = 0; grey < 256; grey++) {
    const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`
    expect(contrast(textOn(colour, lookColours.house.light), colour)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a palette with percentages has a strip of its shares, and one without has none', () => {
  // 63 + 19 + 15 + 3 = 100; the second begins at 63 and ends at 82.
  const colours = [
    ['#efe8dc', 63],
    ['#b98f5e', 19],
    ['#84897a', 15],
    ['#a5502f', 3],
  ].map(([hex, percent]) => ({ name: 'A', hex: String(hex), percent: Number(percent) }))
  const html = render({ kind: 'palette', colours })
  expect(html).toContain('linear-gradient(90deg,#efe8dc 0 63%,#b98f5e 0 82%,#84897a 0 97%,#a5502f 0 100%)')
  expect(words(html)).toContain('A 63%')
  expect(render(blocks.palette)).not.toContain('data-shares')
})

test('a palette shows fractional percentages unrounded', () => {
  const colours = [12.5, 87.5].map((percent) => ({ name: 'A', hex: '#efe8dc', percent }))
  expect(words(render({ kind: 'palette', colours }))).toMatch(/A 12\.5% .*A 87\.5%/)
})

test('interactive elements are rendered only if the page runs scripts', () => {
  const live = renderBlock(blocks.calculator, {
    wording: createWording('en'),
    pictures: createPicturePlanner(),
    renderOwn: () => '',
    isLive: true,
  })
  expect(live).toContain('data-island="Calculator"')
  expect(live).toContain('<output name="rugLength">300\u00a0cm (118\u00a01/8\u00a0in)</output>')
  expect(render(blocks.calculator)).not.toContain('<form>')
  expect(render(blocks.palette)).not.toContain('<button')
})

test('no line of a calculator begins with the dot between two of its values', () => {
  const html = render({ kind: 'calculator', calculator: 'room-lumens' })
  expect(html).toContain('100\u00A0lx (9 fc)\u00A0· Share')
  expect(html).not.toContain(' · Share')
})

test('measures along height, width and depth are drawn as a box, without bars', () => {
  const html = render({
    kind: 'dimensions',
    sizes: [
      { name: 'Height', cm: 92.5, along: 'height' },
      { name: 'Width', cm: 42, along: 'width' },
      { name: 'Depth', cm: 50, along: 'depth' },
      { name: 'Weight of it', in: 3 },
    ],
  })
  expect(html).toContain('aria-label="Elevation, Plan, drawn to scale: Height 92.5 cm; Width 42 cm; Depth 50 cm"')
  expect(html.match(/<rect /g)).toHaveLength(2)
  expect(html).not.toContain('--share')
})
