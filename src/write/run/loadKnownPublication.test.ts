import fs, { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import { makePublication, withPictures } from '../testing/makePublication.ts'
import { replaceCalls } from '../testing/replaceCalls.ts'
import { loadKnownPublication } from './loadKnownPublication.ts'

let directory: string

beforeEach(() => {
  directory = makePublication(withPictures(2))
})

afterEach(() => rmSync(directory, { recursive: true }))

const load = () => loadKnownPublication(directory, new Date('2026-03-01'), runConfigOnce)

/** Makes one file fail to open. */
function failToOpen(name: 'openSync' | 'readFileSync', path: string, code: string): void {
  const call = fs[name] as (...args: readonly unknown[]) => unknown
  replaceCalls({
    [name](file: unknown, ...options: readonly unknown[]) {
      if (file === join(directory, path)) throw Object.assign(new Error(code), { code, syscall: 'open' })
      return call(file, ...options)
    },
  })
}

/** Gives the publication a second category. */
function addCategory(): void {
  appendFileSync(join(directory, 'categories.yaml'), 'gardens:\n  slug: gardens\n  title: Gardens\n  description: D.\n  children: null\n')
}

const article = (front: string) => `---\n${front}\n---\n\nOne white wall.\n`

it.each([
  ['authors with mistakes', { 'authors/ann-lee/en.md': '---\nmeta_title: Ann\n---\n' }, { authors: ['Bo Dale'] }],
  [
    'an author whose translation alone is right',
    {
      'authors/ann-lee/en.md': '---\nmeta_title: Ann\n---\n',
      'authors/ann-lee/tr.md': '---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: Yazar.\n---\n\nYazar.\n',
    },
    { authors: ['Ann Lee', 'Bo Dale'] },
  ],
  ['an article without a title', { 'articles/white-walls/en.md': article('slug: walls') }, { titles: ['walls'], slugs: ['walls'] }],
  [
    'an article that says nothing',
    { 'articles/white-walls/en.md': article('date: 2026-01-01') },
    { titles: ['white-walls'], slugs: ['white-walls'] },
  ],
  [
    'an article with spaces behind the dashes',
    { 'articles/white-walls/en.md': '--- \ntitle: White walls\n---\t\n\nOne white wall.\n' },
    { bodies: ['\nOne white wall.\n'] },
  ],
  [
    'an article whose parts are mistaken',
    { 'articles/white-walls/en.md': article('title: [1]\nslug: 7') },
    { bodies: ['\nOne white wall.\n'] },
  ],
])('what is valid in a publication with %s is loaded', async (_what, files, expected) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text)
  const { authors, articles } = await load()
  expect({
    authors: authors.map(({ name }) => name),
    titles: articles.map(({ title }) => title),
    slugs: articles.map(({ slug }) => slug),
    bodies: articles.map(({ body }) => body),
  }).toMatchObject(expected)
})

it.each([
  ['settings', 'site.config.ts', "export default { key: 'n' }\n"],
  ['categories', 'categories.yaml', 'homeDecorTrends: { slug: 7 }\n'],
])('a publication whose %s have mistakes is refused before the model is asked', async (_what, file, text) => {
  writeFileSync(join(directory, file), text)
  await expect(load()).rejects.toThrow('The settings or the categories of the publication have mistakes.')
})

it('articles are loaded with their text, categories and lead pictures', async () => {
  const front = (more: string) => `title: White walls\nslug: white\ndescription: D.\nauthor: Ann Lee\ndate: 2026-01-01\n${more}`
  addCategory()
  const filed = 'entities: [{ category: gardens }]\nimage: { src: lead.webp, alt: A wall }'
  writeFileSync(join(directory, 'articles/white-walls/en.md'), article(front(filed)).replaceAll('\n', '\r\n'))
  writeFileSync(join(directory, 'articles/white-walls/tr.md'), article(front('status: draft\nimage: { src: gone.webp, alt: A wall }')))
  writeFileSync(join(directory, 'articles/white-walls/lead.webp'), 'picture-1')
  const { articles, pictures } = await load()
  const both = { id: 'white-walls', title: 'White walls', slug: 'white' }
  expect(articles.toSorted((a, b) => (a.language < b.language ? -1 : 1))).toEqual([
    {
      ...both,
      language: 'en',
      isPublished: true,
      body: '\nOne white wall.\n',
      categories: ['gardens'],
      picture: pictures[0]?.hash,
    },
    { ...both, language: 'tr', isPublished: false, body: '\nOne white wall.\n', categories: ['homeDecorTrends'] },
  ])
})

