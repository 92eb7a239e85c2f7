import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createSourceText } from '../src/content/load/source/sourceText.ts'
import { type Language, isKnownTag } from '../src/shared/languages/languages.ts'
import { isInLanguage } from '../src/write/checks/checkLanguage.ts'
import { bodyOf, readBody } from '../src/write/checks/readBody.ts'

// npm run bench:languages [-- PUBLICATION …]: measures how often the generator's language check is right about a paragraph.

interface Labelled {
  readonly language: string
  readonly text: string
}

const root = join(import.meta.dirname, '..')
const least = 0.99

/** Lists the paragraphs of a publication's Markdown files, labelled with the language in the file name. */
function paragraphsOf(site: string): readonly Labelled[] {
  return ['articles', 'authors', 'pages'].flatMap((part) => {
    const folder = join(site, part)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const language = /(?:^|\/)([\w-]+)\.md$/.exec(name)?.[1]
      if (language === undefined || !isKnownTag(language)) return []
      const source = createSourceText(name, readFileSync(join(folder, name), 'utf8'))
      return readBody(bodyOf(source)).paragraphs.map((text) => ({ language, text }))
    })
  })
}

const written = JSON.parse(readFileSync(join(import.meta.dirname, 'languages.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>
const sites = [join(root, 'site'), join(root, 'fixtures/sites/full'), ...process.argv.slice(2)]
const all = [
  ...sites.flatMap(paragraphsOf),
  ...Object.entries(written).flatMap(([language, texts]) => texts.map((text) => ({ language, text }))),
].filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= 25)
// Removes duplicates, since publications may be copies of one another.
const paragraphs = [...new Map(all.map((paragraph) => [paragraph.text, paragraph])).values()]

const languageCodes = [...new Set(paragraphs.map(({ language }) => language))].sort()
let worst = 1
const say = (text: string) => process.stdout.write(`${text}\n`)
for (const language of languageCodes) {
  const wrong = paragraphs.filter((paragraph) => isInLanguage(paragraph.text, language) !== (paragraph.language === language))
  const own = paragraphs.filter((paragraph) => paragraph.language === language)
  const refused = wrong.filter((paragraph) => paragraph.language === language)
  const share = (total: number, bad: number) => (total === 0 ? 1 : (total - bad) / total)
  const rates = [share(own.length, refused.length), share(paragraphs.length - own.length, wrong.length - refused.length)]
  worst = Math.min(worst, ...rates)
  say(
    `${language}: ${percent(rates[0])} of ${own.length} own paragraphs taken, ${percent(rates[1])} of ${paragraphs.length - own.length} others refused`,
  )
  for (const { language: label, text } of wrong.slice(0, 5)) say(`    ${label}: ${text.slice(0, 110)}`)
}
const perCall = measure(languageCodes)
say(
  `${paragraphs.length} paragraphs, ${perCall.toFixed(0)} microseconds each; at least ${percent(least)} is wanted, the worst is ${percent(worst)}`,
)
process.exitCode = worst < least ? 1 : 0

function measure(codes: readonly Language[]): number {
  const start = performance.now()
  for (const language of codes) for (const { text } of paragraphs) isInLanguage(text, language)
  return ((performance.now() - start) / paragraphs.length / codes.length) * 1000
}

function percent(share = 0): string {
  return `${(share * 100).toFixed(2)} %`
}
