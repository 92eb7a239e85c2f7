import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = join(import.meta.dirname, '../../../fixtures/schemas')

function schemaFile(fileName: string, path = join(folder, fileName)) {
  return { fileName, contents: readFileSync(path, 'utf8') }
}

/** The protocol's own schema comes with a package. */
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

export interface XmlFile {
  readonly fileName: string
  readonly contents: string
}

/** What libxml2 says against files of a kind, by its schema; nothing where all are valid. */
export async function checkXml(kind: keyof typeof kinds, files: readonly XmlFile[]): Promise<readonly string[]> {
  const result = await validateXML({
    ...kinds[kind],
    xml: files.map(({ fileName, contents }) => ({ fileName: fileName.replaceAll('/', '_'), contents })),
  })
  return result.errors.map(({ rawMessage }) => rawMessage)
}
