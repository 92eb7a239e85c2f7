import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { slugFault, slugFrom } from '../../content/schemas/fields.ts'
import { writeMarkdown } from '../body/writeMarkdown.ts'
import type { FoundAuthor } from '../FoundPost.ts'
import { type Ledger, hashOf } from '../record/Ledger.ts'
import { plainWords } from './describePost.ts'
import type { Destination } from './Destination.ts'

export interface PlannedAuthor {
  readonly key: string
  readonly slug: string
  readonly name: string
  /** Absent if the publication has the author already. */
  readonly file?: { readonly path: string; readonly text: string; readonly hash: string }
}

interface AuthorInput {
  readonly kind: string
  readonly authors: readonly FoundAuthor[]
  /** Keys of the authors whose texts are imported. */
  readonly used: ReadonlySet<string>
  readonly destination: Destination
  readonly ledger: Ledger
}

/** Plans the authors of texts: existing ones are matched by name; for others a file is made from what the source says of them. */
export function planAuthors({ kind, authors, used, destination, ledger }: AuthorInput): ReadonlyMap<string, PlannedAuthor> {
  const { content, languages, title } = destination
  const byName = new Map(content.authors.flatMap(({ id, fields }) => (fields.name === undefined ? [] : [[fields.name, id] as const])))
  const slugs = new Set([
    ...content.folders.filter(({ root }) => root === 'authors').map(({ name }) => name),
    ...Object.values(ledger.authors).map(({ slug }) => slug),
  ])
  const names = new Map<string, PlannedAuthor>()
  const planned = authors
    .filter(({ key }) => used.has(key))
    .map((author): readonly [string, PlannedAuthor] => {
      const key = `${kind}:${author.key}`
      const name = plainWords(author.name).slice(0, 200) || author.key
      const same = names.get(name)
      if (same) return [author.key, same]
      const entry = ledger.authors[key]
      const own = entry && content.authors.find(({ id, language }) => id === entry.slug && language === languages[0])
      const isOurs = entry !== undefined && existsSync(join(destination.site, 'authors', entry.slug, `${languages[0]}.md`))
      const there = byName.get(name)
      if (!entry && there !== undefined) return [author.key, { key, slug: there, name }]
      const slug = entry?.slug ?? freeSlug(author, slugs)
      slugs.add(slug)
      const path = `authors/${slug}/${languages[0]}.md`
      const text = textOf(author, { name, site: title })
      const result: PlannedAuthor = { key, slug, name: (isOurs && own?.fields.name) || name, file: { path, text, hash: hashOf(text) } }
      names.set(name, result)
      return [author.key, result]
    })
  return new Map(
    [
      ...planned,
      ...signers(destination).map((name): readonly [string, PlannedAuthor] => {
        const slug = freeSlug({ key: name, name, isPerson: false }, slugs)
        slugs.add(slug)
        const text = `---\n${stringify({ name, meta_title: name, meta_description: `${name}, ${title}` }, { lineWidth: 0 })}---\n`
        return [
          `signer ${name}`,
          { key: `signer ${name}`, slug, name, file: { path: `authors/${slug}/${languages[0]}.md`, text, hash: hashOf(text) } },
        ]
      }),
    ].filter(([, { name }], index, all) => !all[index]?.[0].startsWith('signer ') || !names.has(name)),
  )
}

/** Lists the authors named by texts of a publication without authors: once it has one, each of them needs a file. */
function signers({ content }: Destination): readonly string[] {
  if (content.authors.length > 0) return []
  return [...new Set(content.articles.flatMap(({ fields }) => fields.author ?? []))]
}

function freeSlug({ slug, name }: FoundAuthor, slugs: ReadonlySet<string>): string {
  const wanted = slug !== undefined && slugFault(slug) === undefined ? slug : slugFrom(name).slice(0, 60).replace(/-+$/, '')
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`
    if (!slugs.has(candidate)) return candidate
  }
}

function textOf({ about, isPerson }: FoundAuthor, { name, site }: { readonly name: string; readonly site: string }): string {
  const words = plainWords(about ?? '')
  const front = {
    name,
    meta_title: name,
    meta_description: words === '' ? `${name}, ${site}` : words.slice(0, 300),
    kind: isPerson ? 'person' : 'desk',
  }
  const body =
    words === ''
      ? ''
      : `\n${writeMarkdown({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: words }] }] })}`
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${body}`
}
