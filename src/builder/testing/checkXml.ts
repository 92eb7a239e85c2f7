import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../../fixtures/schemas')

function schemaFile(fileName: string, path = join(folder, fileName)) {
  return { fileName, contents: readFileSync(path, 'utf8') }
}

/** The protocol's own schema comes from a package. */
const protocol = join(dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema/sitemap.xsd')

const kinds = {
  atom: { extension: 'relaxng', schema: schemaFile('atom.rng') },
  rss: { extension: 'relaxng', schema: schemaFile('rss.rng') },
  sitemapIndex: { extension: 'schema', schema: schemaFile('sitemap-index.xsd') },
  sitemap: {
    extension: 'schema',
    schema: schemaFile('sitemap.xsd'),
    preload: [schemaFile('protocol.xsd', protocol), schemaFile('image.xsd'), schemaFile('alternate.xsd')],
  },
} as const

interface XmlFile {
  readonly fileName: string
  readonly contents: string
}

/** Returns the errors that libxml2 finds in files by the schema of their kind; empty if all are valid. */
export async function checkXml(kind: keyof typeof kinds, files: readonly XmlFile[]): Promise<readonly string[]> {
  const result = await validateXML({
    ...kinds[kind],
    xml: files.map(({ fileName, contents }) => ({ fileName: fileName.replaceAll('/', '_'), contents })),
  })
  return result.errors.map(({ rawMessage }) => rawMessage)
}

interface Term {
  readonly parents: readonly string[]
  /** The allowed types of each property, by its name. */
  readonly properties: ReadonlyMap<string, readonly string[]>
}

/** The vocabulary of schema.org, as `schema-dts` generates it. */
const vocabulary = readVocabulary(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/schema\.js$/, 'schema.d.ts'),
    'utf8',
  ),
)

/**
 * Reports what schema.org does not define about a thing: types, properties of a type, values that a property may not have; empty if
 * everything is defined.
 */
export function checkVocabulary(thing: unknown, place = '$'): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap((item, index) => checkVocabulary(item, `${place}[${index}]`))
  if (typeof thing !== 'object' || thing === null) return []
  const { '@context': context, '@graph': graph, '@type': type, ...properties } = thing as Record<string, unknown>
  if (graph !== undefined)
    return [...(context === 'https://schema.org' ? [] : [`${place}: context ${String(context)}`]), ...checkVocabulary(graph, place)]
  if (typeof type !== 'string' || !vocabulary.has(type)) return [`${place}: no type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const range = lineage(type).flatMap((ancestor) => vocabulary.get(ancestor)?.properties.get(name) ?? [])
    if (range.length === 0) return [`${place}: ${type} has no ${name}`]
    const misplaced = [value].flat().filter((item) => !mayHold(range, item))
    return [...misplaced.map(() => `${place}.${name} holds what it may not`), ...checkVocabulary(value, `${place}.${name}`)]
  })
}

const written: Readonly<Record<string, readonly string[]>> = {
  string: ['Text', 'URL', 'Date', 'DateTime', 'string'],
  number: ['Number', 'Integer', 'Float'],
  boolean: ['Boolean'],
}

function mayHold(range: readonly string[], value: unknown): boolean {
  // A URL stands for the thing at that URL: https://schema.org/docs/gs.html#schemaorg_expected.
  if (typeof value === 'string' && /^https?:/.test(value)) return true
  if (typeof value !== 'object' || value === null) return range.some((name) => written[typeof value]?.includes(name))
  const type = String((value as Record<string, unknown>)['@type'])
  return lineage(type).some((ancestor) => range.includes(ancestor))
}

/** Returns a type and all its ancestors. */
function lineage(type: string): readonly string[] {
  return [type, ...(vocabulary.get(type)?.parents ?? []).flatMap(lineage)]
}

function readVocabulary(declarations: string): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>()
  // A type with properties of its own has a base; one without has only a leaf, which extends another's base.
  for (const [, type = '', above = '', body = ''] of declarations.matchAll(
    /^(?:export )?interface (\w+)(?:Base|Leaf) extends ([^{]*)\{(.*?)^\}/gms,
  )) {
    if (terms.has(type)) continue
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)]
    const parents = [...above.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent)
    terms.set(type, { parents, properties: new Map(properties.map(([, name = '', range = '']) => [name, range.split(' | ')])) })
  }
  return terms
}

const address = z.url({ protocol: /^https?$/ })
const author = z.strictObject({ name: z.string().min(1), url: address.optional() })

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), limited to what our feeds use; no other member is allowed. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: address,
  feed_url: address,
  favicon: address.optional(),
  language: z.string().regex(/^[a-z]{2}$/),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      summary: z.string(),
      content_html: z.string().min(1),
      image: address.optional(),
      date_published: z.iso.datetime({ offset: true }),
      date_modified: z.iso.datetime({ offset: true }),
      authors: z.array(author).min(1),
      tags: z.array(z.string().min(1)).optional(),
    }),
  ),
})
