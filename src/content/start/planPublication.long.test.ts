import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleCases } from '../../platform/testing/sampleCases.ts'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { parse } from 'yaml'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { loadPublication } from '../loadPublication.ts'
import { pretendToInspect, runConfigOnce } from '../testing/loadFiles.ts'
import type { StartSettings } from './StartSettings.ts'
import { planPublication } from './planPublication.ts'
import { writeFiles } from './writeFiles.ts'

interface Workflow {
  readonly jobs: {
    readonly publish: { readonly if: string; readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }
  }
}

const now = new Date('2026-11-23T12:00:00Z')
const usual: StartSettings = { title: 'Garden', url: 'https://garden.example', languages: ['en'], look: 'house', engine: '0.1.0', now }

let directory: string

beforeEach(() => {
  directory = temporaryFolder('start')
})

const read = (path: string) => readFileSync(join(directory, path), 'utf8')

async function begin(settings: Partial<StartSettings> = {}) {
  const files = planPublication({ ...usual, ...settings }, 'my-folder')
  writeFiles(directory, files)
  return loadPublication({ directory, now, drafts: false, inspectPicture: pretendToInspect, runConfig: runConfigOnce })
}

describe('a new publication', () => {
  // All languages together take one test; each alone would find little more.
  test.each([...sampleCases(engineLanguageCodes, () => ['one']).map((code) => [code]), engineLanguageCodes])(
    'in %s has no problems but its placeholders',
    async (...languages) => {
      const [first = 'en', ...others] = languages
      const { publication, problems } = await begin({ languages: [first, ...others] })
      expect(problems.filter(({ rule }) => rule !== 'placeholder')).toEqual([])
      expect(problems).toHaveLength(3 * languages.length)
      expect(publication?.articles).toHaveLength(languages.length)
      expect(publication?.articles.every(({ filings }) => filings[0]?.category === 'guides')).toBe(true)
      expect(publication?.pages.map(({ name }) => name)).toEqual(languages.map(() => 'home'))
      // With fewer, each gets the warning `few-links` once there are other articles.
      const links = publication?.articles.map(({ body }) =>
        body.parts
          .filter((part) => typeof part === 'string')
          .join('')
          .match(/href="\/[^"]*"/g),
      )
      expect(links?.map((urls) => new Set(urls).size)).toEqual(languages.map(() => 2))
    },
  )

  test.each([
    "Bahçe & 'Bostan'",
    'A: B # c',
    '- [x](javascript:alert(1)) *y* <b>',
    String.raw`C:\new`,
    '{title} {lang}',
    '庭',
    '"quoted"',
    '1. First',
    'true',
    '2026',
  ])('may have the title %s', async (title) => {
    const { publication, problems } = await begin({ title })
    expect(problems.filter(({ rule }) => rule !== 'placeholder')).toEqual([])
    expect(publication?.site.title).toBe(title)
    const [author] = publication?.authors ?? []
    expect(author?.metaTitle).toBe(`✍️ The editors | ${title}`)
    const html = (author?.body.parts ?? []).filter((part) => typeof part === 'string').join('')
    expect(html).not.toMatch(/<(?!\/?p>)/)
    expect(
      html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    ).toContain(title)
  })

  test('has the requested categories', async () => {
    const { publication, problems } = await begin({ languages: ['tr', 'en'], categories: ['Sebzeler', 'Ağaç ve Çalı', '庭'] })
    expect(problems.filter(({ rule }) => rule !== 'placeholder')).toEqual([])
    expect(publication?.categories.map(({ key, slug }) => [key, slug])).toEqual([
      ['sebzeler', 'sebzeler'],
      ['agacVeCali', 'agac-ve-cali'],
      ['category3', '庭'],
    ])
    expect(publication?.articles.map(({ filings }) => filings[0]?.category)).toEqual(['sebzeler', 'sebzeler'])
  })

  test('depends on the engine version that created it, and names a look only if it is not the default', async () => {
    await begin()
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'garden',
      private: true,
      scripts: { dev: 'roomwright dev', check: 'roomwright check', build: 'roomwright build' },
      dependencies: { roomwright: '0.1.0' },
    })
    expect(read('site.config.ts')).not.toContain('theme')
    const other = planPublication({ ...usual, look: 'plain' }, 'garden')
    expect(other.find(({ path }) => path === 'site.config.ts')?.text).toContain("theme: { look: 'plain' },")
  })

  test('has workflows that publish only if a variable of the repository says so', () => {
    const workflows = planPublication(usual, 'garden').filter(({ path }) => path.startsWith('.github/'))
    const conditions = workflows.map(({ text }) => (parse(text) as Workflow).jobs.publish)
    expect(conditions.map((job) => job.if)).toEqual(["vars.PUBLISH == 'pages'", "vars.PUBLISH == 'bucket'"])
    for (const { steps } of conditions) {
      expect(steps.every((step) => 'uses' in step !== 'run' in step)).toBe(true)
      expect(steps.flatMap(({ run }) => run ?? [])).toContain('npx roomwright check')
    }
  })

  test('names the Node version that every host needs', () => {
    const files = planPublication(usual, 'garden')
    const textOf = (file: string) => files.find(({ path }) => path === file)?.text
    expect(textOf('.node-version')).toBe('24\n')
    expect(textOf('netlify.toml')).toContain('NODE_VERSION = "24"')
    expect(textOf('.github/workflows/pages.yml')).toContain('node-version: 24')
  })

  test('keeps every existing file, and reports which', () => {
    writeFileSync(join(directory, 'README.md'), 'mine')
    mkdirSync(join(directory, 'pages/terms'), { recursive: true })
    writeFileSync(join(directory, 'pages/terms/en.md'), '')
    const files = planPublication(usual, 'garden')
    const { made, kept } = writeFiles(directory, files)
    expect(kept).toEqual(['README.md', 'pages/terms/en.md'])
    expect(made).toHaveLength(files.length - 2)
    expect([read('README.md'), read('pages/terms/en.md')]).toEqual(['mine', ''])
    expect(writeFiles(directory, files).made).toEqual([])
  })

  test('is not written through a link out of the folder, nor below a file', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'))
    symlinkSync(outside, join(directory, 'articles'))
    expect(() => writeFiles(directory, [{ path: 'articles/oak/en.md', text: '' }])).toThrow('articles/ is outside the publication')
    expect(readdirSync(outside)).toEqual([])
    rmSync(outside, { recursive: true })
    expect(() => writeFiles(directory, [{ path: 'articles/oak/en.md', text: '' }])).toThrow('articles is a link that leads nowhere')
    writeFileSync(join(directory, 'pages'), '')
    expect(() => writeFiles(directory, [{ path: 'pages/terms/en.md', text: '' }])).toThrow('pages must be a folder, but it is a file')
  })

  test('is not written in part if a file is in the way', () => {
    writeFileSync(join(directory, 'pages'), '')
    expect(() => writeFiles(directory, planPublication(usual, 'garden'))).toThrow('pages must be a folder, but it is a file')
    expect(readdirSync(directory)).toEqual(['pages'])
  })
})
