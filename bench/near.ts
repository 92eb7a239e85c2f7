import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleIndex } from '../src/search/TitleIndex.ts'
import { TitleSearch } from '../src/search/TitleSearch.ts'
import type { Stem } from '../src/search/near/NearTexts.ts'
import type { Language } from '../src/shared/languages/languages.ts'
import { staticQueryFile, titleIndexHash } from '../src/shared/addresses/paths.ts'

// npm run bench:near: prints what near titles find for words that readers might type, compared with the stories that each should find, for
// a build in `dist/`.
const all = JSON.parse(readFileSync(join(import.meta.dirname, 'nearWords.json'), 'utf8')) as Record<Language, Record<string, string[]>>
const slugOf = (id: string, language: Language) =>
  /^slug: *(.+)$/m.exec(readFileSync(`site/articles/${id}/${language}.md`, 'utf8'))?.[1]?.replace(/^['"]|['"]$/g, '')

for (const [language, words] of Object.entries(all)) {
  const { data } = JSON.parse(readFileSync(join('dist', staticQueryFile(titleIndexHash(language))), 'utf8')) as { data: TitleIndex }
  const { stem } = (await import(`../src/ui/stemmers/${language}.ts`)) as { stem: Stem }
  const search = new TitleSearch(data, stem)
  search.prepare()
  const counts = { exact: 0, right: 0, other: 0, nothing: 0 }
  for (const [query, wanted] of Object.entries(words)) {
    const found = search.find(query, Infinity)
    const paths =
      found?.groups.flatMap((group) => [group, ...group.children]).flatMap(({ articles }) => articles.map(({ path }) => path)) ?? []
    const isRight = paths.some((path) => wanted.some((id) => path.endsWith(`/${slugOf(id, language)}`)))
    const kind =
      !found || (found.count === 0 && found.places.length === 0) ? 'nothing' : !found.near ? 'exact' : isRight ? 'right' : 'other'
    counts[kind]++
    const first = found?.groups[0]?.articles[0] ?? found?.groups[0]?.children[0]?.articles[0]
    process.stdout.write(
      `${[language, query, kind, found?.count ?? 0, first?.title ?? '', found?.places.map(({ title }) => title).join(', ') ?? ''].join(' | ')}\n`,
    )
  }
  process.stdout.write(`${language}: ${JSON.stringify(counts)}\n`)
}
