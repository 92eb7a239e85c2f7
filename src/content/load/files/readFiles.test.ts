import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../platform/testing/temporaryFolder.ts'
import { limits } from '../../limits.ts'
import { loadPublication } from '../../loadPublication.ts'
import { createPictureInspector } from '../../pictures/inspectPicture.ts'
import { article, placesOf, runConfigOnce } from '../../testing/loadFiles.ts'

let home: string
let site: string

beforeEach(() => {
  home = temporaryFolder('files')
  site = join(home, 'site')
  cpSync(join(import.meta.dirname, '../../../../fixtures/sites/minimal'), site, { recursive: true })
})

const load = () =>
  loadPublication({
    directory: site,
    now: new Date('2026-06-01'),
    drafts: false,
    inspectPicture: createPictureInspector({ cacheDirectory: join(home, 'cache') }),
    runConfig: runConfigOnce,
  })

/** Removes a file, so that something else can take its place; returns the path. */
function place(file: string): string {
  const path = join(site, file)
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  return path
}

function write(file: string, text: string): void {
  writeFileSync(place(file), text)
}

test.each([
  ['site.config.ts', 'unreadable-file'],
  ['categories.yaml', 'unreadable-file'],
  ['ads.json', 'unreadable-file'],
  ['redirects.yaml', 'unreadable-file'],
  ['articles/b/en.md', 'special-file'],
  ['articles/b', 'special-file'],
  ['authors/ann-lee/en.md', 'special-file'],
  ['public/a.txt', 'special-file'],
  ['public/favicon.svg', 'special-file'],
  ['articles', 'unknown-part'],
  ['pages', 'unknown-part'],
])('a named pipe in place of %s is reported without blocking', async (file, rule) => {
  execFileSync('mkfifo', [place(file)])
  expect(placesOf(await load())).toContain(`${file}:1:1 ${rule}`)
})

test.each([
  ['categories.yaml', 'unreadable-file'],
  ['ads.json', 'unreadable-file'],
  ['redirects.yaml', 'unreadable-file'],
  ['languages/en.yaml', 'unreadable-file'],
])('a folder in place of %s is reported once', async (file, rule) => {
  mkdirSync(place(file))
  expect(placesOf(await load()).filter((line) => line.startsWith(file))).toEqual([`${file}:1:1 ${rule}`])
})

test('a text that is too large is reported once, not as one without front matter too', async () => {
  write('articles/a-plain-chair/en.md', 'x'.repeat(limits.text + 1))
  expect(placesOf(await load())).toEqual(['articles/a-plain-chair/en.md:1:1 file-too-large'])
})

test.each(['utf-16le', 'utf-16le with a mark', 'utf-16be with a mark'])('a text in %s is reported once', async (encoding) => {
  const text = Buffer.from(`${encoding.endsWith('mark') ? '\uFEFF' : ''}---\ntitle: Chair\n---\n`, 'utf16le')
  writeFileSync(place('articles/a-plain-chair/en.md'), encoding.startsWith('utf-16be') ? text.swap16() : text)
  writeFileSync(place('ads.json'), Buffer.from('{}', 'utf16le'))
  expect(placesOf(await load())).toEqual(['ads.json:1:1 not-utf-8', 'articles/a-plain-chair/en.md:1:1 not-utf-8'])
})

test.each(['public/', 'public/deep/', 'articles/', 'articles/a-plain-chair/'])(
  'a file name in %s that is not UTF-8 is reported',
  async (folder) => {
    mkdirSync(join(site, folder), { recursive: true })
    writeFileSync(Buffer.concat([Buffer.from(join(site, folder)), Buffer.from([0x61, 0xff])]), 'x')
    mkdirSync(Buffer.concat([Buffer.from(join(site, folder)), Buffer.from([0xfe])]))
    expect(placesOf(await load())).toEqual(
      expect.arrayContaining([`${folder}a\uFFFD:1:1 special-file`, `${folder}\uFFFD:1:1 special-file`]),
    )
  },
)

