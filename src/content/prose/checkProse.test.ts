import { describe, expect, test } from 'vitest'
import { type TestFiles, article, loadFiles, placesOf } from '../testing/loadFiles.ts'
import { checkProse } from './checkProse.ts'

const further = async (content: Parameters<typeof checkProse>[0]) => checkProse(content)
const settings = (rules: string) =>
  `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr', 'ru', 'ko'], rules: ${rules} }\n`
const alone = { 'articles/a-plain-chair': null, 'site.config.ts': settings('{}') }

/** Returns the positions of the problems that one rule finds in the files. */
async function remarksOn(files: TestFiles, rule: string): Promise<readonly string[]> {
  const result = await loadFiles({ ...alone, ...files }, { further })
  return placesOf({ ...result, problems: result.problems.filter((problem) => problem.rule === rule) })
}

describe('measures in two units', () => {
  test.each([
    ['en', 'Holes of 4.5 mm (3/16 in).', 10],
    ['en', 'Holes of 4.8 mm (3/16 in).', undefined],
    ['en', 'A rail of 30 mm (1 1/4 in).', 11],
    ['en', 'A rail of about 30 mm (1 1/4 in).', undefined],
    ['en', 'A rail of 30 mm (about 1¼ in).', undefined],
    ['en', 'You need 2.8 m, or 10 ft.', 10],
    ['en', 'You need 3 m, or 10 ft.', undefined],
    ['en', 'From 4 to 6 mm (5/32 to 1/4 in).', undefined],
    ['en', 'From 4 to 9 mm (5/32 to 1/4 in).', 6],
    ['en', 'Between 12 and 13 mm (1/2 in).', undefined],
    ['en', 'A board of 3/4 by 5\u00a01/2 in (19 by 140 mm).', undefined],
    ['en', 'Someone of 6 ft 2 in (1.88 m).', undefined],
    ['en', 'Someone of 6 ft 2 in (1.78 m).', 12],
    ['en', 'A hank of 1,000 feet, about 300 m.', undefined],
    ['en', 'A hank of 1,000 feet, about 400 m.', 11],
    ['en', 'Keep it at 18 °C (64 °F).', undefined],
    ['en', 'Keep it at 20 °C (70 °F).', undefined],
    ['en', 'Keep it at 18 °C (67 °F).', 12],
    ['en', 'Warmer by 10 °C (18 °F).', undefined],
    ['en', 'A litre (2 US pints) or 1 l (2 pints).', undefined],
    ['en', 'Thirty-five kilograms (77 lb).', undefined],
    ['en', 'Lay 75 cm for 140 cm (30 in for 55 in).', undefined],
    ['en', 'A gap of 10 mm, 3 in the back.', undefined],
    ['en', 'It holds 20 kg (12 in deep).', undefined],
    ['en', '| Hole |\n| --- |\n| 4.5 mm (3/16 in) |', 3],
    ['en', '```shopping-list\nitems:\n  - { item: Pine, amount: "2.8 m, or 10 ft" }\n```', 28],
    ['tr', 'Ekran 55 inç (139,7 cm).', undefined],
    ['tr', 'Ekran 55 inç (149,7 cm).', 7],
    ['tr', 'Tabla 1.200 mm (47 inç).', undefined],
    ['ru', 'Экран в 55 дюймов (139,7 см).', undefined],
    ['ru', 'Стена в 12,500 м (41 фут).', undefined],
    ['ru', 'Экран в 55 дюймов (149,7 см).', 9],
    ['ko', '화면은 55인치(139.7cm)이다.', undefined],
    ['ko', '화면은 55인치(149.7cm)이다.', 5],
    ['de', 'Eine Platte von 1.200 mm (47 in).', undefined],
    ['de', 'Ein Loch von 4,5 mm (3/16 in).', 14],
    ['ja', '棚板は100cm（36in）です。', 4],
    ['ja', '棚板は100cm（39in）です。', undefined],
    ['ja', '棚板は約100cm（36in）です。', undefined],
    ['de', 'Eine Platte von etwa 100 cm (36 in).', undefined],
    ['ar', 'لوح بطول حوالي 100 cm (36 in).', undefined],
    ['ar', 'لوح بطول 100 cm (36 in).', 10],
    ['en', 'A shelf of 45cm/20in.', 12],
    ['en', 'A shelf of 45cm/18in.', undefined],
    ['en', 'A density of 15 kg/m².', undefined],
    ['en', 'A shelf 7 in. (25 cm) deep.', 9],
    ['en', 'A shelf 18 cm (7 in.) deep.', undefined],
    ['en', 'A shelf 18 cm (9 in.) deep.', 9],
    ['en', 'It is 7 in. (25 cm is too deep.)', undefined],
  ])('%s: %s', async (language, body, column) => {
    const found = await remarksOn({ [`articles/b/${language}.md`]: article({ slug: 'b' }, body) }, 'units')
    expect(found.map((place) => Number(place.split(':')[2]?.split(' ')[0]))).toEqual(column === undefined ? [] : [column])
  })

  test('are found in fields that readers see and in the words of pictures, but not in corrections, which quote what was wrong', async () => {
    const at = (name: string) => `A hole of ${name} mm (3 in)`
    const text = [
      '---',
      `title: ${at('1')}`,
      'slug: b',
      `description: >\n  In two lines,\n  ${at('2')}`,
      'author: Ann Lee',
      'date: 2026-01-31',
      `image: { src: ./b.png, alt: '${at('3')}', caption: "${at('4')}" }`,
      `corrections:\n  - { date: 2026-02-01, text: "Not \\"${at('5')}\\"" }`,
      '---',
      `A text. ![${at('6')}](./b.png "${at('7')}")`,
      '',
    ].join('\n')
    const found = await remarksOn({ 'articles/b/en.md': text }, 'units')
    expect(found.map((place) => place.split(' ')[0])).toEqual(
      ['2:18', '6:13', '9:40', '9:74', '13:21', '13:53'].map((place) => `articles/b/en.md:${place}`),
    )
  })

  test('are found in pages and biographies', async () => {
    const found = await remarksOn(
      {
        'pages/sizes/en.md': '---\ntitle: Sizes\ndescription: All of them.\n---\nHoles of 4.5 mm (3/16 in).\n',
        'authors/ann/en.md': '---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe is 6 ft 2 in (1.78 m).\n',
      },
      'units',
    )
    expect(found).toEqual(['authors/ann/en.md:6:8 units', 'pages/sizes/en.md:5:10 units'])
  })

  test('are reported with each measure converted to the other unit', async () => {
    const { problems } = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }, 'Holes of 4.5 mm (3/16 in).') }, { further })
    expect(problems.find(({ rule }) => rule === 'units')?.message).toBe(
      '"4.5 mm (3/16 in)" gives two measures: 4.5 mm is 0.177 in, and 3/16 in is 4.76 mm.',
    )
  })
})