it('no picture is read if the publication has no catalogue', async () => {
  const plain = makePublication({ 'articles/white-walls/lead.webp': 'a picture' })
  onTestFinished(() => rmSync(plain, { recursive: true }))
  const file = join(plain, 'articles/white-walls/en.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('date:', 'image: { src: lead.webp, alt: A wall }\ndate:'))
  const { pictures, articles } = await loadKnownPublication(plain, new Date('2026-03-01'), runConfigOnce)
  expect([pictures, articles.map(({ picture }) => picture)]).toEqual([[], [undefined]])
})

it('an author without a voice in a language has that of the first language', async () => {
  const voiced = (more: string) => `---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: Writes of walls.\n${more}---\n\nWrites.\n`
  const voice = (sentences: string) => `voice: { sentences: ${sentences}, person: you, contractions: none, humour: dry, never: shouts }\n`
  writeFileSync(join(directory, 'authors/ann-lee/en.md'), voiced(voice('Short')))
  writeFileSync(join(directory, 'authors/ann-lee/tr.md'), voiced(''))
  writeFileSync(join(directory, 'authors/ann-lee/ko.md'), voiced(voice('Long')))
  rmSync(join(directory, 'authors/bo-dale/en.md'))
  mkdirSync(join(directory, 'authors/bo-dale'), { recursive: true })
  writeFileSync(join(directory, 'authors/bo-dale/ko.md'), voiced(voice('Korean')).replace('Ann Lee', 'Bo Dale'))
  writeFileSync(join(directory, 'authors/bo-dale/tr.md'), voiced('').replace('Ann Lee', 'Bo Dale'))
  const { authors } = await load()
  const voices = Object.fromEntries(authors.map((author) => [`${author.name} ${author.language}`, author.voice]))
  expect(voices).toMatchObject({
    'Ann Lee en': { sentences: 'Short' },
    'Ann Lee tr': { sentences: 'Short' },
    'Ann Lee ko': { sentences: 'Long' },
    'Bo Dale ko': { sentences: 'Korean' },
  })
  expect(voices['Bo Dale tr']).toBeUndefined()
  expect(authors.find(({ name }) => name === 'Ann Lee')?.about).toBe('Writes of walls.')
})

it.each([
  ['the first of the tree', '', 'homeDecorTrends'],
  ['the one of the settings', "defaultCategory: 'gardens',", 'gardens'],
])('the default category is %s', async (_what, setting, category) => {
  addCategory()
  const config = join(directory, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace("key: 'n',", `key: 'n', ${setting}`))
  const known = await load()
  expect(known.defaultCategory).toBe(category)
  expect(known.languages).toEqual(['en', 'tr', 'ru', 'ko'])
  expect(known.categories.map(({ key }) => key)).toEqual(['homeDecorTrends', 'gardens'])
  expect(known.settings.words).toMatchObject({ least: 100, most: 600 })
  expect(known.directory).toBe(directory)
})

it('only finished pictures are loaded', async () => {
  expect((await load()).pictures.map(({ name }) => name)).toEqual(['picture-1', 'picture-2'])
})

it.each(['authors/ann-lee/en.md', 'articles/white-walls/en.md', 'categories.yaml'])(
  'a publication whose %s cannot be read is refused before the model is asked',
  async (file) => {
    failToOpen('openSync', file, 'EACCES')
    await expect(load()).rejects.toThrow(`${join(directory, file)}: There is no permission to read the file. The model was not asked.`)
  },
)

it.each(['pictures.json', 'waiting/picture-2.webp'])('a failure to open %s is not taken for a wrong or missing file', async (file) => {
  failToOpen('readFileSync', file, 'EMFILE')
  await expect(load()).rejects.toMatchObject({ code: 'EMFILE', path: join(directory, file) })
})

it('a picture that is a dangling link is left out', async () => {
  rmSync(join(directory, 'waiting/picture-2.webp'))
  symlinkSync('picture-2.webp', join(directory, 'waiting/picture-2.webp'))
  expect((await load()).pictures.map(({ name }) => name)).toEqual(['picture-1'])
})

it.each(['articles', '.writing'])('a publication whose %s leads outside is refused before the model is asked', async (folder) => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  rmSync(join(directory, folder), { recursive: true, force: true })
  symlinkSync(outside, join(directory, folder))
  await expect(load()).rejects.toThrow(`${folder}/ is outside the publication`)
  rmSync(outside, { recursive: true })
})
