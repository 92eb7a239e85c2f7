import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuildOptions } from '../BuildOptions.ts'
import { build } from '../build.ts'
import { why } from '../facts/why.ts'
import type { EarlyDocument } from '../renderPages.ts'
import { buildOptions } from '../testing/buildSite.ts'
import { snapshot } from '../testing/snapshot.ts'
import { buildIfChanged } from '../unchanged/buildIfChanged.ts'

const root = join(import.meta.dirname, '../../..')
const text = 'articles/a-plain-chair/en.md'
const page = '/articles/a-plain-chair'

describe('a build after the words of an article have changed', { timeout: 60_000 }, () => {
  let home: string
  let options: BuildOptions
  const at = (file: string) => join(options.site, file)
  const edit = (change: (written: string) => string, file = text) => writeFileSync(at(file), change(readFileSync(at(file), 'utf8')))
  const addSentence = () => appendFileSync(at(text), '\nOne more sentence.\n')
  const changeTitle = () => edit((written) => written.replace(/^title: /m, 'title: Not '))

  /** Builds the publication; returns the steps of the build, and checks that the output equals a clean one. */
  const buildAgain = async () => {
    const steps = new Set<string>()
    const result = await buildIfChanged({ ...options, progress: ({ step }) => void steps.add(step) })
    const clean = join(options.site, '../clean')
    const expected = await build({ ...options, out: clean, cache: join(home, 'cache'), clean: true })
    expect(result.problems).toEqual(expected.problems)
    expect(snapshot(options.out)).toEqual(snapshot(clean))
    return { result, isReworded: !steps.has('load') }
  }

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'reworded-'))
  })

  beforeEach(async () => {
    const folder = mkdtempSync(join(home, 'case-'))
    const site = join(folder, 'site')
    cpSync(join(root, 'fixtures/sites/minimal'), site, { recursive: true })
    options = buildOptions({ site, out: join(folder, 'out') })
    await buildIfChanged(options)
  }, 120_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('makes its page and feeds without loading the publication, and the next change as well', async () => {
    addSentence()
    const { result, isReworded } = await buildAgain()
    expect(isReworded).toBe(true)
    expect(result.output?.written).toBeGreaterThan(2)
    expect(readFileSync(join(options.out, 'feed.atom'), 'utf8')).toContain('One more sentence.')
    expect(why(page, options)).toMatchObject({ state: 'made', reasons: [{ fact: `body of ${text}`, source: { file: text } }] })
    edit((written) => written.replace('One more sentence.', 'One more *sentence* & its end.'))
    expect((await buildAgain()).isReworded).toBe(true)
    expect((await buildIfChanged(options)).output).toMatchObject({ written: 0, removed: 0 })
  })

  it.each(['netlify', 'github'])('makes the copy of a page that %s wants', async (host) => {
    edit((written) => written.replace('title:', `host: '${host}',\n  title:`), 'site.config.ts')
    await buildIfChanged(options)
    addSentence()
    expect((await buildAgain()).isReworded).toBe(true)
    expect(readFileSync(join(options.out, `${page}.html`), 'utf8')).toContain('One more sentence.')
  })

  it('hands out the documents of open pages that show another', async () => {
    const shown: EarlyDocument[] = []
    const early = { isOpen: (path: string) => path === page, made: (documents: readonly EarlyDocument[]) => void shown.push(...documents) }
    addSentence()
    await buildIfChanged({ ...options, early })
    expect(shown.map(({ path, file }) => [path, file])).toEqual([[page, `${page.slice(1)}/index.html`]])
    expect(shown[0]?.html).toBe(readFileSync(join(options.out, page, 'index.html'), 'utf8'))
    addSentence()
    await buildIfChanged({ ...options, early: { ...early, isOpen: () => false } })
    expect(shown).toHaveLength(1)
  })

  it.each<readonly [what: string, change: () => void]>([
    ['front matter', () => (changeTitle(), addSentence())],
    ['a heading', () => appendFileSync(at(text), '\n## Another part\n\nWith words.\n')],
    ['a link', () => appendFileSync(at(text), '\nSee [this](/articles/a-plain-chair).\n')],
    ['a note', () => appendFileSync(at(text), '\nA claim[^one].\n\n[^one]: Its source.\n')],
    ['a block', () => appendFileSync(at(text), '\n```shopping-list\nitems:\n  - { item: glue, amount: 1 }\n```\n')],
    ['the minutes that it takes', () => appendFileSync(at(text), `\n${'word '.repeat(800)}.\n`)],
    ['a second file', () => (addSentence(), appendFileSync(at('categories.yaml'), '\n'))],
  ])('loads the publication if the change is to %s', async (_what, change) => {
    change()
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it.each<readonly [what: string, damage: () => void]>([
    ['the page’s data is another', () => writeFileSync(join(options.out, 'page-data', page, 'page-data.json'), '{}')],
    ['the page’s data is missing', () => rmSync(join(options.out, 'page-data', page, 'page-data.json'))],
    ['a feed is missing', () => rmSync(join(options.out, 'feed.json'))],
    ['a page is missing', () => rmSync(join(options.out, 'index.html'))],
    ['a file was moved', () => renameSync(join(options.out, 'index.html'), join(options.out, '404.html'))],
  ])('loads the publication if, in the output, %s', async (_what, damage) => {
    addSentence()
    damage()
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads the publication if a heading has other words and the same anchor', async () => {
    appendFileSync(at(text), '\n## Its care\n\nWith words.\n')
    await buildIfChanged(options)
    edit((written) => written.replace('## Its care', '## Its care!'))
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads the publication if there is a warning in the text, whose place may have moved', async () => {
    edit((written) => written.replace(/^title: .*\n/m, ''))
    const { problems } = await buildIfChanged(options)
    expect(problems.map(({ file }) => file)).toContain(text)
    addSentence()
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads the publication if another build has read it since', async () => {
    changeTitle()
    addSentence()
    await build({ ...options, out: join(options.site, '../other') })
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads the publication if a build of which nothing is on record has written the output', async () => {
    mkdirSync(at('articles/a-draft'))
    writeFileSync(
      at('articles/a-draft/en.md'),
      readFileSync(at(text), 'utf8').replaceAll('a-plain-chair', 'a-draft').replace('\n---\n', '\nstatus: draft\n---\n'),
    )
    await buildIfChanged(options)
    await build({ ...options, drafts: true })
    addSentence()
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads the publication if a build with other options has written the output', async () => {
    await build({ ...options, worker: false })
    addSentence()
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads a publication that has code', async () => {
    mkdirSync(at('components'), { recursive: true })
    writeFileSync(at('components/Footer.tsx'), 'export default function Footer() {\n  return <footer>Own</footer>\n}\n')
    await buildIfChanged(options)
    addSentence()
    expect((await buildAgain()).isReworded).toBe(false)
  })

  it('loads the publication if the text has a problem, and reports it', async () => {
    appendFileSync(at(text), '\n![](missing.webp)\n')
    const result = await buildIfChanged(options)
    expect(result.output).toBeUndefined()
    expect(result.problems.map(({ file }) => file)).toContain(text)
  })
})
