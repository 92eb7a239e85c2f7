import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { loadPublication } from '../loadPublication.ts'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const pictures = { 'articles/b/chair.png': 'picture', 'articles/a b.png': 'picture', 'articles/b/broken.png': '' }
const inText = (source: string) => loadFiles({ ...pictures, 'articles/b/en.md': article({ slug: 'b' }, `![Seen](${source})\n`) })
const inFront = (source: string) =>
  loadFiles({ ...pictures, 'articles/b/en.md': article({ slug: 'b', image: `{ src: "${source}", alt: Seen }` }) })

test.each(['chair.png', './chair.png', '../b/chair.png', '../a%20b.png', '<../a b.png>'])(
  'the picture %s in a text is found',
  async (source) => {
    expect(placesOf(await inText(source))).toEqual([])
  },
)

test.each(['chair.png', '../a b.png'])('the lead picture %s is found', async (source) => {
  expect(placesOf(await inFront(source))).toEqual([])
})

test.each([
  ['nowhere.png', 'picture-missing'],
  ['./', 'picture-missing'],
  ['/articles/b/chair.png', 'picture-missing'],
  ['broken.png', 'picture-broken'],
  ['../../../etc/passwd', 'picture-outside'],
  ['../../..', 'picture-outside'],
  ['%2e%2e/%2e%2e/%2e%2e/a.png', 'picture-outside'],
  ['http://example.org/a.png', 'picture-remote'],
  ['//example.org/a.png', 'picture-remote'],
  ['data:image/png;base64,AAAA', 'picture-remote'],
])('the picture %s is reported', async (source, rule) => {
  expect(placesOf(await inText(source))).toEqual([`articles/b/en.md:8:1 ${rule}`])
  if (!source.includes('%')) expect(placesOf(await inFront(source))).toEqual([`articles/b/en.md:7:15 ${rule}`])
})

test.each([
  ['Chair.PNG', 'There is no file "Chair.PNG".', 'Did you mean `chair.png`?'],
  ['./chiar.png', 'There is no file "./chiar.png".', 'Did you mean `./chair.png`?'],
  ['../b/en.png', 'There is no file "../b/en.png".', 'Put the picture there, or correct its name.'],
  [
    'caf\u00E9.png',
    '"caf\u00E9.png" looks like the name of a file, but consists of other characters (another form of Unicode).',
    'Copy the name from the folder.',
  ],
])('for the missing picture %s a file beside it is named', async (source, message, fix) => {
  const text = article({ slug: 'b' }, `![Seen](${source})\n`)
  const { problems } = await loadFiles({ ...pictures, 'articles/b/cafe\u0301.png': 'picture', 'articles/b/en.md': text })
  expect(problems.filter(({ rule }) => rule === 'picture-missing')).toMatchObject([{ message, fix }])
})

test.each([
  ['https://example.org/a.png', '"https://example.org/a.png" is on another server.'],
  [`data:image/png;base64,${'A'.repeat(10_000)}`, 'The picture is written into the text itself (`data:`).'],
  ['javascript:alert(1)', 'An address with `javascript:` names no picture.'],
  ['file:///home/ann/a.png', 'An address with `file:` names no picture.'],
])('the message on a picture that is no file says what it is (%#)', async (source, message) => {
  expect((await inText(source)).problems.find(({ rule }) => rule === 'picture-remote')?.message).toBe(message)
})

test('pictures in biographies are checked', async () => {
  const front = 'name: Ann Lee\nmeta_title: Ann\nmeta_description: On Ann.'
  const result = await loadFiles({ 'authors/ann-lee/en.md': `---\n${front}\n---\n![Ann](./ann.png)\n` })
  expect(placesOf(result)).toEqual(['authors/ann-lee/en.md:6:1 picture-missing'])
})

test('links that lead out of the publication are not followed', async () => {
  const directory = temporaryFolder('publication')
  writeFileSync(join(directory, 'secret.png'), 'picture')
  const site = join(directory, 'site')
  mkdirSync(join(site, 'articles/b'), { recursive: true })
  mkdirSync(join(site, 'public'))
  symlinkSync('../../../secret.png', join(site, 'articles/b/chair.png'))
  symlinkSync('en.md', join(site, 'articles/b/tr.md'))
  symlinkSync('../../secret.png', join(site, 'public/secret.png'))
  writeFileSync(join(site, 'articles/b/en.md'), article({ slug: 'b' }, '![Seen](chair.png)\n'))
  writeFileSync(join(site, 'categories.yaml'), 'a: { slug: a, title: A, description: A }\n')
  writeFileSync(
    join(site, 'site.config.ts'),
    "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr'] }\n",
  )
  const asked: string[] = []
  const result = await loadPublication({
    directory: site,
    now: new Date(0),
    drafts: false,
    inspectPicture: async (path) => {
      asked.push(path)
      return { reason: 'missing', detail: '' }
    },
  })
  expect(asked).toEqual([])
  expect(placesOf(result)).toEqual([
    'articles/b/chair.png:1:1 outside-folder',
    'articles/b/en.md:8:1 picture-outside',
    'articles/b/tr.md:8:1 picture-outside',
    'public/secret.png:1:1 outside-folder',
  ])
})

test.each([
  ['{ src: chair.png }', 'articles/b/en.md:7:1 missing-alt'],
  ["{ src: chair.png, alt: '' }", 'articles/b/en.md:7:31 missing-alt'],
  ['{ src: chair.png, alt: }', 'articles/b/en.md:7:26 wrong-type'],
])('a lead picture without an alternative text is reported: %s', async (image, place) => {
  expect(placesOf(await loadFiles({ ...pictures, 'articles/b/en.md': article({ slug: 'b', image }) }))).toEqual([place])
})

test('a picture in a text without an alternative text is reported', async () => {
  const result = await loadFiles({ ...pictures, 'articles/b/en.md': article({ slug: 'b' }, 'a ![ ](chair.png)\n') })
  expect(placesOf(result)).toEqual(['articles/b/en.md:8:3 missing-alt'])
})
