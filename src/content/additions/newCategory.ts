import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type YAMLMap, isMap, isScalar, parseDocument } from 'yaml'
import { UsageError } from '../../platform/UsageError.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { reservedSegments } from '../../shared/addresses/routes.ts'
import { keyFrom } from '../start/planPublication.ts'
import { fill, knownStartTexts } from '../start/startTextsIn.ts'
import { latinSlugOf, slugOf } from '../start/transliterate.ts'
import { type AdditionRequest, type Surroundings, ThereAlreadyError, idOf, languageOf, titleOf } from './Addition.ts'
import { setInYaml } from './setInYaml.ts'

const file = 'categories.yaml'

/** Adds a category, a category below another (`parent/id`), or a title in another language; returns the path of the file. */
export function newCategory(request: AdditionRequest, site: Surroundings): string {
  if (!site.categories.data) throw new UsageError(`${file} cannot be read. See \`npx roomwright check\`.`)
  const language = languageOf(request, site)
  const segments = request.id?.split('/') ?? []
  const id = segments.at(-1)
  const own: AdditionRequest = {
    ...(id !== undefined && id !== '' && { id }),
    ...(request.title !== undefined && { title: request.title }),
  }
  const path = join(site.directory, file)
  const text = readFileSync(path, 'utf8')
  const level = findLevel(text, segments.slice(0, -1))
  const standing = id === undefined ? undefined : level.map?.get(id)
  const options = { request: own, language, site }
  if (isMap(standing) && request.lang !== undefined) {
    replaceFile(path, addTitle(text, [...level.path, id ?? ''], { ...options, category: standing }))
  } else {
    const { key, category } = makeCategory(level, options)
    replaceFile(path, level.map ? setInYaml(text, [...level.path, key], category) : setInYaml(text, level.path, { [key]: category }))
  }
  return file
}

/** The siblings of the new category. */
interface Level {
  readonly path: readonly string[]
  /** Absent if there are no siblings yet. */
  readonly map?: YAMLMap
}

function findLevel(text: string, parents: readonly string[]): Level {
  if (parents.length > 2) throw new UsageError('Categories have three levels: category/subcategory/topic.')
  const document = parseDocument(text)
  const path = parents.flatMap((parent) => [parent, 'children'])
  const missing = parents.find((_, index) => !isMap(document.getIn(path.slice(0, 2 * index + 1))))
  if (missing !== undefined) throw new UsageError(`${file} has no category "${missing}" at that place. Add it first.`)
  const map = parents.length === 0 ? document.contents : document.getIn(path)
  return { path, ...(isMap(map) && map.items.length > 0 && { map }) }
}

interface CategoryOptions {
  /** Its id is the last segment of the requested one. */
  readonly request: AdditionRequest
  readonly language: Language
  readonly site: Surroundings
}

function makeCategory({ map, path }: Level, { request, language, site }: CategoryOptions) {
  const isKey = request.id !== undefined && /^[a-z][A-Za-z0-9]*$/.test(request.id)
  const id = isKey ? (request.id ?? '') : idOf(request, language)
  const title = titleOf(request, id.replace(/[A-Z]/g, ' $&').toLowerCase(), language)
  const slug = slugOf(title, language)
  const siblings = map?.items ?? []
  const key = isKey ? id : keyFrom(latinSlugOf(request.id ?? title, language) ?? `category-${siblings.length + 1}`)
  if (map?.has(key)) throw new ThereAlreadyError(`${file} already has "${key}"; nothing was changed.`)
  const namesake = siblings.find(({ value }) => isMap(value) && value.get('slug') === slug)
  if (namesake) {
    const name = isScalar(namesake.key) ? String(namesake.key.value) : ''
    throw new ThereAlreadyError(`The slug "${slug}" is already used by "${name}"; nothing was changed.`)
  }
  const reserved = path.length === 0 ? reservedSegments(site.languages) : new Set(['page'])
  if (reserved.has(slug)) throw new UsageError(`The path "${slug}" is already used by the site itself. Write another --title.`)
  // Readers see it at once, so in a language that the engine lacks there is none rather than an English one.
  const description = knownStartTexts(language)?.category
  // The default language needs a text; this one stands in until there is one.
  const localised = (words: string) => (language === site.languages[0] ? words : { [site.languages[0]]: words, [language]: words })
  return {
    key,
    category: {
      slug,
      title: localised(title),
      ...(description !== undefined && { description: localised(fill(description, { name: title })) }),
    },
  }
}

function addTitle(
  text: string,
  path: readonly string[],
  { request, language, site, category }: CategoryOptions & { readonly category: YAMLMap },
): string {
  const title = titleOf(request, request.id ?? '', language)
  const standing = category.get('title')
  const [first] = site.languages
  // A single text for all languages counts as the title in the default language.
  if (isMap(standing) ? standing.has(language) : language === first)
    throw new ThereAlreadyError(`The category already has a title in ${language}; nothing was changed.`)
  if (!isMap(standing)) return setInYaml(text, [...path, 'title'], { [first]: standing, [language]: title })
  return setInYaml(text, [...path, 'title', language], title)
}
