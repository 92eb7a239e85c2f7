import { UsageError } from '../../platform/UsageError.ts'
import { infoPageNames, namedPageNames } from '../../shared/addresses/paths.ts'
import { didYouMean } from '../advice/didYouMean.ts'
import { reservedPart } from '../load/entries/freePages.ts'
import { withoutUndefined } from '../../shared/withoutUndefined.ts'
import { withFrontMatter } from '../start/planPublication.ts'
import { startTextsIn } from '../start/startTextsIn.ts'
import { type AdditionRequest, type Surroundings, idOf, languageOf, titleOf } from './Addition.ts'
import { addEntry, findOriginal } from './addEntry.ts'

/** Adds a page, or another language to a page; returns the path of its file. */
export function newPage(request: AdditionRequest, site: Surroundings): string {
  const language = languageOf(request, site)
  const id = idOf(request, language)
  const isNamed = namedPageNames.some((name) => name === id)
  const near = isNamed ? undefined : didYouMean(id, namedPageNames)
  if (near !== undefined) throw new UsageError(`There is no page "${id}". Did you mean ${near}?`)
  const original = findOriginal(site, { root: 'pages', id })
  const address = isNamed ? undefined : original?.fields['address']
  if (!isNamed && address === undefined) refuseTaken(id, site)
  const heading = titleOf(request, id, language)
  const { draft } = startTextsIn(language)
  // Leaves out a page that readers would otherwise see half written.
  const isWaiting = !isNamed || infoPageNames.some((name) => name === id)
  const {
    title = `${heading} | ${site.title}`,
    description = draft.description,
    place = isNamed ? undefined : 'footer',
  } = { ...original?.fields }
  const fields = withoutUndefined({
    title: request.title === undefined ? title : `${heading} | ${site.title}`,
    description,
    heading: id === 'home' ? undefined : request.title === undefined ? (original?.fields['heading'] ?? heading) : heading,
    address,
    place,
    placeholder: isWaiting ? true : undefined,
  })
  return addEntry(site, { root: 'pages', id, language, text: withFrontMatter(fields, original?.body ?? (isWaiting ? draft.body : '')) })
}

/** Throws if the ID is taken as a path: a page without an `address` is published under the name of its folder. */
function refuseTaken(id: string, { languages, categories }: Surroundings): void {
  const taken = reservedPart(`/${id}`, languages) ?? categories.tree.find(({ slug }) => slug === id)?.slug
  if (taken !== undefined) throw new UsageError(`The path "${taken}" is already used by the site itself. Write another ID.`)
}
