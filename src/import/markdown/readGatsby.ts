import { UsageError } from '../../platform/UsageError.ts'
import { SourceFolder } from '../files/SourceFolder.ts'
import type { FoundSource, ImportInput } from '../FoundPost.ts'
import { readMarkdownFiles } from './readMarkdownFiles.ts'

const configs = ['gatsby-config.js', 'gatsby-config.ts', 'gatsby-config.mjs', 'gatsby-config.cjs']
/** Where starters keep their texts; addresses are relative to the longest matching folder. */
const usual = [
  'content/blog',
  'content/posts',
  'content/articles',
  'content/pages',
  'content',
  'src/content/blog',
  'src/content/posts',
  'src/content',
  'src/posts',
  'src/blog',
  'src/pages',
  'posts',
  'blog',
  'articles',
]
/** Texts about the project itself. */
const aside = /^(?:README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT)\b|^(?:\.github|docs|plugins|public|static|cypress|test)\//i

/** Reads the project of a Gatsby site. Its settings are code, which is not run: only a literal URL and title are read. */
export function readGatsby({ source, now, languages }: ImportInput): FoundSource {
  const folder = new SourceFolder(source)
  const config = configs.map((name) => folder.read(name)).find((text) => text !== undefined)
  if (config === undefined)
    throw new UsageError('SOURCE must be the root of a Gatsby project, which has gatsby-config.js or gatsby-config.ts.')
  const files = folder.list().filter((file) => /\.(?:md|mdx|markdown)$/i.test(file) && !aside.test(file))
  const roots = usual.filter((root) => folder.find(root, 'folder') !== undefined)
  return readMarkdownFiles({
    folder,
    files,
    root: (file) => roots.filter((root) => file.startsWith(`${root}/`)).toSorted((a, b) => b.length - a.length)[0] ?? '',
    roots,
    isPage: (file) => /^(?:content|src)\/pages\//.test(file),
    title: setting(config, 'title'),
    url: setting(config, 'siteUrl'),
    author: setting(config, 'author'),
    now,
    languages,
  })
}

/** Returns a setting that is written as a literal. */
function setting(config: string, name: string): string | undefined {
  const [, , value] = new RegExp(`\\b${name}:\\s*(?:\\{\\s*name:\\s*)?(['"\`])([^'"\`$\\n]+)\\1`).exec(config) ?? []
  return value
}