test('a named pipe in place of a picture is reported where the picture is used', async () => {
  write('articles/b/en.md', article({ slug: 'b' }, '![A chair](chair.png)\n'))
  execFileSync('mkfifo', [place('articles/b/chair.png')])
  expect(placesOf(await load())).toContain('articles/b/en.md:8:1 picture-missing')
})

test.each(['site.config.ts', 'categories.yaml', 'ads.json', 'redirects.yaml', 'articles/b/en.md', 'public/a.txt'])(
  'a link from %s to outside the publication is neither read nor quoted',
  async (file) => {
    const secret = join(home, 'secret')
    writeFileSync(secret, 'password')
    symlinkSync(secret, place(file))
    const result = await load()
    expect(placesOf(result)).toContain(`${file}:1:1 outside-folder`)
    expect(JSON.stringify(result.problems)).not.toContain('password')
  },
)

test.each(['site.config.ts', 'ads.json', 'public/a.txt'])('a link from %s to an endless device is not read', async (file) => {
  symlinkSync('/dev/zero', place(file))
  expect(placesOf(await load())).toContain(`${file}:1:1 outside-folder`)
})

test.each(['articles', 'authors', 'pages', 'public', 'articles/b'])(
  'the folder %s may not be a link to outside the publication',
  async (folder) => {
    mkdirSync(join(home, 'elsewhere/one'), { recursive: true })
    writeFileSync(join(home, 'elsewhere/one/en.md'), 'password')
    writeFileSync(join(home, 'elsewhere/a.txt'), 'password')
    symlinkSync(join(home, 'elsewhere'), place(folder))
    const places = placesOf(await load())
    expect(places).toContain(`${folder}:1:1 outside-folder`)
    expect(places.filter((found) => found.startsWith(`${folder}/`))).toEqual([])
  },
)

test.each(['ads.json', 'redirects.yaml', 'site.config.ts'])(
  'a dangling link at %s is reported, not treated as a missing file',
  async (file) => {
    symlinkSync('nowhere', place(file))
    expect(placesOf(await load())).toContain(`${file}:1:1 outside-folder`)
  },
)

test('a link to another file of the publication is followed', async () => {
  write('notes/tags.yaml', '- { from: /old, to: /terms }\n')
  symlinkSync('notes/tags.yaml', place('redirects.yaml'))
  expect((await load()).publication?.redirects).toHaveLength(1)
})

test('a folder in place of a text is reported', async () => {
  mkdirSync(place('articles/b/en.md'), { recursive: true })
  expect(placesOf(await load())).toContain('articles/b/en.md:1:1 unreadable-file')
})

test.each([
  ['site.config.ts', limits.text],
  ['categories.yaml', limits.data],
  ['ads.json', limits.data],
  ['redirects.yaml', limits.data],
  ['articles/b/en.md', limits.text],
  ['public/film.webm', limits.publicFile],
  ['public/logo.svg', limits.drawing],
  ['public/drawings.svg', limits.drawing],
  ['public/favicon.svg', limits.drawing],
])('%s with more than %i bytes is reported', async (file, most) => {
  write(file, '')
  truncateSync(join(site, file), most + 1)
  expect(placesOf(await load())).toContain(`${file}:1:1 file-too-large`)
})

test('a picture above the size limit is reported where it is used', async () => {
  write('articles/b/en.md', article({ slug: 'b' }, '![A chair](chair.png)\n'))
  write('articles/b/chair.png', '')
  truncateSync(join(site, 'articles/b/chair.png'), limits.picture + 1)
  expect((await load()).problems).toContainEqual(
    expect.objectContaining({ file: 'articles/b/en.md', line: 8, rule: 'picture-broken', message: expect.stringContaining('100 MB') }),
  )
})

test.each([
  ['a name without an end', `${'a'.repeat(300)}.png`],
  ['a byte of zero', 'a%00b.png'],
  ['a link to itself', 'round.png'],
])('a picture whose path is %s is reported as missing and causes no crash', async (_name, path) => {
  write('articles/b/en.md', article({ slug: 'b' }, `![A chair](${path})\n`))
  symlinkSync('round.png', place('articles/b/round.png'))
  expect(placesOf(await load())).toContain('articles/b/en.md:8:1 picture-missing')
})
