import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '../BuildOptions.ts'
import { buildSite } from '../testing/buildSite.ts'

const root = join(import.meta.dirname, '../../..')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'plugged-')))
const site = join(home, 'site')
const out = join(home, 'out')
let result: BuildResult

const run = () => buildSite({ site, out, now: new Date('2026-06-01') })
const written = (file: string) => readFileSync(join(out, file), 'utf8')

beforeAll(async () => {
  cpSync(join(root, 'fixtures/sites/plugged'), site, { recursive: true })
  const settings = readFileSync(join(site, 'site.config.ts'), 'utf8')
  writeFileSync(join(site, 'site.config.ts'), settings.replace("languages: ['en', 'tr'],", "languages: ['en', 'tr'],\n  base: '/blog',"))
  result = await run()
}, 120_000)
afterAll(() => rmSync(home, { recursive: true }))

describe('a publication with plug-ins, below a base', () => {
  it('is built without problems', () => {
    expect(result.problems).toEqual([])
    expect(result.failures).toEqual([])
  })

  it('has the plug-ins’ changes in its texts, with the base in links', () => {
    const text = written('articles/a-joint-of-two-boards/index.html')
    expect(text).toContain('<a href="/blog/glossary#term-mortise" title="A hole cut into wood to take a tenon.">mortise</a>,” she says')
    expect(text).toMatch(/<pre tabindex="0" class="hl"><code class="language-ts"><span class="l-\d+ d-\d+">/)
    expect(text).toContain('<a href="https://edge.example/">The Sharp Edge</a>')
    expect(written('articles/how-far-a-beam-spans/index.html')).toMatch(
      /<div class="table-scroll" tabindex="0"><math [^>]*display="block">/,
    )
  })

  it('has the plug-ins’ head elements, in the document and in page data, only on their pages', () => {
    const own = /<link rel="stylesheet" href="\/blog(\/highlight\.\w+\.css)" data-own="">/
    const sheet = own.exec(written('articles/a-joint-of-two-boards/index.html'))?.[1] ?? ''
    expect(written(sheet)).toContain('light-dark(')
    expect(written('page-data/articles/a-joint-of-two-boards/page-data.json')).toContain(`"href":"/blog${sheet}"`)
    expect(written('articles/how-far-a-beam-spans/index.html')).not.toMatch(own)
    expect(written('articles/how-far-a-beam-spans/index.html')).toContain('<meta name="letters" content="20" data-own="">')
    expect(written('index.html')).not.toContain('data-own')
  })

  it('has the plug-ins’ pages in its layout and sitemap, linked as translations', () => {
    const page = written('glossary/index.html')
    expect(page).toMatch(/<h1>(?:<span[^>]*>)?Glossary</)
    expect(page).toContain('<link rel="alternate" hreflang="tr" href="https://plugged.example/blog/tr/glossary">')
    expect(page).toContain('"@type":"DefinedTermSet"')
    expect(written('sitemap-en.xml')).toContain('<loc>https://plugged.example/blog/glossary</loc>')
  })

  it('is unchanged in a second build, and follows a changed term', { timeout: 60_000 }, async () => {
    expect((await run()).output).toMatchObject({ written: 0, removed: 0 })
    const file = join(site, 'glossary.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('A hole cut', 'A pocket cut'))
    await run()
    expect(written('articles/a-joint-of-two-boards/index.html')).toContain('title="A pocket cut into wood')
    expect(written('glossary/index.html')).toContain('A pocket cut into wood')
  })

  it('keeps its output if a plug-in would overwrite a file of the site', { timeout: 60_000 }, async () => {
    const file = join(site, 'plugins/longTitles.ts')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace("'/titles.txt'", "'/Site.WebManifest'"))
    const { output, problems } = await run()
    writeFileSync(file, before)
    expect(output).toBeUndefined()
    expect(problems.map(({ file: place, line, message }) => `${place}:${line} ${message}`)).toEqual([
      'plugins/longTitles.ts:5 The plug-in "long-titles" gives a file the path "/Site.WebManifest", which the site already uses for site.webmanifest.',
    ])
    expect(written('titles.txt')).toContain('A Joint of Two Boards')
  })

  it('runs `built` after a build, and reports an error in it', { timeout: 60_000 }, async () => {
    const file = join(site, 'plugins/longTitles.ts')
    const late = '    built({ out }) {\n      throw new Error(`Nobody was told of ${out.length > 0}`)\n    },\n  })\n'
    writeFileSync(file, readFileSync(file, 'utf8').replace(/ {2}\}\)\n$/, late))
    const { output, problems } = await run()
    expect(output).toBeDefined()
    expect(problems.map(({ message }) => message)).toEqual(['The plug-in "long-titles" failed in `built`: Nobody was told of true.'])
  })
})
