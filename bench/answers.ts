import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleIndex } from '../src/search/TitleIndex.ts'
import { TitleSearch } from '../src/search/TitleSearch.ts'
import type { Language } from '../src/shared/languages/languages.ts'
import { titleIndexHash } from '../src/shared/addresses/paths.ts'

// npm run bench:answers [-- OUTPUT]: prints what queries find among the titles of a built site, for the table in docs/search.md.
const queries: Readonly<Partial<Record<Language, readonly (readonly [query: string, why: string])[]>>> = {
  en: [
    ['wobbly CHAIR', 'every word, in any order and case'],
    ['sofa|rug', 'a word is a pattern'],
    ['c++', 'no valid pattern: literally'],
    ['щфл', '“oak” with a Russian keyboard'],
    ['촘ㅑㄱ', '“chair” with a Korean keyboard'],
    ['ch', 'two letters are no query'],
  ],
  tr: [
    ['KAPIDAN', 'capitals of ı and i'],
    ['kapidan', 'ı without its key'],
    ['G.NEŞİ', 'a pattern, with a dotted capital'],
    ['ışığı|güneşi', 'small letters'],
    ['GÜNEŞİ', 'the same in capitals'],
    ['gunesi', 'no marks, on a foreign keyboard'],
    ['dö;eme', '“döşeme” with an English keyboard'],
    ['vjqj', 'nothing on any keyboard'],
  ],
  ru: [
    ['ТЁМНОЙ', 'ё and е are one'],
    ['темной', 'the same'],
    ['cnek', '“стул” with an English keyboard'],
    ['ikbaj|vt,tkm', 'on another keyboard a pattern is taken literally'],
    ['vt,tkm', '“мебель”, whose б is a comma'],
    ['lbdfy rhjdfnm', 'two words'],
    ['ст', 'two letters are no query'],
  ],
  ko: [
    ['소파', 'by syllables'],
    ['ㅅㅍ', 'by leading consonants'],
    ['솦', 'one character is no query'],
    ['가죽 솦', 'the last syllable is being typed'],
    ['ㅊㅅ', 'leading consonants, as they stand'],
    ['책사', 'on its way to 책상'],
    ['thvk', '“소파” with an English keyboard'],
    ['dmlwk', '“의자” with an English keyboard'],
    ['E0 e1', 'Latin letters in any case'],
  ],
}

const output = process.argv[2] ?? 'dist'
const say = (text: string) => process.stdout.write(`${text}\n`)
const inCell = (text: string) => text.replaceAll('|', '\\|')

for (const [language, rows = []] of Object.entries(queries)) {
  const file = join(output, `page-data/sq/d/${titleIndexHash(language)}.json`)
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { readonly data: TitleIndex }
  const search = new TitleSearch(data)
  search.prepare()
  say(`| \`${language}\` query | why | stories | the first, with what is marked |\n|---|---|---|---|`)
  for (const [query, why] of rows) {
    const found = search.find(query, 1)
    const [first] = found?.groups.flatMap((group) => [group, ...group.children].flatMap(({ articles }) => articles)) ?? []
    const marked = (first?.marks ?? [])
      .toReversed()
      .reduce((text, [start, end]) => `${text.slice(0, start)}**${text.slice(start, end)}**${text.slice(end)}`, first?.title ?? '')
    say(`| \`${inCell(query)}\` | ${why} | ${found ? found.count : 'no search yet'} | ${inCell(marked)} |`)
  }
  say('')
}
