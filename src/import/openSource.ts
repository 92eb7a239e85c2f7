import { statSync } from 'node:fs'
import { UsageError } from '../platform/UsageError.ts'
import { type FoundSource, ImportError, type ImportInput } from './FoundPost.ts'

export type SourceKind = 'hugo' | 'jekyll' | 'wordpress' | 'ghost' | 'gatsby' | 'markdown'

/** The required SOURCE of each kind. */
const wants = {
  hugo: { type: 'folder', what: 'the root of a Hugo project, the folder of its hugo.toml' },
  jekyll: { type: 'folder', what: 'the root of a Jekyll project, the folder of its _config.yml' },
  gatsby: { type: 'folder', what: 'the root of a Gatsby project, the folder of its gatsby-config' },
  markdown: { type: 'folder', what: 'a folder of Markdown files' },
  wordpress: { type: 'file', what: 'the XML file of a WordPress export' },
  ghost: { type: 'file', what: 'the JSON file of a Ghost export' },
} as const satisfies Record<SourceKind, { readonly type: 'file' | 'folder'; readonly what: string }>

/** The reader of each kind, loaded on demand. */
const readers: Readonly<Record<SourceKind, () => Promise<(input: ImportInput) => FoundSource>>> = {
  hugo: async () => (await import('./hugo/readHugo.ts')).readHugo,
  jekyll: async () => (await import('./jekyll/readJekyll.ts')).readJekyll,
  gatsby: async () => (await import('./markdown/readGatsby.ts')).readGatsby,
  markdown: async () => (await import('./markdown/readPlainMarkdown.ts')).readPlainMarkdown,
  wordpress: async () => (await import('./wordpress/readWordPress.ts')).readWordPress,
  ghost: async () => (await import('./ghost/readGhost.ts')).readGhost,
}

/** Reads the content of another program. */
export async function openSource(kind: SourceKind, input: ImportInput): Promise<FoundSource> {
  const status = statSync(input.source, { throwIfNoEntry: false })
  const { type, what } = wants[kind]
  const isRight = type === 'file' ? status?.isFile() : status?.isDirectory()
  if (!isRight) throw new UsageError(`${input.source} is not ${what}.`)
  const read = await readers[kind]()
  try {
    return read(input)
  } catch (error) {
    // Faulty texts are left out, so a fault that gets here concerns the settings.
    if (error instanceof ImportError) throw new UsageError(`The settings of ${input.source} cannot be read: ${error.message}.`)
    throw error
  }
}