describe('checks across articles', () => {
  const said = 'Sand it along the grain and wipe it.'
  const three = (...bodies: readonly string[]) =>
    Object.fromEntries(bodies.map((body, index) => [`articles/b${index}/en.md`, article({ slug: `b${index}` }, body)]))

  test.each([
    [
      'in three articles',
      [`One. ${said}`, `Two. ${said}`, `Three. ${said}`],
      ['articles/b0/en.md:8:6', 'articles/b1/en.md:8:6', 'articles/b2/en.md:8:8'],
    ],
    ['in two articles', [`One. ${said}`, `Two. ${said}`, 'Three.'], []],
    ['three times in one', [`${said}\n\n${said}\n\n${said}`, 'Two.', 'Three.'], []],
    ['of five words', ['One, sand it along the grain.', 'Two, sand it along the grain.', 'Three, sand it along the grain.'], []],
    ['with a figure', ['A is 10 to 15 cm wide.', 'B is 10 to 15 cm wide.', 'C is 10 to 15 cm wide.'], []],
    ['in links', ['A', 'B', 'C'].map((name) => `${name} [sand it along the grain and wipe](/terms).`), []],
  ])('report a phrase only if it has six words and is in three articles: %s', async (_name, bodies, found) => {
    expect(await remarksOn(three(...bodies), 'repeated-phrase')).toEqual(found.map((place) => `${place} repeated-phrase`))
  })

  test('are quoted by their first words if they are long', async () => {
    const body = 'Sand along the grain before the oil goes on, wait a day and then sand again. '.repeat(20)
    const { problems } = await loadFiles({ ...alone, ...three(body, body, body) }, { further })
    const [first] = problems.filter(({ rule }) => rule === 'repeated-phrase')
    expect(first?.message).toMatch(/^"Sand along the grain .{99}…" appears in 3 articles/)
  })

  test('report two articles that begin or end with the same words', async () => {
    const files = three(
      'Most oak tables are dry.\n\nThen it is done with.',
      'Most oak tables are wet.\n\nAnd so it is done with.',
      'Ash is hard.',
    )
    expect(await remarksOn(files, 'alike-openings')).toEqual([
      'articles/b0/en.md:8:1 alike-openings',
      'articles/b1/en.md:8:1 alike-openings',
    ])
    expect(await remarksOn(files, 'alike-endings')).toEqual([
      'articles/b0/en.md:10:6 alike-endings',
      'articles/b1/en.md:10:8 alike-endings',
    ])
  })

  test('report three articles that consist of the same sections', async () => {
    const body = 'A.\n\n## B\n\nC.\n\n1. D\n\n## E\n\nF.\n\n## G\n\nH.\n'
    expect(await remarksOn(three(body, body, body), 'alike-sections')).toHaveLength(3)
    expect(await remarksOn(three(body, body, body.replace('1.', '-')), 'alike-sections')).toEqual([])
  })

  test.each([
    ['[A](/terms) and [b](/authors).', 0],
    ['[A](/terms) and [a](/terms).', 1],
    ['[A](https://example.org/) and [b](/terms).', 1],
  ])('require links to two pages of the site once there are three articles: %s', async (body, missing) => {
    const links = '[A](/terms) and [b](/authors).'
    expect(await remarksOn(three(body, links, links), 'few-links')).toEqual(missing === 0 ? [] : ['articles/b0/en.md:8:1 few-links'])
    expect(await remarksOn(three(body, links), 'few-links')).toEqual([])
  })
})

