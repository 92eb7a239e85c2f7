import { withoutUndefined } from '../../shared/withoutUndefined.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { withFrontMatter } from '../start/planPublication.ts'
import { fill, knownStartTexts } from '../start/startTextsIn.ts'
import { type AdditionRequest, type Surroundings, idOf, languageOf, titleOf } from './Addition.ts'
import { addEntry, findOriginal, listStanding } from './addEntry.ts'

/** Adds an author, or another language to an author; `title` is the name. Returns the path of the file. */
export function newAuthor(request: AdditionRequest, site: Surroundings): string {
  const language = languageOf(request, site)
  const id = idOf(request, language)
  const original = findOriginal(site, { root: 'authors', id })
  const [first] = site.languages
  if (!original && language !== first) {
    const then = `then add the other with \`npx roomwright new author ${id} --lang ${language}\``
    throw new UsageError(`An author needs a file in "${first}", the default language. Add that one first, without --lang; ${then}.`)
  }
  const standing = original?.fields['name']
  const name = request.title === undefined && typeof standing === 'string' ? standing : titleOf(request, id, language)
  const namesake = listStanding(site, 'authors', language).find((author) => author.fields['name'] === name && author.id !== id)
  if (namesake) throw new UsageError(`"${name}" is already the name of authors/${namesake.id}. Write a different name with --title.`)
  // In a language that the engine lacks, the name alone rather than an English sentence.
  const description = knownStartTexts(language)?.person ?? '{name} | {title}'
  const fields = withoutUndefined({
    name,
    meta_title: `✍️ ${name} | ${site.title}`,
    meta_description: `✍️ ${fill(description, { name, title: site.title })}`,
    kind: original?.fields['kind'] ?? 'person',
  })
  const body = original && original.language !== language ? original.body : ''
  return addEntry(site, { root: 'authors', id, language, text: withFrontMatter(fields, body) })
}
