import { UsageError } from '../../platform/UsageError.ts'
import { SourceFolder } from '../files/SourceFolder.ts'
import type { FoundSource, ImportInput } from '../FoundPost.ts'
import { readMarkdownFiles } from './readMarkdownFiles.ts'

/** Reads a folder of Markdown files. */
export function readPlainMarkdown({ source, now, languages }: ImportInput): FoundSource {
  const folder = new SourceFolder(source)
  const files = folder.list().filter((file) => /\.(?:md|mdx|markdown|mdown)$/i.test(file))
  if (files.length === 0) throw new UsageError('SOURCE must be a folder of Markdown: it, or a folder in it, has files that end in .md.')
  return readMarkdownFiles({
    folder,
    files,
    root: () => '',
    roots: [],
    title: undefined,
    url: undefined,
    author: undefined,
    now,
    languages,
  })
}
