import { type Fields, fieldOf, isFields, listField, readJson, readToml, readYaml, textField } from '../files/frontMatter.ts'
import type { SourceFolder } from '../files/SourceFolder.ts'

export interface HugoSettings {
  readonly title: string | undefined
  readonly baseUrl: string | undefined
  readonly author: string | undefined
  readonly defaultLanguage: string
  readonly isDefaultInSubfolder: boolean
  readonly languages: readonly string[]
  /** The content folder of each language that has its own. */
  readonly folders: ReadonlyMap<string, string>
  readonly contentFolder: string
  readonly staticFolders: readonly string[]
  /** Permalink patterns by section. */
  readonly permalinks: ReadonlyMap<string, string>
  readonly isUgly: boolean
}

const names = ['hugo', 'config'].flatMap((stem) => ['toml', 'yaml', 'yml', 'json'].map((extension) => `${stem}.${extension}`))

/** Reads the settings of a Hugo site; undefined if there are none. */
export function readHugoSettings(folder: SourceFolder): HugoSettings | undefined {
  const files = [...names, ...folder.list('config/_default').map((file) => `config/_default/${file}`)]
  const parts = files.flatMap((file): readonly Fields[] => {
    const text = folder.read(file)
    if (text === undefined) return []
    const fields = file.endsWith('.toml')
      ? readToml(text)
      : file.endsWith('.json')
        ? readJson(text)
        : /\.ya?ml$/.test(file)
          ? readYaml(text)
          : {}
    const [, name = ''] = /^config\/_default\/([\w-]+)\.(?:[a-z]{2,3}\.)?\w+$/.exec(file) ?? []
    return [name === '' || name === 'hugo' || name === 'config' ? fields : { [name]: fields }]
  })
  if (parts.length === 0) return undefined
  const at = (name: string) => parts.map((part) => fieldOf(part, name)).find((value) => value !== undefined)
  const text = (name: string) => parts.map((part) => textField(part, name)).find((value) => value !== undefined)
  const group = (name: string) => [at(name)].find(isFields) ?? {}
  const languages = Object.entries(group('languages'))
  const author = at('author') ?? fieldOf(group('params'), 'author')
  return {
    title: text('title'),
    baseUrl: text('baseURL'),
    author: isFields(author) ? textField(author, 'name') : typeof author === 'string' ? author : undefined,
    defaultLanguage: text('defaultContentLanguage') ?? 'en',
    isDefaultInSubfolder: at('defaultContentLanguageInSubdir') === true,
    languages: languages.map(([code]) => code),
    folders: new Map(
      languages
        .flatMap(([code, value]) => (isFields(value) ? [[code, (textField(value, 'contentDir') ?? '').replace(/\/+$/, '')] as const] : []))
        .filter(([, name]) => name !== ''),
    ),
    contentFolder: (text('contentDir') ?? 'content').replace(/\/+$/, ''),
    staticFolders: [...parts.flatMap((part) => listField(part, 'staticDir')), 'static'],
    permalinks: permalinksOf(at('permalinks')),
    isUgly: at('uglyURLs') === true,
  }
}

/** Reads patterns such as `posts: /:year/:slug/`, also below `page`. */
function permalinksOf(value: unknown): ReadonlyMap<string, string> {
  if (!isFields(value)) return new Map()
  const pages = isFields(value['page']) ? value['page'] : {}
  return new Map(
    [...Object.entries(value), ...Object.entries(pages)].flatMap(([section, pattern]) =>
      typeof pattern === 'string' ? [[section, pattern] as const] : [],
    ),
  )
}
