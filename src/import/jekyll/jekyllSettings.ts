import { type Fields, fieldOf, isFields, readYaml, textField } from '../files/frontMatter.ts'
import type { SourceFolder } from '../files/SourceFolder.ts'

export interface JekyllSettings {
  readonly fields: Fields
  readonly title: string | undefined
  readonly url: string | undefined
  /** Path prefix of all addresses; empty if there is none. */
  readonly base: string
  readonly author: string | undefined
  readonly language: string | undefined
  readonly permalink: string
  /** Collections besides posts that have pages, with their permalink patterns. */
  readonly collections: ReadonlyMap<string, string | undefined>
  /** Returns the default fields that the settings define for a path and type. */
  defaultsFor(path: string, type: string): Fields
}

const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
}

/** Reads `_config.yml`; undefined if there is none. */
export function readJekyllSettings(folder: SourceFolder): JekyllSettings | undefined {
  const text = folder.read('_config.yml') ?? folder.read('_config.yaml')
  if (text === undefined) return undefined
  const fields = readYaml(text)
  const author = fieldOf(fields, 'author')
  const collections = isFields(fields['collections']) ? Object.entries(fields['collections']) : []
  const permalink = textField(fields, 'permalink') ?? 'date'
  return {
    fields,
    title: textField(fields, 'title', 'name'),
    url: textField(fields, 'url'),
    base: (textField(fields, 'baseurl') ?? '').replace(/^\/?(?=.)/, '/').replace(/\/+$/, ''),
    author: isFields(author) ? textField(author, 'name') : typeof author === 'string' ? author : undefined,
    language: textField(fields, 'lang', 'locale', 'language'),
    permalink: styles[permalink] ?? permalink,
    collections: new Map(
      collections.flatMap(([name, value]) =>
        isFields(value) && value['output'] === true && name !== 'posts' ? [[name, textField(value, 'permalink')] as const] : [],
      ),
    ),
    defaultsFor: (path, type) => defaultsOf(fields, { path, type }),
  }
}

function defaultsOf(fields: Fields, { path, type }: { readonly path: string; readonly type: string }): Fields {
  const defaults = Array.isArray(fields['defaults']) ? (fields['defaults'] as readonly unknown[]) : []
  const fitting = defaults.flatMap((entry): readonly Fields[] => {
    if (!isFields(entry) || !isFields(entry['values'])) return []
    const scope = isFields(entry['scope']) ? entry['scope'] : {}
    const [within, kind] = [textField(scope, 'path') ?? '', textField(scope, 'type')]
    return path.startsWith(within.replace(/\*.*$/, '')) && (kind === undefined || kind === type) ? [entry['values']] : []
  })
  return Object.assign({}, ...fitting) as Fields
}
