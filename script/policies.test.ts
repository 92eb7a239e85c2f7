import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cacheNames } from '../src/shared/browser/workerSettings.ts'
import { engineTexts } from '../src/shared/messages/engineTexts.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Sources of a room, without tests. */
function sourcesOf(room: string): readonly string[] {
  return readdirSync(new URL(`src/${room}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|spec)\./.test(name))
    .map((name) => read(`src/${room}/${name}`))
}

const inBrowser = ['runtime', 'worker', 'ui', 'builder'].flatMap(sourcesOf)

const sharedKeys = read('src/shared/browser/storageKeys.ts')

/** The storage keys named by the calls in a file; for a composed key, its fixed prefix. */
function keysIn(source: string): readonly string[] {
  return [...source.matchAll(/\.(?:get|set|remove)Item\((?:'([^']+)'|(\w+))/g)].map(([call, literal, name]) => {
    const declared = new RegExp(`const ${name} = ['\`]([^'\`$]+)`).exec(source + sharedKeys)?.[1]
    const key = literal ?? declared
    if (key === undefined) throw new Error(`${call} names its key in a way that this test cannot follow`)
    return key
  })
}

/** Attributes of form tags, with the words by which the policy describes each form. */
const forms = { 'method="get"': '?q=', 'method="dialog"': { en: 'by its number', tr: 'numarasıyla', ru: 'по номеру', ko: '쪽 번호' } }

describe.each(['en', 'tr', 'ru', 'ko'] as const)('the privacy policy in %s', (language) => {
  const policy = read(`site/pages/privacy-policy/${language}.md`)

  it('names every key that browser code stores', () => {
    const keys = new Set(inBrowser.flatMap(keysIn))
    expect([...keys].sort()).toEqual(['chunk-failure:', 'compilation-hash-reload', 'saved', 'theme'])
    expect([...keys].filter((key) => !policy.includes(`\`${key}\``))).toEqual([])
  })

  it("names the service worker's caches", () => {
    expect(policy).toContain(`\`${cacheNames.prefix}\``)
  })

  it('names every form and what it sends', () => {
    const tags = inBrowser.flatMap((source) => source.match(/<form\b[^>]*>/g) ?? [])
    expect(tags).toHaveLength(Object.keys(forms).length)
    for (const [mark, words] of Object.entries(forms)) {
      expect(tags.filter((tag) => tag.includes(mark))).toHaveLength(1)
      expect(policy).toContain(typeof words === 'string' ? words : words[language])
    }
  })
})

it('no code sets a cookie or uses another kind of storage', () => {
  const sources = [...inBrowser, ...['serve', 'deploy', 'shared'].flatMap(sourcesOf)]
  const found = sources.flatMap(
    (source) => source.match(/document\.cookie|cookieStore|['"]set-cookie['"]|indexedDB|navigator\.storage/gi) ?? [],
  )
  expect(found).toEqual([])
})

it.each(['en', 'tr', 'ru', 'ko'] as const)(
  'the editorial policy in %s lists the five questions in the wording of the articles',
  (language) => {
    const policy = read(`site/pages/editorial-policy/${language}.md`)
    const questions = Object.values(engineTexts[language].made.questions)
    expect(questions).toHaveLength(5)
    for (const [index, question] of questions.entries()) expect(policy).toContain(`\n${index + 1}. **${question}.** `)
  },
)

it('the publication has no paid links or third-party scripts, as its pages state', () => {
  expect(existsSync(new URL('site/ads.json', root))).toBe(false)
  expect(read('site/site.config.ts')).toContain('thirdParty: { scripts: [], proxyHosts: [] }')
})
