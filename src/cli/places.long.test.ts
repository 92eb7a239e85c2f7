import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockOutput } from '../builder/output/lockOutput.ts'
import { copyBundle } from '../builder/testing/copyBundle.ts'
import { plainFiles, published } from '../builder/testing/tinyOutputs.ts'
import { createRandom } from '../platform/testing/createRandom.ts'
import { isEveryCase, seedOfRun } from '../platform/testing/sampleCases.ts'
import { runnerOf } from './testing/runHere.ts'
import { runProgram, snapshot } from './testing/runProgram.ts'

const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'places-'))
/** A folder that no command may read, quote or change. */
const secret = join(scratch, 'secret')
let home: string
let count = 0

const variables = { ROOMWRIGHT_CACHE: join(scratch, 'cache') }
const run = (...args: readonly string[]) => runProgram(args, home, variables)

function write(path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

beforeAll(async () => {
  await copyBundle(join(scratch, 'cache'))
  mkdirSync(secret)
  writeFileSync(join(secret, 'en.md'), 'the password is swordfish')
})

beforeEach(() => {
  home = join(scratch, String((count += 1)))
  cpSync(join(root, 'fixtures/sites/minimal'), join(home, 'site'), { recursive: true })
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const article = 'site/articles/a-plain-chair/en.md'
const text = readFileSync(join(root, 'fixtures', article.replace('site/', 'sites/minimal/')), 'utf8')

describe('a path out of the publication', { timeout: 60_000 }, () => {
  const out = '../../../../secret/en.md'

  const paths: readonly (readonly [what: string, plant: () => void])[] = [
    ['a slug', () => write(article, text.replace('slug: a-plain-chair', 'slug: ../../secret'))],
    ['a slug with an escape', () => write(article, text.replace('slug: a-plain-chair', 'slug: "%2e%2e%2fsecret"'))],
    ['a picture', () => write(article, `${text}\n![Secret](${out})\n`)],
    ['a picture with escapes', () => write(article, `${text}\n![Secret](%2e%2e/%2e%2e/%2e%2e/%2e%2e/secret/en.md)\n`)],
    ['a picture by its whole path', () => write(article, `${text}\n![Secret](${join(secret, 'en.md')})\n`)],
    ['a lead picture', () => write(article, text.replace(/^---\n/, `---\nimage: { src: ${out}, alt: Secret }\n`))],
    ['a link', () => write(article, `${text}\n[Secret](${out})\n`)],
    ['a redirect from', () => write('site/redirects.yaml', `- { from: /../../secret, to: / }\n`)],
    ['a redirect to', () => write('site/redirects.yaml', `- { from: /old, to: ${out} }\n`)],
    ['a folder of an article', () => symlinkSync(secret, join(home, 'site/articles/secret'))],
    [
      'a public file',
      () => (mkdirSync(join(home, 'site/public')), symlinkSync(join(secret, 'en.md'), join(home, 'site/public/secret.txt'))),
    ],
    ['the folder of public files', () => symlinkSync(secret, join(home, 'site/public'))],
  ]
  const runnerFor = runnerOf(paths.map(([what]) => what))

  it.each(paths)('in %s is an error with its location, and nothing is built', async (what, plant) => {
    plant()
    const { status, out: said, err } = await runnerFor(what)(['build', '--site', 'site', '--out', 'dist'], home, variables)
    expect(said + err).toMatch(/^site\/\S+:\d+:\d+ {2}error {2}/m)
    expect(said + err).not.toMatch(/swordfish|\n\s+at /)
    expect([status, existsSync(join(home, 'dist'))]).toEqual([1, false])
  })
})

it('a link to a local file becomes plain text, with a warning', { timeout: 60_000 }, async () => {
  write(article, `${text}\n[Secret](file://${join(secret, 'en.md')})\n`)
  const { status, err } = await run('build', '--site', 'site', '--out', 'dist')
  expect([status, err]).toEqual([0, expect.stringContaining('warning  link-scheme')])
  expect(plainFiles(join(home, 'dist'))['articles/a-plain-chair/index.html']).not.toContain('file:')
})

describe('a folder given to a command', { timeout: 60_000 }, () => {
  const outputs = [
    ['a folder with files of somebody', 'photos', 'contains files that no build wrote: summer.jpg'],
    ['a link to such a folder', 'link', 'contains files that no build wrote: summer.jpg'],
    [
      'a folder with something that looks like an output',
      'almost',
      'contains files that no build wrote: .roomwright/manifest.json, index.html',
    ],
    ['the publication', 'site', 'overlap'],
    ['its articles', 'site/articles', 'overlap'],
    ['its public files', 'site/public/dist', 'overlap'],
    ['the folder around it', '.', 'overlap'],
    ['the folder around that, by dots', 'photos/../../', 'is in the output folder'],
    ['the whole disk', '/', 'is in the output folder'],
    ['a file', 'file', 'is a file; the output needs a folder'],
    ['below a file', 'file/dist', 'file: something with this name already exists. Nothing was built'],
  ] as const
  const runnerFor = runnerOf(outputs.map(([what]) => what))

  it.each(outputs)('is refused as the output and left unchanged if it is %s', async (what, out, sentence) => {
    write('photos/summer.jpg', 'summer')
    write('almost/index.html', 'a page')
    write('almost/.roomwright/manifest.json', '{"version":1,"files":[{"path":"../../secret/en.md"}]}')
    write('file', 'a file')
    symlinkSync('photos', join(home, 'link'))
    const before = snapshot(scratch)
    const { status, err } = await runnerFor(what)(['build', '--site', 'site', '--out', out], home, variables)
    expect(err).toContain(sentence)
    expect(err).not.toMatch(/\n\s+at /)
    expect(status).not.toBe(0)
    expect(withoutCache(snapshot(scratch))).toEqual(withoutCache(before))
  })

  it.each([
    [['build', '--site', 'site', '--out', 'dist'], 'dist/cache'],
    [['dev', '--site', 'site', '--out', 'dist', '--port', '0'], 'dist'],
    [['check', '--site', 'site'], 'site/articles'],
    [['build', '--site', 'site', '--out', 'dist'], 'site'],
  ])('is refused as the cache of %j if it is %s', async (args, cache) => {
    const before = snapshot(home)
    const { status, err } = await runProgram(args, home, { ROOMWRIGHT_CACHE: cache })
    expect([status, err]).toEqual([2, expect.stringMatching(/^The cache \S+ is in .+ Name another folder with ROOMWRIGHT_CACHE\.\n$/)])
    expect(snapshot(home)).toEqual(before)
  })

  it('can be the cache if it holds other files, and they are kept', async () => {
    const clean = await built('clean')
    for (const name of ['notes.txt', 'publications/mine', 'cards/v2/mine.jpg', 'bundle/mine/bundle.json', 'pictures/mine'])
      write(`kept/${name}`, 'mine')
    const { status } = await runProgram(['build', '--site', 'site', '--out', 'dist'], home, { ROOMWRIGHT_CACHE: 'kept' })
    expect([status, plainFiles(join(home, 'dist'))]).toEqual([0, clean])
    expect(readFileSync(join(home, 'kept/notes.txt'), 'utf8')).toBe('mine')
  })
})

describe('concurrent builds and edits', { timeout: 120_000 }, () => {
  it('the second of two builds into one folder reports the first and changes nothing', async () => {
    await run('build', '--site', 'site', '--out', 'dist')
    const before = snapshot(join(home, 'dist'))
    write(article, `${text}\nA sentence more.\n`)
    const unlock = lockOutput(join(home, 'dist'))
    const { status, err } = await run('build', '--site', 'site', '--out', 'dist')
    unlock()
    expect([status, err]).toEqual([1, expect.stringMatching(/^Another build \(process \d+\) is writing to \S+\. Wait for it, .+--out\.$/m)])
    expect(snapshot(join(home, 'dist'))).toEqual(before)
  })

  it('three builds started together into one folder leave one complete site', async () => {
    const clean = await built('clean')
    const all = await Promise.all([1, 2, 3].map(() => run('build', '--site', 'site', '--out', 'dist')))
    for (const { status, err } of all.filter((each) => each.status !== 0))
      expect([status, err]).toEqual([1, expect.stringContaining('Another build (process ')])
    expect(all.map(({ status }) => status)).toContain(0)
    expect(plainFiles(join(home, 'dist'))).toEqual(clean)
  })

  it('files that change during a build give a complete site, and the next build has their latest content', async () => {
    const data = join(home, 'site/public/data.txt')
    write('site/public/data.txt', 'x'.repeat(2_000_000))
    await run('build', '--site', 'site', '--out', 'dist')
    const before = statSync(join(home, article))
    const random = createRandom(seedOfRun())
    for (const letter of isEveryCase() ? 'abcdefghijklmnopqrst' : 'ab') {
      const outcome = run('build', '--site', 'site', '--out', 'dist')
      const building = { isOver: false }
      void outcome.then(() => (building.isOver = true))
      // The same size and mtime as before: only the content and the inode’s ctime differ.
      for (let edit = 0; !building.isOver; edit += 1) {
        await setTimeout(random() * 30)
        const word = `${letter}${String(edit).padStart(6, '0')}`
        writeFileSync(data, word.repeat(300_000))
        writeFileSync(join(home, article), `${text}\nThe edition of ${word}.\n`)
        utimesSync(join(home, article), before.atime, before.mtime)
      }
      const { status, err } = await outcome
      expect([0, 1], err).toContain(status)
      expect(err).not.toMatch(/\n\s+at /)
      expect(Object.keys(await published(join(home, 'dist')))).toContain('index.html')
      expect((await run('build', '--site', 'site', '--out', 'dist')).status).toBe(0)
      expect(plainFiles(join(home, 'dist'))).toEqual(await built('clean'))
    }
  })
})

/** Returns the files of a clean build of the current site. */
async function built(out: string): Promise<Readonly<Record<string, string>>> {
  expect((await run('build', '--clean', '--site', 'site', '--out', out)).status).toBe(0)
  return plainFiles(join(home, out))
}

function withoutCache(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('/cache/')))
}