describe('a reference to a table column by number', () => {
  const table = '| Wood | Dry | Wet |\n| --- | --- | --- |\n| Oak | 1 | 2 |\n\n'
  test.each([
    ['en', `${table}As in the third column.`, false],
    ['en', `${table.replace('Wood', '    ')}As in the third column.`, true],
    ['en', `${table}As in the fourth column.`, true],
    ['en', 'As in the second column.', true],
    ['tr', `${table}Dördüncü sütuna bakın.`, true],
    ['ru', `${table}Смотрите четвёртый столбец.`, true],
    ['ko', `${table}네 번째 열을 보라.`, true],
    ['ko', `${table}세 번째 열을 보라.`, false],
  ])('%s: %j', async (language, body, isWrong) => {
    expect(await remarksOn({ [`articles/b/${language}.md`]: article({ slug: 'b' }, body) }, 'table-column')).toHaveLength(isWrong ? 1 : 0)
  })
})

test.each([
  ['https://www.example.org/', true],
  ['https://www.example.org', true],
  ['https://www.example.org/?id=3', false],
  ['https://www.example.org/paper', false],
])('a source at %s is reported only if it is the home page of a site', async (url, isBare) => {
  const files = { 'articles/b/en.md': article({ slug: 'b', sources: `[{ title: A, url: "${url}" }]` }) }
  expect(await remarksOn(files, 'bare-source')).toEqual(isBare ? ['articles/b/en.md:7:28 bare-source'] : [])
})

test('a publication sets the severity of each rule, and drafts are not checked', async () => {
  const files = (rules: string, fields = {}) => ({
    ...alone,
    'site.config.ts': settings(rules),
    'articles/b/en.md': article({ slug: 'b', ...fields }, 'Holes of 4.5 mm (3/16 in).'),
  })
  const units = async (...args: Parameters<typeof files>) => {
    const { problems } = await loadFiles(files(...args), { further })
    return problems.filter(({ rule }) => rule === 'units').map(({ severity }) => severity)
  }
  expect(await units('{}')).toEqual(['warning'])
  expect(await units("{ units: 'error' }")).toEqual(['error'])
  expect(await units("{ units: 'off' }")).toEqual([])
  expect(await units('{}', { status: 'draft' })).toEqual([])
  const { problems } = await loadFiles(files("{ unit: 'off' }"))
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ rule: 'unknown-field', fix: 'Did you mean `units`?' }])
})
