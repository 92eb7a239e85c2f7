import { type Language, mainLanguageOf } from '../../shared/languages/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import { checkLine } from '../checks/checkLine.ts'
import type { CataloguePicture } from '../pictures/loadCatalogue.ts'
import { answerSchemas } from '../prompts/parseAnswer.ts'
import { instructionsOf } from '../prompts/passRequest.ts'
import type { RunContext } from '../run/RunContext.ts'
import type { KnownPublication } from '../run/loadKnownPublication.ts'
import { type ArticleTask, SetAsideError, askPass } from './askPass.ts'

/** A picture of the catalogue, with its alternative text in the draft's language. */
export interface LeadPicture {
  readonly picture: CataloguePicture
  readonly alt: string
}

interface ChosenPicture {
  /** Absent if none fits; the draft then still needs the picture it describes. */
  readonly lead?: LeadPicture
  readonly notes: readonly Finding[]
}

/**
 * Chooses the lead picture from those of the catalogue that no article in the language
 * uses. An article is never set aside for lack of one.
 */
export async function choosePicture(
  task: ArticleTask,
  text: { readonly title: string; readonly description: string; readonly wanted: string; readonly category: string },
  { publication, reservations, call }: RunContext,
): Promise<ChosenPicture> {
  const { unit, language, settings } = task
  const { category, ...words } = text
  const isFree = (hash: string) => reservations.isPictureFree(unit, { language, hash })
  const candidates = pictureCandidates({ category, isFree }, publication)
  if (candidates.length === 0) return { notes: [] }
  const instructions = instructionsOf('picture', language, settings)
  const suffixes = settings.rules.conversationalTurkish
  let lead: LeadPicture | undefined

  function faultsOf(name: string, said: string): readonly Finding[] {
    lead = undefined
    if (name === '') return []
    const picture = publication.pictures.find((candidate) => candidate.name === name)
    if (!picture) return [{ rule: 'picture', message: `There is no picture "${name.slice(0, 80)}". Name one of \`pictures\`, or none.` }]
    if (!isFree(picture.hash)) return [{ rule: 'picture', message: `The picture "${name}" is already taken. Name another, or none.` }]
    const known = altIn(picture, language)
    const alt = known ?? said.trim()
    const faults = known === undefined ? checkLine(alt, { language, name: 'The text of `alt`', longest: 300, instructions, suffixes }) : []
    if (faults.length > 0) return faults
    lead = { picture, alt }
    reservations.takePicture(unit, { language, hash: picture.hash })
    return []
  }

  const data = { ...words, pictures: pictureData(candidates, language) }
  try {
    await askPass({ unit, language, settings, pass: 'picture', data, schema: answerSchemas.picture }, call, ({ picture, alt }) =>
      faultsOf(picture.trim(), alt),
    )
  } catch (error) {
    if (!(error instanceof SetAsideError)) throw error
    return { notes: error.findings.map(({ message }) => ({ rule: 'picture', message: `No picture was chosen: ${message}` })) }
  }
  return { ...(lead && { lead }), notes: [] }
}

/** More would make a prompt expensive without improving the choice. */
const listed = 40

interface PictureWish {
  /** Key of the category that the article is filed under. */
  readonly category: string
  isFree(hash: string): boolean
}

/** Returns pictures that no article in the language uses, those of the article's own category first. */
export function pictureCandidates(
  { category, isFree }: PictureWish,
  { pictures, articles }: Pick<KnownPublication, 'pictures' | 'articles'>,
): readonly CataloguePicture[] {
  const near = new Set(articles.filter(({ categories }) => categories.includes(category)).map(({ id }) => id))
  const free = pictures.filter(({ hash }) => isFree(hash))
  return [...free.filter(({ name }) => near.has(name)), ...free.filter(({ name }) => !near.has(name))].slice(0, listed)
}

/** Formats pictures for a prompt. */
export function pictureData(candidates: readonly CataloguePicture[], language: Language) {
  return candidates.map((picture) => ({
    name: picture.name,
    shows: altIn(picture, language) ?? picture.alt.en ?? Object.values(picture.alt)[0] ?? '',
  }))
}

function altIn({ alt }: CataloguePicture, language: Language): string | undefined {
  return alt[language] ?? alt[mainLanguageOf(language)]
}
